declare module "potager:styles" {
  /** Sheets that come with a part of the page, relative to the site's root. */
  export const sheets: Record<"tables" | "book" | "evening" | "review", string>;
}
