import { Art } from "../art/Art";
import { engine } from "../engine/client";
import { type Family, families, variantOf } from "../games";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { HomeBar } from "../ui/TopBar";
import { Continue } from "./home/Continue";
import { EngineNote } from "./home/EngineNote";
import { OpenLink } from "./home/OpenLink";
import { VegeterrorsScene } from "./home/Scene";

function Packet({ family }: { family: Family }) {
  const players = variantOf(family.game)?.players ?? family.players;
  return (
    <article class={`packet p-${family.id}`} aria-labelledby={`f-${family.id}`}>
      <div class="crimp" aria-hidden="true" />
      <div class="win"><VegeterrorsScene /></div>
      <div class="packet-body">
        <div class="packet-what">
          <h2 id={`f-${family.id}`}>{t(family.name)}</h2>
          <p class="line">{t(family.line)}</p>
          <p class="meta">
            <span><Icon name="users" />{t("home.players", { from: Math.min(...players), to: Math.max(...players) })}</span>
            <span><Icon name="clock" />{t("home.minutes", { minutes: family.minutes })}</span>
          </p>
        </div>
        <a class="btn pri go" href={`#/new?game=${family.game}`}>
          <Icon name="play" />
          {t("home.new-game")}
        </a>
        <ul class="vs" aria-label={t("home.ways")}>
          {family.variants.map(({ game, players: count, name, note }) => (
            <li key={count}>
              <a class="vchip" href={`#/new?game=${game}&players=${count}`}>
                <b>{t(name)}</b>
                <span>{t(note)}</span>
              </a>
            </li>
          ))}
          <li>
            <a class="vchip" href={`#/new?game=${family.game}&watch=1`}>
              <b>{t("home.watch")}</b>
              <span>{t("home.watch-note")}</span>
            </a>
          </li>
        </ul>
      </div>
    </article>
  );
}

function Learn() {
  return (
    <section class="panel learn" aria-labelledby="learn">
      <span class="learn-pic" aria-hidden="true">
        {["m-blue", "m-green", "m-yellow", "m-red"].map((id) => <span key={id} class="face-dot"><Art id={id} /></span>)}
      </span>
      <h2 class="h2" id="learn">{t("home.learn")}</h2>
      <p class="sm dim">{t("home.learn-text")}</p>
      <a class="btn" href="#/rules/vegeterrors">
        <Icon name="book" />
        {t("home.learn-go")}
      </a>
    </section>
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
