import type { Book } from "./book";
import { vegeTables } from "./vege-tables/chapters";
import { vegeterrors } from "./vegeterrors/chapters";
import { vine } from "./vine/chapters";

const BOOKS: readonly Book[] = [vegeTables, vegeterrors, vine];

export const rulesOf = (family: string | undefined): Book | undefined => BOOKS.find((book) => book.family === family);
