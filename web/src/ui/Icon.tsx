import { Art } from "../art/Art";

/** The line icons of web/art/icon. */
export type IconName =
  | "back"
  | "book"
  | "bot"
  | "check"
  | "clock"
  | "close"
  | "copy"
  | "dice"
  | "down"
  | "eye"
  | "first"
  | "fwd"
  | "gear"
  | "info"
  | "last"
  | "link"
  | "lock"
  | "log"
  | "menu"
  | "moon"
  | "open"
  | "pause"
  | "pencil"
  | "person"
  | "play"
  | "plus"
  | "print"
  | "rot"
  | "save"
  | "share"
  | "sun"
  | "swap"
  | "trash"
  | "undo"
  | "up"
  | "users"
  | "warn";

/** Decoration only: the element around it carries the name. */
export const Icon = ({ name }: { name: IconName }) => <Art id={`i-${name}`} class="ic" />;
