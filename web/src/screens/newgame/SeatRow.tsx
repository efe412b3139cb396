import { useState } from "preact/hooks";
import { FACES, Face } from "../../art/Art";
import type { SeatMeta } from "../../engine/types";
import { type Key, t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { NAME_LENGTH } from "../../store/settings";
import { Grown } from "../../ui/Grown";
import { botName, botsOf, changeSeat, draft, givenName, strengthOf } from "./draft";

interface Props {
  at: number;
  seats: readonly SeatMeta[];
  seat: SeatMeta;
  people: number;
  /** Who plays on the same side. */
  partner: string | null;
}

/** A bot keeps the name of its face until somebody gives it another. */
const withFace = (seat: SeatMeta, face: string): Partial<SeatMeta> =>
  seat.kind === "bot" && seat.name === botName(seat.face) ? { face, name: botName(face) } : { face };

const withKind = (seat: SeatMeta, kind: SeatMeta["kind"]): Partial<SeatMeta> => {
  if (kind === "bot") return { kind, name: botName(seat.face) };
  return { kind, bot: undefined, name: seat.name === botName(seat.face) ? "" : seat.name };
};

const strengthName = (bot: string): string => t(`newgame.bot-${bot}` as Key);
const strengthNote = (bot: string): string => t(`newgame.bot-${bot}-note` as Key);

export function SeatRow({ at, seats, seat, people, partner }: Props) {
  const [open, setOpen] = useState(false);
  const usual = givenName(seats, at);
  const name = seat.name || usual;
  const more = `seat-more-${at}`;
  const bots = botsOf(draft.value.game);
  const level = strengthOf(seat, draft.value.game);
  const plays = seat.kind === "bot" ? t("newgame.bot-plays", { strength: strengthName(level) }) : t("newgame.person-note", { people });
  return (
    <li class={`${open ? "open" : ""} ${partner === null ? "" : `side-${at % 2}`}`}>
      <div class="srow">
        <button
          type="button"
          class="face"
          aria-expanded={open}
          aria-controls={more}
          aria-label={t("newgame.face-of", { name, face: t(`newgame.face-${seat.face as (typeof FACES)[number]}`) })}
          onClick={() => setOpen(!open)}
        >
          <Face face={seat.face} />
        </button>
        <label class="nmw">
          <span class="vh">{t("newgame.name-n", { seat: at + 1 })}</span>
          <input
            maxLength={NAME_LENGTH}
            autocomplete="off"
            value={seat.name}
            placeholder={usual}
            onInput={(event) => changeSeat(at, { name: event.currentTarget.value })}
          />
          <i>{partner === null ? plays : t("newgame.with", { partner, plays })}</i>
        </label>
        {seat.kind === "bot" && <Grown by={bots.indexOf(level) + 1} of={bots.length} />}
        <span class="seg kd" role="group" aria-label={t("newgame.who-plays", { name })}>
          {(["person", "bot"] as const).map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={seat.kind === kind}
              aria-label={t(`newgame.${kind}`)}
              title={t(`newgame.${kind}`)}
              onClick={() => seat.kind !== kind && changeSeat(at, withKind(seat, kind))}
            >
              <Icon name={kind} />
            </button>
          ))}
        </span>
        <button type="button" class="ibtn fold" aria-expanded={open} aria-controls={more} aria-label={t("newgame.more-of", { name })} onClick={() => setOpen(!open)}>
          <Icon name={open ? "up" : "down"} />
        </button>
      </div>
      <div class="sdet" id={more} hidden={!open}>
        <div class="faces" role="group" aria-label={t("newgame.face")}>
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              class="fc"
              aria-pressed={seat.face === face}
              aria-label={t(`newgame.face-${face}`)}
              onClick={() => changeSeat(at, withFace(seat, face))}
            >
              <Face face={face} />
            </button>
          ))}
        </div>
        {seat.kind === "bot" && (
          <>
            <div class="lvls" role="group" aria-label={t("newgame.strength")}>
              {bots.map((bot, grown) => (
                <button key={bot} type="button" class="lvl" aria-pressed={level === bot} onClick={() => changeSeat(at, { bot })}>
                  <Grown by={grown + 1} of={bots.length} />
                  <b>{strengthName(bot)}</b>
                </button>
              ))}
            </div>
            <p>
              {strengthNote(level)} {t("newgame.bot-fair")}
            </p>
          </>
        )}
      </div>
    </li>
  );
}
