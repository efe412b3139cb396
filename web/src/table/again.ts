/** The same table once more, with new cards. */
import { engine } from "../engine/client";
import type { Meta, View } from "../engine/types";
import { randomSeed } from "../screens/newgame/draft";
import { keepGame } from "./keep";

export async function playAgain({ game }: View, { practice: _, evening: __, ...meta }: Meta): Promise<string> {
  const { id, version, players, options } = game;
  const { text } = await engine.call("create", { game: `${id}@${version}`, players, options, seed: randomSeed(), meta });
  return keepGame(text);
}
