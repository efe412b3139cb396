/** The words of the review, which come with it. */
import en_review from "./en/review.json";
import it_review from "./it/review.json";

export const en = { review: en_review };
export const it = { review: it_review };
