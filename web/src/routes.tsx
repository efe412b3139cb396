import type { FunctionComponent } from "preact";
import type { Key } from "./i18n";
import { paths, type RouteName } from "./paths";
import type { Place } from "./router";
import { AboutScreen } from "./screens/About";
import { HomeScreen } from "./screens/Home";
import { LinkScreen } from "./screens/Link";
import { MissingScreen } from "./screens/Missing";
import { NewGameScreen } from "./screens/NewGame";
import { RulesScreen } from "./screens/Rules";
import { SavesScreen } from "./screens/Saves";
import { SettingsScreen } from "./screens/Settings";
import { TableScreen } from "./table/TableScreen";

export interface Route {
  path: string;
  title: Key;
  examples: readonly string[];
  screen: FunctionComponent<{ place: Place }>;
}

const screens: Record<RouteName, Route["screen"]> = {
  home: HomeScreen,
  new: NewGameScreen,
  saves: SavesScreen,
  table: ({ place }) => <TableScreen key={place.params.id} id={place.params.id ?? ""} />,
  rules: RulesScreen,
  rulesOf: RulesScreen,
  settings: SettingsScreen,
  about: AboutScreen,
  link: LinkScreen,
  missing: MissingScreen,
};

/** Every screen there is, by the name of its path. */
export const routes = Object.fromEntries(
  Object.entries(paths).map(([name, route]) => [name, { ...route, screen: screens[name as RouteName] }]),
) as Record<RouteName, Route>;
