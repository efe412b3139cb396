import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/client";
import { askVariants, families, familyOf, unitOf, variantOf } from "../games";
import { t } from "../i18n";
import { go, type Place } from "../router";
import { keepGame } from "../table/keep";
import { Dialog } from "../ui/Dialog";
import { faultText, type FaultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { HomeScreen } from "./Home";
import { DealCode } from "./newgame/DealCode";
import { dealsOf, draft, given, givenName, optionsOf, remember, remembered, seated, seatsFor, seatsToPlay, randomSeed, watching, type Draft } from "./newgame/draft";
import { Hints } from "./newgame/Hints";
import { Options } from "./newgame/Options";
import { Rulings } from "./newgame/Rulings";
import { SeatRow } from "./newgame/SeatRow";
import { Games, Ways } from "./newgame/Ways";

/** The draft that an address asks for: the last table, with what the link says. */
function drafted(query: URLSearchParams): Draft {
  const gift = query.has("given") ? given.peek() : null;
  if (gift) {
    const base = remembered(gift.game);
    const seats = gift.seat === null ? base.seats : seated(base.seats, gift.seat);
    return { ...base, game: gift.game, players: gift.players, seats, code: "" };
  }
  given.value = null;
  const asked = query.get("game") ?? "";
  const base = remembered((familyOf(asked) ?? families.value[0])?.id ?? "");
  const wanted = Number(query.get("players") ?? base.players);
  const variant = variantOf(asked, wanted) ?? variantOf(base.game, wanted);
  const game = variant?.game ?? base.game;
  const players = variant ? seatsFor(variant, wanted) : base.players;
  const seats = query.has("watch") ? watching(base.seats) : base.seats;
  return { ...base, game, players, wanted: Number(query.get("players") ?? base.wanted), seats, code: query.get("code") ?? "" };
}

async function deal(now: Draft): Promise<string> {
  const seats = seatsToPlay(now);
  const gift = given.value;
  await askVariants(); // who deals before the core woke up has options all the same
  const made = gift ?? (await engine.call("create", {
    game: now.game,
    players: now.players,
    options: optionsOf(now),
    seed: now.code.trim() || randomSeed(),
    meta: { seats },
  }));
  return keepGame(made.text, now.hints ? { seats } : { seats, hints: false });
}

function GivenNote() {
  const gift = given.value;
  if (!gift) return null;
  return (
    <div class="dc">
      <span class="lb">{t("newgame.given", { unit: unitOf(gift.game) })}</span>
      <i>{t(`newgame.given-${gift.kind}`, { moves: gift.moves, unit: unitOf(gift.game) })}</i>
      {gift.code && <b class="given-code">{gift.code}</b>}
    </div>
  );
}

function SumUp({ people }: { people: number }) {
  const now = draft.value;
  const family = familyOf(now.game);
  const variant = variantOf(now.game, now.players);
  const deals = given.value ? null : dealsOf(now);
  if (!family || !variant) return null;
  return (
    <span class="sumup">
      <b>{family.variants.some(({ titled }) => titled) ? t(variant.name) : t("newgame.count", { count: now.players })}</b>
      {" · "}
      {people === 0 ? t("newgame.sum-watch") : t("newgame.sum", { people, bots: now.players - people })}
      {deals !== null && <> · {t("newgame.sum-deals", { deals })}</>}
      {(deals !== null || family.unit !== "deal") && <span class="desk"> · {t("newgame.about-time", { minutes: (variant.minutes ?? family.minutes) * (deals ?? 1) })}</span>}
    </span>
  );
}

export function NewGameScreen({ place }: { place: Place }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultText | null>(null);
  useEffect(() => {
    draft.value = drafted(place.query);
  }, [place.hash]);

  const now = draft.value;
  const family = familyOf(now.game);
  if (!family) return <HomeScreen />;
  const partners = variantOf(now.game, now.players)?.partners ?? false;
  const seats = now.seats.slice(0, now.players);
  const people = seats.filter(({ kind }) => kind === "person").length;
  const goesOn = given.value !== null && given.value.kind !== "deal";
  const opposite = (at: number): string | null => {
    const across = (at + 2) % now.players;
    return partners ? seats[across]?.name || givenName(seats, across) : null;
  };

  async function start() {
    if (busy) return;
    setBusy(true);
    setFault(null);
    if (engine.state.value === "failed") engine.start();
    engine.start(); // once more, if it could not start before
    if (!given.value && people > 0) remember(draft.value);
    try {
      go(`/table/${await deal(draft.value)}`, true); // back leads past the dialog
    } catch (caught) {
      setFault(faultText(caught));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <HomeScreen />
      <Dialog
        title={t("newgame.title")}
        class="newgame"
        onClose={() => go("/")}
        head={given.value ? <span class="tag for">{t(family.name)}</span> : <Games family={family} />}
        foot={
          <>
            {fault && <p class="field-note bad" role="alert"><b>{fault.title}.</b> {fault.text}</p>}
            <SumUp people={people} />
            <button type="button" class="btn pri" aria-disabled={busy} onClick={() => void start()}>
              <Icon name="play" />
              {busy ? (engine.state.value === "ready" ? t("newgame.dealing", { unit: family.unit }) : t("newgame.waking")) : goesOn ? t("newgame.play-on") : t("newgame.deal", { unit: family.unit })}
            </button>
          </>
        }
      >
        <div class="c3">
          <Ways fixed={given.value !== null} />
          <section class="cse" aria-labelledby="seats">
            <div class="hrow">
              <h3 id="seats">{t("newgame.seats")}</h3>
              {seats.length > 1 && <span>{t("newgame.order")}</span>}
            </div>
            <ol class="sl">
              {seats.map((seat, at) => <SeatRow key={at} at={at} seats={seats} seat={seat} people={people} partner={opposite(at)} />)}
            </ol>
            {people === 0 && <p class="field-note">{t("newgame.watch-note", { unit: family.unit })}</p>}
            {people > 1 && <p class="field-note">{t("newgame.pass-note", { unit: family.unit })}</p>}
          </section>
          <section class="cop" aria-labelledby="options">
            <h3 id="options">{t("newgame.options")}</h3>
            {given.value ? <GivenNote /> : <DealCode />}
            {!given.value && <Options />}
            <Hints />
            <Rulings />
          </section>
        </div>
      </Dialog>
    </>
  );
}
