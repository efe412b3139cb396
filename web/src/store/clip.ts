/** The first characters of a text, none of them cut in half. */
export const clip = (text: string, length: number): string => [...text].slice(0, length).join("");
