import { Art } from "../../art/Art";
import { families } from "../../games";
import { t } from "../../i18n";

/** The way to the rules of each game. */
export function Learn() {
  return (
    <section class="panel learn" aria-labelledby="learn">
      <h2 class="h2" id="learn">{t("home.learn")}</h2>
      <p class="sm dim">{t("home.learn-text")}</p>
      <ul class="learn-go">
        {families.value.map(({ id, icon, name }) => (
          <li key={id}>
            <a class="btn" href={`#/rules/${id}`} aria-label={t("home.learn-of", { game: t(name) })}>
              <Art id={icon} class="learn-ic" />
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
