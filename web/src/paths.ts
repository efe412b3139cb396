/** The route table without its screens, so that a build step can read it: axe visits every example. */
export const paths = {
  home: { path: "/", title: "home.title", examples: ["#/"] },
  new: { path: "/new", title: "newgame.title", examples: ["#/new"] },
  saves: { path: "/saves", title: "saves.title", examples: ["#/saves"] },
  table: { path: "/table/:id", title: "common.table", examples: ["#/table/none"] },
  review: { path: "/review/:id", title: "saves.review", examples: ["#/review/none"] },
  rules: { path: "/rules", title: "common.rules", examples: ["#/rules"] },
  rulesOf: { path: "/rules/:game/:chapter?", title: "common.rules", examples: ["#/rules/vegeterrors", "#/rules/vegeterrors/deck", "#/rules/vege-tables/field", "#/rules/vege-tables/rulings"] },
  evening: { path: "/evening/:id?", title: "home.evenings", examples: ["#/evening", "#/evening/new", "#/evening/none"] },
  settings: { path: "/settings", title: "settings.title", examples: ["#/settings"] },
  about: { path: "/about", title: "about.title", examples: ["#/about"] },
  link: { path: "/link/:fragment", title: "share.link-title", examples: ["#/link/none"] },
  missing: { path: "*", title: "common.missing-title", examples: ["#/nowhere"] },
} as const;

export type RouteName = keyof typeof paths;
