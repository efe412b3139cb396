import { titleOf, variantOf } from "../../games";
import { list, t } from "../../i18n";
import { shorten } from "../../store/clip";
import type { SaveHead } from "../../store/save";

/** What the lists of games say of one, from its summary alone. */

export function gameTitle({ name, summary }: SaveHead): string {
  if (name) return shorten(name, 60);
  return titleOf(summary.game, summary.players) ?? shorten(summary.game);
}

const nameOf = ({ summary }: SaveHead, seat: number): string => shorten(summary.seats[seat]?.name ?? "");

const inPairs = ({ summary }: SaveHead): boolean => variantOf(summary.game, summary.players)?.partners ?? false;

/** The seat whose points are told: the person, when there is just one. */
function teller({ summary }: SaveHead): number | null {
  const people = summary.seats.flatMap((seat, at) => (seat.kind === "person" ? [at] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

function ended(save: SaveHead, winners: number[], me: number | null): string {
  const { points } = save.summary;
  const won = points.length === 1 ? "alone" : me !== null && winners.includes(me) ? "you" : "they";
  const best = Math.max(...points);
  if (inPairs(save) && winners.length < points.length) {
    const names = list(winners.filter((seat) => won === "they" || seat !== me).map((seat) => nameOf(save, seat)));
    return t("saves.state-over-pair", { won, names, points: best });
  }
  return t("saves.state-over", { won, names: list(winners.map((seat) => nameOf(save, seat))), count: winners.length, points: best });
}

/** Who is told beside the person: the best of the others, without a partner. */
function rivalOf(save: SaveHead, me: number): number {
  const { points } = save.summary;
  const others = points.map((_, seat) => seat).filter((seat) => seat !== me && !(inPairs(save) && seat % 2 === me % 2));
  return others.reduce((best, seat) => ((points[seat] ?? 0) > (points[best] ?? 0) ? seat : best), others[0] ?? me);
}

export function gameState(save: SaveHead): string {
  const { winners, phase, points, round, rounds, step, target } = save.summary;
  const me = teller(save);
  if (winners) return ended(save, winners, me);
  const own = me === null ? Math.max(...points) : (points[me] ?? 0);
  const whose = points.length === 1 ? "alone" : me === null ? "best" : "you";
  if (target !== null) {
    return phase === "predict"
      ? t("saves.state-predict", { round, whose, points: own, target })
      : t("saves.state-trick", { round, trick: step, whose, points: own, target });
  }
  const rival = me === null || points.length === 1 ? null : rivalOf(save, me);
  const theirs = rival === null ? 0 : (points[rival] ?? 0);
  return t("saves.state-deal", { round, rounds: rounds ?? 0, turn: step, whose, points: own, rival: rival === null ? "" : nameOf(save, rival), theirs });
}

export function turnTag(save: SaveHead): { text: string; mine: boolean } {
  const { summary } = save;
  if (summary.winners) return { text: t("saves.tag-over"), mine: false };
  const seat = summary.toMove === null ? undefined : summary.seats[summary.toMove];
  if (!seat) return { text: t("saves.tag-over"), mine: false };
  if (seat.kind === "bot") return { text: t("saves.tag-bot", { name: shorten(seat.name) }), mine: false };
  const people = summary.seats.filter(({ kind }) => kind === "person").length;
  return { text: people === 1 ? t("saves.tag-you") : t("saves.tag-person", { name: shorten(seat.name) }), mine: true };
}

export const seatNames = ({ summary }: SaveHead): string => list(summary.seats.map(({ name }) => shorten(name)));
