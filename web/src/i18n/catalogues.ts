/** Every sentence a player can read, by namespace; a new namespace is one more line here for each language. The rules have their own, in rules.ts. */
import en_about from "./en/about.json";
import en_card from "./en/card.json";
import en_common from "./en/common.json";
import en_error from "./en/error.json";
import en_home from "./en/home.json";
import en_log from "./en/log.json";
import en_newgame from "./en/newgame.json";
import en_payout from "./en/payout.json";
import en_reason from "./en/reason.json";
import en_saves from "./en/saves.json";
import en_settings from "./en/settings.json";
import en_share from "./en/share.json";
import en_table from "./en/table.json";
import it_about from "./it/about.json";
import it_card from "./it/card.json";
import it_common from "./it/common.json";
import it_error from "./it/error.json";
import it_home from "./it/home.json";
import it_log from "./it/log.json";
import it_newgame from "./it/newgame.json";
import it_payout from "./it/payout.json";
import it_reason from "./it/reason.json";
import it_saves from "./it/saves.json";
import it_settings from "./it/settings.json";
import it_share from "./it/share.json";
import it_table from "./it/table.json";

export const en = {
  about: en_about,
  card: en_card,
  common: en_common,
  error: en_error,
  home: en_home,
  log: en_log,
  newgame: en_newgame,
  payout: en_payout,
  reason: en_reason,
  saves: en_saves,
  settings: en_settings,
  share: en_share,
  table: en_table,
};
export const it = {
  about: it_about,
  card: it_card,
  common: it_common,
  error: it_error,
  home: it_home,
  log: it_log,
  newgame: it_newgame,
  payout: it_payout,
  reason: it_reason,
  saves: it_saves,
  settings: it_settings,
  share: it_share,
  table: it_table,
};
