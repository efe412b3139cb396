/** The words of the Vine table, which come with it. */
import en_vine from "./en/vine.json";
import en_vineboard from "./en/vineboard.json";
import en_vinelog from "./en/vinelog.json";
import en_vinewhy from "./en/vinewhy.json";
import it_vine from "./it/vine.json";
import it_vineboard from "./it/vineboard.json";
import it_vinelog from "./it/vinelog.json";
import it_vinewhy from "./it/vinewhy.json";

export const en = { vine: en_vine, vineboard: en_vineboard, vinelog: en_vinelog, vinewhy: en_vinewhy };
export const it = { vine: it_vine, vineboard: it_vineboard, vinelog: it_vinelog, vinewhy: it_vinewhy };
