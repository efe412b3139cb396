/** Names of everything this site keeps in the browser; GitHub Pages shares one origin among a user's projects. */
const base = typeof document === "undefined" ? "/" : new URL(".", document.baseURI).pathname;

export const key = (name: string): string => `potager:${base}:${name}`;
