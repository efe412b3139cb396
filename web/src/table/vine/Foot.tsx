import type { ComponentChildren } from "preact";
import { Art } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { Cut, Offer, VineEvent } from "../../engine/vine";
import { rich, t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { useAid } from "../aid";
import { HintBox } from "../HintBox";
import { single } from "../media";
import { type Company, nameOf, useCompany } from "../words";
import { linesOf } from "./log";
import { notesOf } from "./notes";
import type { Play } from "./play";
import { stuckText } from "./Supply";
import { type Change, changesOf, deedText, goalName, ownerName, plus, tilesIn, whose, whyText } from "./words";

/** Whose turn it is and what can be done, or what the picked place would change: one line of fixed height. */
export function Status({ play, thinking }: { play: Play; thinking: Seat | null }) {
  return (
    <p class="prev" role="status">
      <Line play={play} thinking={thinking} />
    </p>
  );
}

function Line({ play, thinking }: { play: Play; thinking: Seat | null }) {
  const company = useCompany();
  const { hint } = useAid();
  const { view, log, choices, mode, choice, slots, told } = play;
  if (told.value)
    return (
      <>
        <span class="tag bad">{t("table.not-now")}</span>
        <span class="words">{told.value}</span>
      </>
    );
  if (view.phase === "over") return <span class="words">{t("vine.over")}</span>;
  if (!mode) {
    const seat = view.toMove ?? thinking ?? 0;
    return (
      <>
        <span class="tag sun">{seat === company.you ? t("table.your-turn") : t("table.turn-of", { name: nameOf(company, seat) })}</span>
        <span class="words">{news(log, company)}</span>
      </>
    );
  }
  if (hint && !single.value && !touched(play))
    return (
      <>
        <span class="tag sun">{t("table.hint")}</span>
        <span class="words">{hint.words}</span>
      </>
    );
  if (mode === "prune") {
    const before = view.vines[play.own];
    if (choice.cut && before)
      return (
        <>
          <span class="tag bad">
            <Art id="scissors" />
            {t("vine.cut-mark")}
          </span>
          {single.value && <CutBrings cut={choice.cut} />}
          <Changes changes={changesOf(before, choice.cut.after).filter(({ what }) => !single.value || what === "open" || what === "points")} />
          <span class="words desk">{t("vine.cut-past")}</span>
        </>
      );
    return (
      <>
        <span class="tag bad">
          <Art id="scissors" />
          {t("vine.cut-one")}
        </span>
        <span class="words">{t(choices?.mustCut ? "vine.prune-must" : "vine.tell-joint")}</span>
      </>
    );
  }
  const picked = slots.filter((slot) => slot.picked).sort((one, other) => (view.solo ? one.vine - other.vine : 0));
  if (picked.length === 0)
    return (
      <>
        <span class="tag sun">{t("table.your-turn")}</span>
        <span class="words">{(single.value && notesOf(play, company)[0]) || asks(play, company)}</span>
      </>
    );
  return (
    <>
      <span class="tag sun">{single.value ? t("vine.here") : t("vine.if", { way: picked[0]?.way ?? "keep", both: picked.length > 1 ? "yes" : "no" })}</span>
      {picked.map(({ vine, picked: offer }) => offer && <After key={vine} play={play} offer={offer} name={picked.length > 1 || vine !== play.own ? ownerName(view, company, vine) : null} few={picked.length > 1} />)}
    </>
  );
}

/** Something is taken up or picked: that is spoken of, and no longer of a hint. */
const touched = ({ mode, choice }: Play): boolean => choice.at !== null || choice.picked.size > 0 || choice.compost !== null || choice.stacking || (mode === "prune" && choice.cut !== null);

/** Where no panel tells it. */
function CutBrings({ cut }: { cut: Cut }) {
  return (
    <>
      <span>{rich("vine.cut-gives", { tokens: cut.tokens, written: plus(cut.tokens) })}</span>
      {cut.beans > 0 && <span>{rich("vine.cut-saves", { beans: cut.beans })}</span>}
    </>
  );
}

/** What the last move did that left a line in the log. */
function news(log: VineEvent[], company: Company): ComponentChildren {
  const last = log.findLast((event) => linesOf([event], company).length > 0)?.move;
  return linesOf(log.filter(({ move }) => move === last), company).flatMap(({ text }, at) => (at > 0 ? [" · ", text] : [text]));
}

function asks(play: Play, company: Company): ComponentChildren {
  const { view, choices, mode, slots, choice } = play;
  const some = slots.some(({ offers }) => offers.length > 0);
  if (mode === "pair" || (mode === "placing" && slots.length > 1)) return t("vine.ask-pair", { some: some ? "yes" : "no", ...whose(view, company, view.left) });
  if (mode === "hand") return choice.at === null ? t("vine.ask-tile") : t("vine.ask-place", { some: some ? "yes" : "no" });
  if (mode === "placing" || some) return t("vine.ask-place", { some: some ? "yes" : "no" });
  const stuck = !view.beanTaken && choices?.beans.every(({ why }) => why) ? choices.beans : null;
  return stuck && single.value ? stuckText(stuck) : t("vine.ask-bean", { taken: view.beanTaken || stuck ? "yes" : "no", spend: choices?.refresh.move || choices?.compost.why === null ? "yes" : "no" });
}

function After({ play, offer, name, few }: { play: Play; offer: Offer; name: string | null; few: boolean }) {
  const before = play.view.vines[offer.vine];
  if (!before) return null;
  const all = changesOf(before, offer.after);
  return (
    <span class={few ? "after few" : "after"}>
      {name && <span class="of">{name}</span>}
      <Changes changes={few ? all.filter(({ what }) => what === "points" || (what === "open" && !single.value)) : all} />
      {offer.goals.map((goal) => (
        <span key={goal} class="tag ok">
          {goalName(goal)}
        </span>
      ))}
    </span>
  );
}

function Changes({ changes }: { changes: Change[] }) {
  return (
    <>
      {changes.map(({ what, from, to, same }) => (
        <span key={what} class={same && changes.length > 1 ? `c-${what} same` : `c-${what}`}>
          {rich("vine.change", { what, from, to })}
        </span>
      ))}
    </>
  );
}

export interface ActProps {
  play: Play;
  skip: () => void;
  end: () => void;
}

/** The big buttons. */
export function Act({ play, skip, end }: ActProps) {
  const company = useCompany();
  const { idle, hint } = useAid();
  const { choices, mode, deed, choice, slots, rotate, shown } = play;
  // The place that is missing is on a vine that is not large now.
  const away = deed && deed.missing !== null && !shown.includes(deed.missing) ? deed.missing : null;
  if (!choices || !mode) return <div class="vdo">{idle}</div>;
  if (hint && !touched(play)) return <div class="vdo">{single.value ? <HintBox /> : hint.buttons}</div>;
  const place = slots.some(({ face }) => "tile" in face);
  return (
    <div class="vdo">
      {place && (
        <button type="button" class="btn quiet rotate" aria-disabled={!rotate} title={rotate ? undefined : t("vine.rotate-not")} onClick={() => rotate?.()}>
          <Icon name="rot" />
          {t("vine.rotate")}
        </button>
      )}
      {mode === "prune" && (
        <button type="button" class={choice.cut ? "btn" : "btn pri"} aria-disabled={!choices.skip} aria-description={choices.skip ? undefined : t("vine.prune-must")} onClick={skip}>
          {t("vine.skip")}
          <Key name="N" />
        </button>
      )}
      {mode === "hand" && <Ways play={play} />}
      {mode === "bean" && (
        <button type="button" class={deed ? "btn" : "btn pri"} aria-disabled={!choices.end.move} aria-description={choices.end.why ? whyText(choices.end.why) : undefined} onClick={end}>
          {t("vine.end")}
          {!deed && <Key name="E" />}
        </button>
      )}
      {(deed || mode === "prune") && (
        <button
          type="button"
          class={`btn main ${mode === "prune" ? "dang" : "pri"}`}
          aria-disabled={!deed || (deed.missing !== null && away === null)}
          onClick={() => (deed ? play.commit() : play.act(null, t("vine.tell-joint")))}
        >
          {away !== null ? t("vine.do-next", whose(play.view, company, away)) : deed ? deedText(deed, choice.cut ? tilesIn(choice.cut) : 0) : t("vine.do-cut", { tiles: 0 })}
          {deed?.missing === null && <Key name="Enter" />}
        </button>
      )}
    </div>
  );
}

/** A tile of three that has no place on a vine can still go that way. */
function Ways({ play }: { play: Play }) {
  const company = useCompany();
  const { view, slots } = play;
  return (
    <>
      {slots
        .filter(({ offers, first }) => offers.length === 0 && first)
        .map(({ way, first, vine }) => (
          <button key={way} type="button" class="btn" onClick={() => play.act(first, "")}>
            {t("vine.do-way", { way, name: ownerName(view, company, vine) })}
          </button>
        ))}
    </>
  );
}

const Key = ({ name }: { name: string }) => (
  <kbd class="desk" aria-hidden="true">
    {name}
  </kbd>
);
