import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { FACES, Face } from "../art/Art";
import { list, t } from "../i18n";
import { NAME_LENGTH } from "../store/settings";
import { Icon } from "../ui/Icon";
import type { Person } from "./shape";
import { namesIn } from "./words";

const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

/** One that nobody has yet, as long as there are some. */
const freeFace = (people: readonly Person[]): string =>
  FACES.find((face) => people.every((person) => person.face !== face)) ?? FACES[people.length % FACES.length] ?? "you";

/** New people get the faces in turn; who is on the list already is told. */
export function welcome(people: readonly Person[], names: readonly string[]): { people: Person[]; twice: string[] } {
  const all = [...people];
  const twice: string[] = [];
  for (const name of names) {
    if (all.some((one) => same(one.name, name))) twice.push(name);
    else all.push({ name, face: freeFace(all), here: true });
  }
  return { people: all, twice };
}

/** A field for names, one by one or a whole list pasted at once, over the people it has brought. */
export function Names({ people, onChange, children }: { people: Person[]; onChange: (people: Person[]) => void; children: (person: Person, at: number) => ComponentChildren }) {
  const [typed, type] = useState("");
  const [twice, tell] = useState<string[]>([]);
  const add = (text: string): void => {
    const added = welcome(people, namesIn(text));
    tell(added.twice);
    type("");
    if (added.people.length > people.length) onChange(added.people);
  };
  /** False when the name is empty or somebody else's. */
  const rename = (at: number, text: string): boolean => {
    const [name = ""] = namesIn(text);
    const taken = people.some((one, other) => other !== at && same(one.name, name));
    tell(taken ? [name] : []);
    if (taken || name === "") return false;
    onChange(people.map((one, other) => (other === at ? { ...one, name } : one)));
    return true;
  };
  return (
    <>
      <form
        class="line-in"
        onSubmit={(event) => {
          event.preventDefault();
          add(typed);
        }}
      >
        <input
          class="input"
          autocomplete="off"
          autocapitalize="words"
          aria-label={t("evening.names")}
          aria-describedby="names-note"
          placeholder={t("evening.names-hint")}
          value={typed}
          onInput={(event) => {
            type(event.currentTarget.value);
            tell([]);
          }}
          onPaste={(event) => {
            const text = event.clipboardData?.getData("text") ?? "";
            if (namesIn(text).length < 2) return;
            event.preventDefault();
            add(`${typed}\n${text}`);
          }}
        />
        <button type="submit" class="btn"><Icon name="plus" />{t("evening.names-add")}</button>
      </form>
      <p class={`field-note ${twice.length > 0 ? "bad" : ""}`} id="names-note" role={twice.length > 0 ? "alert" : undefined}>
        {twice.length > 0 ? t("evening.names-twice", { names: list(twice), count: twice.length }) : t("evening.names-note")}
      </p>
      {people.length > 0 && (
        <ol class="ev-people" aria-label={t("evening.people")}>
          {people.map((person, at) => (
            <li key={person.name} class={person.here ? "" : "away"}>
              <Face face={person.face} />
              <input
                class="ev-name"
                maxLength={NAME_LENGTH}
                autocomplete="off"
                aria-label={t("evening.name-of", { name: person.name })}
                value={person.name}
                onChange={(event) => {
                  if (!rename(at, event.currentTarget.value)) event.currentTarget.value = person.name;
                }}
              />
              {children(person, at)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
