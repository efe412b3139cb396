import { t } from "../../i18n";
import { written } from "../../i18n/numbers";
import { Icon } from "../../ui/Icon";
import { type Grade, ofHundred } from "./grades";
import type { Choice, Judged } from "./looking";

const TAGS: Record<Grade, { paint: string; icon: "check" | "warn" }> = {
  best: { paint: "ok", icon: "check" },
  good: { paint: "", icon: "check" },
  slip: { paint: "sun", icon: "warn" },
  mistake: { paint: "bad", icon: "warn" },
};

export function GradeTag({ grade, loss }: { grade: Grade; loss?: number }) {
  const { paint, icon } = TAGS[grade];
  return (
    <span class={`tag ${paint}`}>
      <Icon name={icon} />
      {t("review.grade", { grade })}
      {loss === undefined ? "" : `, ${written(-loss)}`}
    </span>
  );
}

export type Order = "worst" | "played";

/** How many of the worst stand first. */
const FIRST = 3;

export interface Parts {
  worst: Choice[];
  rest: Choice[];
}

/** The worst few, the dearest first, and the rest as they were played. */
export function partsOf(choices: Choice[], judged: ReadonlyMap<number, Judged>, order: Order): Parts {
  const lossOf = ({ at }: Choice) => judged.get(at)?.loss ?? 0;
  const worst =
    order === "played"
      ? []
      : choices
          .filter(({ at }) => (judged.get(at)?.grade ?? "best") !== "best")
          .sort((one, other) => lossOf(other) - lossOf(one))
          .slice(0, FIRST);
  return { worst, rest: choices.filter((choice) => !worst.includes(choice)) };
}

interface Props {
  parts: Parts;
  judged: ReadonlyMap<number, Judged>;
  said: ReadonlyMap<number, string>;
  picked: number | null;
  pick: (at: number) => void;
}

export function Decisions({ parts, ...rest }: Props) {
  if (parts.worst.length === 0) return <Rows choices={parts.rest} {...rest} />;
  return (
    <>
      <h3 class="rv-sep">{t("review.worst", { count: parts.worst.length })}</h3>
      <Rows choices={parts.worst} {...rest} />
      {parts.rest.length > 0 && <h3 class="rv-sep">{t("review.rest")}</h3>}
      <Rows choices={parts.rest} {...rest} />
    </>
  );
}

/** Arrows go along the rows of both lists. */
function along(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...((event.currentTarget as Element).closest(".rv-decs")?.querySelectorAll<HTMLElement>(".rv-dec") ?? [])];
  const next = step && rows[rows.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Rows({ choices, judged, said, picked, pick }: Omit<Props, "parts"> & { choices: Choice[] }) {
  return (
    <ol onKeyDown={along}>
      {choices.map(({ at }) => {
        const one = judged.get(at);
        return (
          <li key={at}>
            <button type="button" class="rv-dec" data-grade={one?.grade} aria-pressed={at === picked} onClick={() => pick(at)}>
              <span class="rv-n">
                <span class="vh">{t("review.move")} </span>
                {at + 1}
              </span>
              <span class="rv-x">{said.get(at) ?? "…"}</span>
              {one ? <GradeTag grade={one.grade} /> : <span class="tag rv-later">{t("review.waiting")}</span>}
              <b class="rv-c">{one ? written(-ofHundred(one.loss)).replace(/^−0$/, "0") : ""}</b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
