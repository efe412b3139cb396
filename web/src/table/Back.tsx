/** A card from behind; the colour of a back is rules information. */
export function Back({ class: extra = "" }: { class?: string }) {
  return <span class={`back ${extra}`} aria-hidden="true" />;
}
