import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { go } from "../../router";
import { readPasted } from "./pasted";

/** Takes a whole link, its fragment alone, or a deal code. */
export function OpenLink() {
  const [text, setText] = useState("");
  const [empty, setEmpty] = useState(false);
  return (
    <form
      class="panel openl"
      onSubmit={(event) => {
        event.preventDefault();
        const to = readPasted(text);
        setEmpty(to === null);
        if (to !== null) go(to);
      }}
    >
      <h2 class="h2">{t("home.open")}</h2>
      <p class="sm dim" id="open-what">{t("home.open-what")}</p>
      <span class="line-in">
        <input
          class="input"
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-label={t("home.open-field")}
          aria-describedby="open-what"
          aria-invalid={empty}
          placeholder={t("home.open-field")}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setEmpty(false);
          }}
        />
        <button type="submit" class="btn">{t("home.open-go")}</button>
      </span>
      {empty && <p class="field-note bad" role="alert">{t("home.open-empty")}</p>}
    </form>
  );
}
