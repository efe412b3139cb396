import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/client";
import type { OptionInfo } from "../engine/types";
import { families, familyOf, variantOf } from "../games";
import { has, t, type Key } from "../i18n";
import { go, type Place } from "../router";
import { keepGame } from "../table/keep";
import { Choices } from "../ui/Choices";
import { Dialog } from "../ui/Dialog";
import { faultText, type FaultText } from "../ui/faults";
import { Icon } from "../ui/Icon";
import { HomeScreen } from "./Home";
import { DealCode } from "./newgame/DealCode";
import { change, draft, given, remember, remembered, seated, seatsToPlay, randomSeed, watching, type Draft } from "./newgame/draft";
import { SeatRow } from "./newgame/SeatRow";
import { RULINGS } from "./rules/rulings";

/** The draft that an address asks for: the last table, with what the link says. */
function drafted(query: URLSearchParams): Draft {
  const gift = query.has("given") ? given.peek() : null;
  if (gift) {
    const base = remembered(gift.game);
    const seats = gift.seat === null ? base.seats : seated(base.seats, gift.seat);
    return { ...base, players: gift.players, seats, code: "" };
  }
  given.value = null;
  const game = familyOf(query.get("game") ?? "")?.game ?? families.value[0]?.game ?? "";
  const base = remembered(game);
  const allowed = variantOf(game)?.players ?? familyOf(game)?.players ?? [];
  const asked = Number(query.get("players") ?? base.players);
  const players = allowed.includes(asked) ? asked : (allowed.at(-1) ?? base.players);
  const seats = query.has("watch") ? watching(base.seats) : base.seats;
  return { ...base, players, seats, code: query.get("code") ?? "" };
}

const optionName = (option: OptionInfo): string => {
  const name = `newgame.option-${option.name}`;
  return has(name) ? t(name) : option.name;
};
const optionValue = (option: OptionInfo, value: string): string => {
  const name = `newgame.option-${option.name}-${value}`;
  return has(name) ? t(name) : value;
};

async function deal(now: Draft): Promise<string> {
  const seats = seatsToPlay(now);
  const gift = given.value;
  const made = gift ?? (await engine.call("create", {
    game: now.game,
    players: now.players,
    options: now.options,
    seed: now.code.trim() || randomSeed(),
    meta: { seats },
  }));
  return keepGame(made.text, seats);
}

function Players({ allowed }: { allowed: readonly number[] }) {
  const { players, game } = draft.value;
  const family = familyOf(game);
  return (
    <fieldset class="cv">
      <legend>{t("newgame.players")}</legend>
      {allowed.map((count) => {
        const variant = family?.variants.find((one) => one.players === count);
        return (
          <label key={count} class="vr">
            <input type="radio" class="vh" name="players" checked={players === count} onChange={() => change({ players: count })} />
            <span class="rd" aria-hidden="true" />
            <span>
              <b>{variant ? t(variant.name) : t("newgame.count", { count })}</b>
              {variant && <i>{t(variant.note)}</i>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function GivenNote() {
  const gift = given.value;
  if (!gift) return null;
  return (
    <div class="dc">
      <span class="lb">{t("newgame.given")}</span>
      <i>{t(`newgame.given-${gift.kind}`, { moves: gift.moves })}</i>
      {gift.code && <b class="given-code">{gift.code}</b>}
    </div>
  );
}

function Rulings({ game }: { game: string }) {
  return (
    <details class="rul" open>
      <summary>
        <Icon name="book" />
        {t("newgame.rulings")}
        <b>{RULINGS.length}</b>
      </summary>
      <ul>
        {RULINGS.map((id) => <li key={id}>{t(`rules.ruling-${id}-short` as Key)}</li>)}
      </ul>
      <a class="btn quiet" href={`#/rules/${game}/rulings`}>{t("newgame.rulings-all")}</a>
    </details>
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
  const variant = variantOf(now.game);
  const seats = now.seats.slice(0, now.players);
  const people = seats.filter(({ kind }) => kind === "person").length;
  const goesOn = given.value !== null && given.value.kind !== "deal";
  const options = (variant?.options ?? []).filter(({ values }) => values.length > 1);

  async function start() {
    if (busy) return;
    setBusy(true);
    setFault(null);
    if (engine.state.value === "failed") engine.start();
    engine.start(); // once more, if it could not start before
    if (!given.value && people > 0) remember(draft.value);
    try {
      go(`/table/${await deal(draft.value)}`);
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
        head={<span class="tag for">{t(family.name)}</span>}
        foot={
          <>
            {fault && <p class="field-note bad" role="alert"><b>{fault.title}.</b> {fault.text}</p>}
            <span class="sumup">
              <b>{t("newgame.count", { count: now.players })}</b> · {people === 0 ? t("newgame.sum-watch") : t("newgame.sum", { people, bots: now.players - people })}
              <span class="desk"> · {t("newgame.about-time", { minutes: family.minutes })}</span>
            </span>
            <button type="button" class="btn pri" aria-disabled={busy} onClick={() => void start()}>
              <Icon name="play" />
              {busy ? (engine.state.value === "ready" ? t("newgame.dealing") : t("newgame.waking")) : goesOn ? t("newgame.play-on") : t("newgame.deal")}
            </button>
          </>
        }
      >
        <div class="c3">
          <Players allowed={given.value ? [given.value.players] : (variant?.players ?? family.players)} />
          <section class="cse" aria-labelledby="seats">
            <div class="hrow">
              <h3 id="seats">{t("newgame.seats")}</h3>
              <span>{t("newgame.order")}</span>
            </div>
            <ol class="sl">
              {seats.map((seat, at) => <SeatRow key={at} at={at} seats={seats} seat={seat} people={people} />)}
            </ol>
            {people === 0 && <p class="field-note">{t("newgame.watch-note")}</p>}
            {people > 1 && <p class="field-note">{t("newgame.pass-note")}</p>}
          </section>
          <section class="cop" aria-labelledby="options">
            <h3 id="options">{t("newgame.options")}</h3>
            {given.value ? <GivenNote /> : <DealCode />}
            {!given.value && options.map((option) => (
              <Choices
                key={option.name}
                label={optionName(option)}
                value={now.options[option.name] ?? option.default}
                choices={option.values.map((value) => ({ value, label: optionValue(option, value) }))}
                onPick={(value) => change({ options: { ...now.options, [option.name]: value } })}
              />
            ))}
            <Rulings game={family.id} />
          </section>
        </div>
      </Dialog>
    </>
  );
}
