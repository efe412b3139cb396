import type { FunctionComponent } from "preact";
import type { Key } from "./i18n";
import { paths, type RouteName } from "./paths";
import type { Place } from "./router";
import { AboutScreen } from "./screens/About";
import { EveningScreen, eveningTitle } from "./screens/Evening";
import { HomeScreen } from "./screens/Home";
import { LinkScreen } from "./screens/Link";
import { MissingScreen } from "./screens/Missing";
import { NewGameScreen } from "./screens/NewGame";
import { ReviewScreen } from "./screens/Review";
import { RulesScreen, rulesTitle } from "./screens/Rules";
import { SavesScreen } from "./screens/Saves";
import { SettingsScreen } from "./screens/Settings";
import { TableScreen } from "./table/TableScreen";

export interface Route {
  path: string;
  title: Key;
  examples: readonly string[];
  screen: FunctionComponent<{ place: Place }>;
  /** For a screen that shows many pages. */
  titleOf?: (place: Place) => string;
}

const on = (name: RouteName, screen: Route["screen"]): Route => ({ ...paths[name], screen });

/** Every screen there is, by the name of its path. */
export const routes: Record<RouteName, Route> = {
  home: on("home", HomeScreen),
  new: on("new", NewGameScreen),
  saves: on("saves", SavesScreen),
  table: on("table", ({ place }) => <TableScreen key={place.params.id} id={place.params.id ?? ""} />),
  review: on("review", ReviewScreen),
  rules: { ...on("rules", RulesScreen), titleOf: rulesTitle },
  rulesOf: { ...on("rulesOf", RulesScreen), titleOf: rulesTitle },
  evening: { ...on("evening", EveningScreen), titleOf: eveningTitle },
  settings: on("settings", SettingsScreen),
  about: on("about", AboutScreen),
  link: on("link", LinkScreen),
  missing: on("missing", MissingScreen),
};
