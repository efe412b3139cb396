import { familyOf } from "../../games";
import { list, t } from "../../i18n";
import { shorten } from "../../store/clip";
import type { SaveHead } from "../../store/save";

/** What the lists of games say of one, from its summary alone. */

export function gameTitle({ name, summary }: SaveHead): string {
  if (name) return shorten(name, 60);
  const family = familyOf(summary.game);
  return family ? t(family.name) : shorten(summary.game);
}

/** The seat whose gold is told: the person, when there is just one. */
function teller({ summary }: SaveHead): number | null {
  const people = summary.seats.flatMap((seat, at) => (seat.kind === "person" ? [at] : []));
  return people.length === 1 ? (people[0] ?? null) : null;
}

export function gameState(save: SaveHead): string {
  const { summary } = save;
  const me = teller(save);
  const best = Math.max(...summary.gold);
  const gold = me === null ? best : (summary.gold[me] ?? 0);
  const whose = me === null ? "best" : "you";
  if (summary.winners) {
    const won = me !== null && summary.winners.includes(me) ? "you" : "they";
    const names = list(summary.winners.map((seat) => shorten(summary.seats[seat]?.name ?? "")));
    return t("saves.state-over", { won, names, count: summary.winners.length, gold: best });
  }
  if (summary.phase === "predict") return t("saves.state-predict", { round: summary.round, whose, gold, target: summary.target });
  return t("saves.state-trick", { round: summary.round, trick: summary.trick, whose, gold, target: summary.target });
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
