import type { ComponentChildren } from "preact";
import { Face } from "../../art/Art";
import type { Move, Seat } from "../../engine/types";
import type { HandCard, VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import { rich, t } from "../../i18n";
import { faceOf, nameOf, useCompany } from "../words";
import { cardName, cardTitle, only, written } from "./cards";
import { playsOf, rowsOf } from "./choice";
import { linesOf } from "./log";
import { Beside, PotOf } from "./Seats";
import { ReadyCount } from "./double/Ready";
import { Aside } from "./tournament/Tray";
import { taskText } from "./tournament/words";
import { laidSince } from "./words";

interface Props {
  view: VegeTablesView;
  log: VegeTablesEvent[];
  held: HandCard | undefined;
  /** The move of a free card that is chosen. */
  picked?: Move | null;
  /** What the person to move is asked, when the board knows better. */
  asked?: ComponentChildren;
  mine: boolean;
  me: Seat;
  /** Why not: said on demand, in place of the rest. */
  told: string | null;
}

/** Whose turn, what is possible, what is at stake: one line of fixed height. */
export function Status(props: Props) {
  const company = useCompany();
  const [mark, text] = useLine(props);
  const { view, me } = props;
  const here = view.seats[me];
  return (
    <p class="status vstatus" role="status">
      <span class="tm">
        {mark && <span class={`turnmark ${props.told ? "no" : ""}`}>{mark}</span>}
        <span class="me-s phone" aria-hidden="true">
          <Face face={faceOf(company, me)} />
          <b class="num">{written(here?.points ?? 0)}</b>
          {here && <PotOf here={here} />}
          {here && view.piles && <ReadyCount here={here} />}
          {here && !view.piles && (view.silos ? <Aside here={here} /> : <Beside count={here.beside} />)}
        </span>
      </span>
      <span class="words">{text}</span>
    </p>
  );
}

function useLine({ view, log, held, picked = null, asked, mine, told }: Props): [string, ComponentChildren] {
  const company = useCompany();
  if (told) return [t("table.not-now"), told];
  const to = view.toMove;
  if (view.phase === "over") return ["", ""];
  if (to === null) return ["", news(log.filter(({ kind }) => kind === "close" || kind === "stuck"), company)];
  const turn = (seat: Seat) => (seat === company.you || (mine && seat === to) ? t("table.your-turn") : t("table.turn-of", { name: nameOf(company, seat) }));
  if (view.phase === "dealer") {
    if (mine) return [turn(to), t(view.giving?.card ? "vege.deal-white" : "vege.deal-short")];
    return [turn(to), t("vege.dealing", { name: nameOf(company, to) })];
  }
  if (view.phase === "give" && view.exchange) {
    const { from } = view.exchange;
    if (mine) return [turn(from), rich("vege.give-back")];
    return [turn(from), t("vege.giving-back", { name: nameOf(company, to) })];
  }
  if (!mine) return [turn(to), news(log, company)];
  if (asked) return [turn(to), asked];
  const task = view.silos && !held ? taskText(view, log, company, picked) : null;
  const mark = view.visit && view.visit.seat !== to ? t("tournament.you-choose") : turn(to);
  return [mark, task ?? possible(view, log, held)];
}

function news(log: VegeTablesEvent[], company: Parameters<typeof linesOf>[1]): ComponentChildren {
  const last = log.at(-1)?.move;
  return linesOf(log.filter(({ move }) => move === last), company)[0]?.text ?? "";
}

/** What the person to move may do, in a sentence. */
function possible(view: VegeTablesView, log: VegeTablesEvent[], held: HandCard | undefined): ComponentChildren {
  const { legal, owed, common } = view;
  if (only(legal, "stuck")) return t("vege.stuck-status");
  if (held && rowsOf(held).size > 0) return t("vege.choose-row", { card: cardTitle(held.card) });
  const next = common?.cards[common.draws];
  if (held && playsOf(held).length > 0 && next) return rich("vege.would-draw", { card: cardTitle(held.card), next: cardName(next), closing: owed.closingPays });
  if (!view.acted) {
    if (only(legal, "play")) return t("vege.must-play");
    return only(legal, "discard") ? t("vege.only-discards") : t("vege.only-tractor");
  }
  const laid = laidSince(log);
  if (owed.toPot === 0) return rich("vege.pot-open", { pays: owed.potPays ?? 0 });
  if (owed.toPot !== null) return rich("vege.to-pot", { laid, more: owed.toPot, pays: owed.potPays ?? 0 });
  if (owed.closingPays > 0) return rich("vege.to-close", { laid, pays: owed.closingPays });
  return t("vege.play-on", { laid });
}
