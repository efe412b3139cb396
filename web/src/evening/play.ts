/** A table of the evening, played at this very device. */
import { engine } from "../engine/client";
import type { SeatMeta } from "../engine/types";
import { askVariants, infoOf } from "../games";
import { randomSeed } from "../screens/newgame/draft";
import type { SaveHead } from "../store/save";
import { newId } from "../store/saves";
import { keepGame } from "../table/keep";
import type { Evening, Table } from "./shape";

const turned = <T,>(all: readonly T[], by: number): T[] => all.map((_, at) => all[(at + by) % all.length] as T);

/** The seat that deals first, as the deal code says. */
async function dealerOf(text: string): Promise<number> {
  const table = `new-${newId()}`;
  try {
    await engine.call("open", { table, text });
    const view = await engine.call("view", { table, eyes: [] });
    return view.family === "vege-tables" ? view.dealer : 0;
  } finally {
    void engine.call("close", { table }).catch(() => undefined);
  }
}

/** Deals a game for these people: one deal, where the game lets them choose. The table's first person gets the dealer's seat. */
export async function playHere({ id, people, game }: Evening, { seats }: Table, code: string | null): Promise<NonNullable<Table["match"]>> {
  await askVariants();
  const metas = seats.map((person): SeatMeta => ({ kind: "person", name: people[person]?.name ?? "", face: people[person]?.face ?? "you" }));
  const single = infoOf(game)?.options.some(({ name, values }) => name === "deals" && values.includes("1"));
  const made = await engine.call("create", {
    game,
    players: seats.length,
    options: single ? { deals: "1" } : {},
    seed: code ?? randomSeed(),
    meta: { seats: metas, evening: id },
  });
  const first = await dealerOf(made.text);
  return { id: await keepGame(made.text, { seats: turned(metas, seats.length - first) }), first };
}

/** The points of a match that is over, in the order of the table's seats. */
export const pointsOf = ({ match, seats }: Table, save: SaveHead | undefined): number[] | null =>
  match && save?.over && save.summary.points.length === seats.length ? turned(save.summary.points, match.first) : null;
