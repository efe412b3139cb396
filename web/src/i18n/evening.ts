/** The words of the tournament evening, which come with it. */
import en_evening from "./en/evening.json";
import it_evening from "./it/evening.json";

export const en = { evening: en_evening };
export const it = { evening: it_evening };
