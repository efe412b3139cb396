/** The words of the Vege Tables table, which come with it. */
import en_double from "./en/double.json";
import en_sheet from "./en/sheet.json";
import en_tournament from "./en/tournament.json";
import en_vege from "./en/vege.json";
import en_vegelog from "./en/vegelog.json";
import it_double from "./it/double.json";
import it_sheet from "./it/sheet.json";
import it_tournament from "./it/tournament.json";
import it_vege from "./it/vege.json";
import it_vegelog from "./it/vegelog.json";

export const en = { double: en_double, sheet: en_sheet, tournament: en_tournament, vege: en_vege, vegelog: en_vegelog };
export const it = { double: it_double, sheet: it_sheet, tournament: it_tournament, vege: it_vege, vegelog: it_vegelog };
