import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { Face } from "../art/Art";
import { lang } from "../i18n";
import type { Group, Line } from "./lines";
import { type Company, faceOf, useCompany } from "./words";

interface Drawn {
  last: unknown;
  company: Company;
  language: string;
  node: VNode;
}

/** A long match has hundreds of lines: a group that did not grow is drawn once. */
export function Log<E>({ groups, linesOf }: { groups: Group<E>[]; linesOf: (events: E[], company: Company) => Line[] }) {
  const company = useCompany();
  const language = lang.value;
  const drawn = useRef(new Map<string, Drawn>());
  return (
    <ol class="log">
      {groups.map(({ key, title, events }) => {
        const last = events.at(-1);
        const known = drawn.current.get(key);
        if (known?.last === last && known?.company === company && known.language === language) return known.node;
        const node = (
          <li key={key} class="group">
            <span class="sep">{title}</span>
            <Lines lines={linesOf(events, company)} />
          </li>
        );
        drawn.current.set(key, { last, company, language, node });
        return node;
      })}
    </ol>
  );
}

export function Lines({ lines }: { lines: Line[] }) {
  const company = useCompany();
  return (
    <ol>
      {lines.map((line) => (
        <li key={line.key} class={line.seat !== null && line.seat === company.you ? "me" : ""}>
          {line.seat === null ? <span /> : <Face face={faceOf(company, line.seat)} class="lf" />}
          <span>{line.text}</span>
          {line.points !== undefined && <span class="pts">{line.points}</span>}
        </li>
      ))}
    </ol>
  );
}
