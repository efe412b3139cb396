import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { TableSize } from "../engine/evening";
import { variantsOf } from "../games";
import { t } from "../i18n";
import { go } from "../router";
import { clip } from "../store/clip";
import { newId } from "../store/saves";
import { Choices } from "../ui/Choices";
import { Icon } from "../ui/Icon";
import { TopBar } from "../ui/TopBar";
import { useAsked } from "./ask";
import { freshRounds } from "./course";
import { EveningTrouble } from "./EveningTrouble";
import { Names } from "./Names";
import { HouseRules, Preview, RoundsField, SizeField } from "./Setup";
import { LONGEST_NAME, type Person } from "./shape";
import { createEvening } from "./store";
import { eveningFamilies, gameName, playable, usualName } from "./words";

interface Draft {
  name: string;
  game: string;
  people: Person[];
  rounds: number;
  size: TableSize;
  sameDeal: boolean;
  seed: string;
}

const fresh = (): Draft => ({ name: "", game: "", people: [], rounds: 3, size: "fewest", sameDeal: true, seed: newId() });

/** Lives as long as the page, so that a look at the rules loses nothing. */
const draft = signal<Draft>(fresh());
const change = (patch: Partial<Draft>): void => void (draft.value = { ...draft.value, ...patch });

function GameField({ game }: { game: string }) {
  return (
    <label class="field">
      {t("evening.game")}
      <span class="ev-pick">
        <select class="input" value={game} onChange={(event) => change({ game: event.currentTarget.value })}>
          {eveningFamilies().map((family) => (
            <optgroup key={family.id} label={t(family.name)}>
              {[...new Set(variantsOf(family).map((variant) => variant.game))].map((id) => <option key={id} value={id}>{gameName(id)}</option>)}
            </optgroup>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}

export function NewEvening() {
  const now = draft.value;
  const [tried, tryIt] = useState(false);
  const { people, rounds, size } = now;
  const game = playable().includes(now.game) ? now.game : (playable()[0] ?? "");
  const { answer, fresh: told, fault } = useAsked("eveningPlan", people.length > 0 ? { people: people.length, rounds, size, seed: now.seed } : null, 200);

  const begin = (): void => {
    if (people.length === 0) tryIt(true);
    if (!answer || !told) return;
    const name = clip(now.name.trim(), LONGEST_NAME) || usualName();
    const { id } = createEvening({ name, game, people, size, sameDeal: now.sameDeal, seed: now.seed, rounds: freshRounds(answer.rounds) });
    draft.value = fresh();
    go(`/evening/${id}`, true);
  };

  return (
    <div class="page ev-page">
      <TopBar title={t("evening.new")} back="#/evening" />
      <EveningTrouble />
      <main class="ev-main" id="main" tabIndex={-1}>
        <div class="ev-new">
          <section class="panel ev-what" aria-label={t("evening.what")}>
            <label class="field">
              {t("evening.name")}
              <input class="input" maxLength={LONGEST_NAME} autocomplete="off" value={now.name} placeholder={usualName()} onInput={(event) => change({ name: event.currentTarget.value })} />
            </label>
            <GameField game={game} />
            <RoundsField rounds={rounds} onPick={(count) => change({ rounds: count })} />
            <SizeField size={size} onPick={(picked) => change({ size: picked })} />
            <Choices
              label={t("evening.deal")}
              note={t(now.sameDeal ? "evening.deal-same-note" : "evening.deal-own-note")}
              choices={[{ value: "same", label: t("evening.deal-same") }, { value: "own", label: t("evening.deal-own") }]}
              value={now.sameDeal ? "same" : "own"}
              onPick={(picked) => change({ sameDeal: picked === "same" })}
            />
          </section>
          <section class="panel ev-who" aria-labelledby="ev-who">
            <div class="hrow">
              <h2 class="h2" id="ev-who">{t("evening.people")}</h2>
              <span>{t("evening.people-count", { people: people.length })}</span>
            </div>
            <Names people={people} onChange={(all) => change({ people: all })}>
              {(person) => (
                <button type="button" class="ibtn" aria-label={t("evening.remove", { name: person.name })} title={t("evening.remove", { name: person.name })} onClick={() => change({ people: people.filter((one) => one !== person) })}>
                  <Icon name="close" />
                </button>
              )}
            </Names>
          </section>
          <HouseRules />
        </div>
        <footer class="ev-foot">
          {people.length === 0 ? <p class={`ev-preview ${tried ? "bad" : ""}`} role={tried ? "alert" : undefined}>{t("evening.preview-none")}</p> : <Preview plan={answer} fault={fault} game={game} />}
          <button type="button" class="btn pri" aria-disabled={people.length === 0 || !answer || !told} onClick={begin}><Icon name="users" />{t("evening.begin")}</button>
        </footer>
      </main>
    </div>
  );
}
