import { render } from "preact";
import { App } from "./app";
import { engine } from "./engine/client";
import { watchVariants } from "./games";
import { watchPlace } from "./router";
import { watchSaves } from "./store/saves";
import { applySettings } from "./store/settings";

applySettings();
watchSaves();
watchPlace();
watchVariants();

const root = document.getElementById("app");
if (root) {
  root.replaceChildren();
  render(<App />, root);
}
engine.start();
