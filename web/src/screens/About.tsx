import { useEffect, useState } from "preact/hooks";
import { families } from "../games";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { TopBar } from "../ui/TopBar";

/** One bundled part, as the build found it. */
interface Part {
  name: string;
  version: string;
  licence: string;
  author: string;
  text: string;
}

type Parts = Part[] | "loading" | "failed";

async function bundled(): Promise<Parts> {
  try {
    const answer = await fetch("licences.json");
    return answer.ok ? ((await answer.json()) as Part[]) : "failed";
  } catch {
    return "failed";
  }
}

function Licences() {
  const [parts, setParts] = useState<Parts>("loading");
  useEffect(() => void bundled().then(setParts), []);
  if (parts === "loading") return <p class="dim">{t("about.parts-loading")}</p>;
  if (parts === "failed") return <p class="dim">{t("about.parts-failed")}</p>;
  return (
    <ul class="parts">
      {parts.map((part) => (
        <li key={`${part.name} ${part.version}`}>
          <details>
            <summary>
              <b>{part.name}</b>
              <span class="dim">{part.version}</span>
              <span class="tag">{part.licence}</span>
              <span class="dim who">{part.author}</span>
            </summary>
            <pre tabIndex={0} lang="en">{part.text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

export function AboutScreen() {
  return (
    <div class="page">
      <TopBar title={t("about.title")} />
      <main class="page-in narrow about" id="main" tabIndex={-1}>
        <section class="panel prose" aria-labelledby="what">
          <h2 id="what">{t("about.what")}</h2>
          <p>{t("about.what-1")}</p>
          <p>{t("about.what-2")}</p>
          <p class="xs dim">{t("about.version", { version: POTAGER_VERSION })}</p>
        </section>
        <section class="panel prose" aria-labelledby="whose">
          <h2 id="whose">{t("about.whose")}</h2>
          <p>{t("about.whose-1")}</p>
          <p>{t("about.whose-2")}</p>
          {families.value.map(({ id, name }) => (
            <p key={id}><a href={`#/rules/${id}/rulings`}><Icon name="book" />{t("about.rulings", { game: t(name) })}</a></p>
          ))}
        </section>
        <section class="panel prose" aria-labelledby="private">
          <h2 id="private">{t("about.private")}</h2>
          <p>{t("about.private-1")}</p>
        </section>
        <section class="panel prose" aria-labelledby="parts">
          <h2 id="parts">{t("about.parts")}</h2>
          <p>{t("about.parts-1")}</p>
          <Licences />
          <p><a href="third-party-notices.txt">{t("about.notices")}</a></p>
        </section>
      </main>
    </div>
  );
}
