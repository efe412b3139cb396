/** The dots of a bot that thinks, beside the words that say so. */
export const Dots = () => (
  <span class="think" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
