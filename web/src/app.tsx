import { useEffect, useRef } from "preact/hooks";
import { t } from "./i18n";
import { place } from "./router";
import { routes } from "./routes";
import { Toasts } from "./ui/Toast";

/** A screen with one bar for many pages marks the heading of the page itself. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>("[data-focus]") ?? document.querySelector<HTMLElement>("h1");
  if (!title) return;
  if (!title.hasAttribute("tabindex")) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

export function App() {
  const here = place.value;
  const route = routes[here.name];
  const Screen = route.screen;
  const title = route.titleOf?.(here) ?? t(route.title);
  const first = useRef(true);

  useEffect(() => {
    document.title = here.name === "home" ? t("common.app") : t("common.page-title", { page: title });
  }, [here.name, title]);

  useEffect(() => {
    if (first.current) {
      first.current = false; // the page's own start keeps the browser's focus
      return;
    }
    scrollTo(0, 0);
    focusTitle();
  }, [here.hash]);

  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById("main")?.focus();
        }}
      >
        {t("common.skip")}
      </a>
      <Screen place={here} />
      <Toasts />
    </>
  );
}
