/** The words of the rules, which come when somebody reads them. */
import en_rules from "./en/rules.json";
import en_vege_tables from "./en/rules-vege-tables.json";
import en_vegeterrors from "./en/rules-vegeterrors.json";
import en_vine from "./en/rules-vine.json";
import it_rules from "./it/rules.json";
import it_vege_tables from "./it/rules-vege-tables.json";
import it_vegeterrors from "./it/rules-vegeterrors.json";
import it_vine from "./it/rules-vine.json";

export const en = { rules: en_rules, "rules-vege-tables": en_vege_tables, "rules-vegeterrors": en_vegeterrors, "rules-vine": en_vine };
export const it = { rules: it_rules, "rules-vege-tables": it_vege_tables, "rules-vegeterrors": it_vegeterrors, "rules-vine": it_vine };
