import sprite from "potager:sprite";

/** One picture of the sprite, named like its file in web/art; decoration only, so it has no name for screen readers. */
export function Art({ id, class: className }: { id: string; class?: string | undefined }) {
  return (
    <svg class={className} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${id}`} />
    </svg>
  );
}

/** Faces a seat can have, in the order in which they are offered. */
export const FACES = ["you", "rabbit", "hedgehog", "fox", "owl", "frog", "ladybird", "bee", "snail"] as const;

export function Face({ face, class: className = "av" }: { face: string; class?: string | undefined }) {
  return <Art id={`av-${face}`} class={className} />;
}
