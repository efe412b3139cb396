import { matches } from "../store/matches";

/** A phone: two rows of cards, sheets in place of the rail. */
export const phone = matches("(max-width: 700px) and (min-height: 501px)");
/** Room for one board at a time. */
export const single = matches("(max-width: 700px), (max-height: 500px)");
/** No room for the rail beside the table. */
export const railless = matches("(max-width: 1024px), (max-height: 500px)");
