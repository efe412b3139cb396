import { useState } from "preact/hooks";
import { engine } from "../../engine/client";
import { unitOf } from "../../games";
import { t } from "../../i18n";
import { Icon } from "../../ui/Icon";
import { change, draft, optionsOf, randomSeed, seatsToPlay } from "./draft";

/** Typed by hand, or drawn by the core, which knows the words of a code. */
export function DealCode() {
  const [drawing, setDrawing] = useState(false);
  const now = draft.value;

  async function draw() {
    if (drawing) return;
    setDrawing(true);
    try {
      const { code } = await engine.call("create", {
        game: now.game,
        players: now.players,
        options: optionsOf(now),
        seed: randomSeed(),
        meta: { seats: seatsToPlay(now) },
      });
      change({ code });
    } finally {
      setDrawing(false);
    }
  }

  return (
    <div class="dc">
      <label class="lb" for="deal-code">{t("newgame.code")}</label>
      <span class="line-in">
        <input
          class="input"
          id="deal-code"
          maxLength={64}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="deal-note"
          placeholder={t("newgame.code-random")}
          value={now.code}
          onInput={(event) => change({ code: event.currentTarget.value })}
        />
        <button
          type="button"
          class="ibtn framed"
          aria-label={t("newgame.code-draw")}
          title={t("newgame.code-draw")}
          aria-disabled={engine.state.value !== "ready" || drawing}
          onClick={() => engine.state.value === "ready" && void draw()}
        >
          <Icon name="dice" />
        </button>
      </span>
      <i id="deal-note">{t("newgame.code-note", { unit: unitOf(now.game) })}</i>
    </div>
  );
}
