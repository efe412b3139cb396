/** What helps at a table: a hint, and the button that hurries a bot. Every family's table draws it in its own places. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Move } from "../engine/types";

export interface Aid {
  /** The move that a hint marks. */
  move: Move | null;
  /** What a hint says, and its buttons; null without one. */
  hint: { words: ComponentChildren; buttons: ComponentChildren } | null;
  /** In place of the big buttons, while nobody here is to move. */
  idle: ComponentChildren;
}

export const AidContext = createContext<Aid>({ move: null, hint: null, idle: null });
export const useAid = (): Aid => useContext(AidContext);
