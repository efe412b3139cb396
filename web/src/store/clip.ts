/** The first characters of a text, none of them cut in half. */
export const clip = (text: string, length: number): string => [...text].slice(0, length).join("");

/** Names are short when they are typed here; those of a file may not be. */
export const shorten = (name: string, length = 32): string => (name.length > length ? `${clip(name, length).trim()}…` : name);
