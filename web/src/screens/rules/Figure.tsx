import type { ComponentChildren } from "preact";

/** A figure with the sentence that explains it. */
export function Figure({ children, says }: { children: ComponentChildren; says: string }) {
  return (
    <figure class="fig">
      {children}
      <figcaption>{says}</figcaption>
    </figure>
  );
}
