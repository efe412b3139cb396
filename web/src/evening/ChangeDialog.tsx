import { useState } from "preact/hooks";
import { t } from "../i18n";
import { clip } from "../store/clip";
import { Dialog } from "../ui/Dialog";
import { useAsked } from "./ask";
import { freshRounds, kept, seatsOf } from "./course";
import { Names } from "./Names";
import { Preview, RoundsField, SizeField } from "./Setup";
import { type Evening, LONGEST_NAME } from "./shape";

/** People who leave or arrive, more rounds, other tables: the rounds that nobody has begun are paired anew. */
export function ChangeDialog({ evening, onKeep, onClose }: { evening: Evening; onKeep: (patch: Partial<Evening>) => void; onClose: () => void }) {
  const before = kept(evening);
  const [name, setName] = useState(evening.name);
  const [people, setPeople] = useState(evening.people);
  const [rounds, setRounds] = useState(Math.max(evening.rounds.length, before));
  const [size, setSize] = useState(evening.size);
  const stay = evening.rounds.slice(0, before);
  const away = people.flatMap(({ here }, at) => (here ? [] : [at]));
  const stays = people.length === evening.people.length && people.every(({ here }, at) => here === evening.people[at]?.here);
  const same = stays && rounds === evening.rounds.length && size === evening.size;
  const { answer, fresh, fault } = useAsked("eveningPlan", same ? null : { people: people.length, rounds, size, earlier: seatsOf(stay), away, seed: evening.seed }, 200);
  const good = same || (answer !== null && fresh);

  const finish = () => {
    if (!good) return;
    onClose();
    const named = { people, name: clip(name.trim(), LONGEST_NAME) || evening.name };
    if (same || !answer) onKeep(named);
    else onKeep({ ...named, size, rounds: [...stay, ...freshRounds(answer.rounds.slice(before))] });
  };
  return (
    <Dialog
      title={t("evening.manage")}
      class="ev-wide"
      onClose={onClose}
      foot={
        <>
          {same ? <p class="ev-preview">{t("evening.change-none")}</p> : <Preview plan={answer} fault={fault} game={evening.game} from={before} />}
          <button type="button" class="btn pri" aria-disabled={!good} onClick={finish}>{t(same ? "evening.keep" : "evening.pair-anew")}</button>
        </>
      }
    >
      <p class="dim sm">{t("evening.change-text", { kept: before })}</p>
      <div class="ev-change">
        <div>
          <label class="field">
            {t("evening.name")}
            <input class="input" maxLength={LONGEST_NAME} autocomplete="off" value={name} onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <RoundsField rounds={rounds} least={Math.max(before, 1)} onPick={setRounds} />
          <SizeField size={size} onPick={setSize} />
        </div>
        <div>
          <Names people={people} onChange={setPeople}>
            {(person, at) => (
              <button
                type="button"
                class="btn"
                aria-label={t(person.here ? "evening.leaves-of" : "evening.returns-of", { name: person.name })}
                onClick={() => setPeople(people.map((one, place) => (place === at ? { ...one, here: !one.here } : one)))}
              >
                {t(person.here ? "evening.leaves" : "evening.returns")}
              </button>
            )}
          </Names>
        </div>
      </div>
    </Dialog>
  );
}
