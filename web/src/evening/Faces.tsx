import { Face } from "../art/Art";
import type { Person } from "./shape";

const SHOWN = 4;

/** A few of the faces, as the picture of an evening. */
export const Faces = ({ people }: { people: readonly Person[] }) => (
  <span class="ev-faces" aria-hidden="true">
    {people.slice(0, SHOWN).map(({ face }, at) => <Face key={at} face={face} />)}
  </span>
);
