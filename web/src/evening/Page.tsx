import { t } from "../i18n";
import type { Place } from "../router";
import { shorten } from "../store/clip";
import { Evening } from "./Evening";
import { List } from "./List";
import { NewEvening } from "./NewEvening";
import { evenings, watchEvenings } from "./store";

export { watchEvenings };

/** The address of a new evening, in the place of an id. */
const NEW = "new";

export function pageTitle({ params }: Place): string {
  if (params.id === NEW) return t("evening.new");
  const name = evenings.value.find(({ id }) => id === params.id)?.name;
  return name === undefined ? t("home.evenings") : shorten(name);
}

export function EveningPage({ place }: { place: Place }) {
  const { id } = place.params;
  if (id === undefined) return <List />;
  return id === NEW ? <NewEvening /> : <Evening key={id} id={id} />;
}
