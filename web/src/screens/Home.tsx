import type { FunctionComponent } from "preact";
import { engine } from "../engine/client";
import { countsOf, type Family, families, type Variant, variantsOf } from "../games";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { HomeBar } from "../ui/TopBar";
import { Continue } from "./home/Continue";
import { EngineNote } from "./home/EngineNote";
import { EveningLink } from "./home/EveningLink";
import { Learn } from "./home/Learn";
import { OpenLink } from "./home/OpenLink";
import { VegeTablesScene } from "./home/GardenScene";
import { VegeterrorsScene } from "./home/NightScene";
import { VineScene } from "./home/VineScene";

const SCENES: Readonly<Record<string, FunctionComponent>> = { "vege-tables": VegeTablesScene, vegeterrors: VegeterrorsScene, vine: VineScene };

const startOf = ({ game, players }: Variant): string => (players.length === 1 ? `#/new?game=${game}&players=${players[0]}` : `#/new?game=${game}`);

function Packet({ family }: { family: Family }) {
  const { id, variants, minutes, unit } = family;
  const players = variants.flatMap(countsOf);
  const Scene = SCENES[id];
  return (
    <article class={`packet p-${id}`} aria-labelledby={`f-${id}`}>
      <div class="crimp" aria-hidden="true" />
      <div class="win">{Scene && <Scene />}</div>
      <div class="packet-body">
        <div class="packet-what">
          <h2 id={`f-${id}`}>{t(family.name)}</h2>
          <p class="meta">
            <span><Icon name="users" />{t("home.players", { from: Math.min(...players), to: Math.max(...players) })}</span>
            <span><Icon name="clock" />{t(unit === "deal" ? "home.minutes-deal" : "home.minutes", { minutes })}</span>
          </p>
          <p class="line">{t(family.line)}</p>
        </div>
        <ul class="vs" aria-label={t("home.ways")}>
          {variantsOf(family).map((variant) => (
            <li key={variant.name}>
              <a class="vchip" href={startOf(variant)}>
                <b>{t(variant.name)}</b>
                <span>{t(variant.note)}</span>
              </a>
            </li>
          ))}
          <li>
            <a class="vchip" href={`#/new?game=${variants[0].game}&watch=1`}>
              <b>{t("home.watch")}</b>
              <span>{t("home.watch-note")}</span>
            </a>
          </li>
        </ul>
        <a class="btn pri go" href={`#/new?game=${variants[0].game}`}>
          <Icon name="play" />
          {t("home.new-game")}
        </a>
      </div>
    </article>
  );
}

export function HomeScreen() {
  return (
    <div class="home">
      <HomeBar>
        <a class="btn quiet desk" href="#/rules"><Icon name="book" />{t("common.rules")}</a>
        <a class="btn quiet desk" href="#/saves"><Icon name="log" />{t("common.saved-games")}</a>
      </HomeBar>
      <main class="hm" id="main" tabIndex={-1}>
        <h1 class="vh" tabIndex={-1}>{t("home.heading")}</h1>
        <Continue />
        <section class="bench" aria-label={t("home.games")}>
          <div class="packs" data-count={families.value.length}>
            {families.value.map((family) => <Packet key={family.id} family={family} />)}
          </div>
          <div class="planter" aria-hidden="true"><i /></div>
        </section>
        <aside class="side">
          <Learn />
          <OpenLink />
          <EveningLink />
          {engine.state.value !== "ready" && <EngineNote />}
          <p class="foot sm">
            <Icon name="lock" />
            <span>{t("home.foot")} <a href="#/about">{t("home.foot-about")}</a></span>
          </p>
        </aside>
      </main>
    </div>
  );
}
