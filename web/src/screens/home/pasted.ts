const CODE = /^[a-z]+[-\s]+[a-z]+[-\s]+[0-9a-z]{6}$/i;

/** Where a pasted text leads: to a shared link, or to a new game with a deal code; null when there is nothing. */
export function readPasted(text: string): string | null {
  const clean = text.trim();
  if (clean === "") return null;
  const mark = clean.indexOf("#");
  if (mark >= 0) {
    const fragment = clean.slice(mark + 1);
    return fragment === "" ? null : fragment.replace(/\s+/g, "");
  }
  if (CODE.test(clean)) return `/new?code=${encodeURIComponent(clean.toUpperCase().replace(/[\s-]+/g, "-"))}`;
  return `/link/${encodeURIComponent(clean)}`;
}
