/** The words of hints, which come with the first one. */
import en_hint from "./en/hint.json";
import it_hint from "./it/hint.json";

export const en = { hint: en_hint };
export const it = { hint: it_hint };
