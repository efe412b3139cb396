/** The words of the Vine table, which come with it. */
import en_vineboard from "./en/vineboard.json";
import it_vineboard from "./it/vineboard.json";

export const en = { vineboard: en_vineboard };
export const it = { vineboard: it_vineboard };
