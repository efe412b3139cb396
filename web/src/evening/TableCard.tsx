import type { RankingRow } from "../engine/evening";
import { Face } from "../art/Art";
import { t } from "../i18n";
import { copy } from "../screens/link/address";
import type { SaveHead } from "../store/save";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/Toast";
import { useAsked } from "./ask";
import { Bed } from "./Bed";
import { isFinished } from "./course";
import { pointsOf } from "./play";
import type { Evening, Table } from "./shape";
import { halves, personName, sumWords, written } from "./words";

function Closes({ evening, table }: { evening: Evening; table: Table }) {
  const { answer } = useAsked("eveningSheet", table.sheet && { game: evening.game, players: table.seats.length, lines: table.sheet });
  if (!answer?.closes) return null;
  return <p class="chk"><Icon name="check" /><span>{sumWords(answer.sum)}</span></p>;
}

function Code({ code }: { code: string }) {
  const take = async () => toast((await copy(code)) ? t("common.copied") : t("common.copy-failed"), { icon: "copy" });
  return (
    <p class="ev-code">
      <span>{t("evening.code")} <b>{code}</b></span>
      <button type="button" class="ibtn" aria-label={t("evening.code-copy")} title={t("evening.code-copy")} onClick={() => void take()}><Icon name="copy" /></button>
    </p>
  );
}

/** Where the name of a table stands on the page. */
export const titleOf = (at: number): string => `ev-table-${at}`;

export interface TableProps {
  evening: Evening;
  round: number;
  at: number;
  rows: readonly RankingRow[];
  /** Of the deal that all tables of this size have; null when each has its own, or it is too early. */
  code: string | null;
  /** The round is played, or was. */
  open: boolean;
  /** The game that is played here. */
  save: SaveHead | undefined;
  /** What can be done here; none while another tab has the evening. */
  act: TableActs | null;
}

export interface TableActs {
  enter: () => void;
  /** Null where Potager has no such table. */
  play: (() => void) | null;
  take: () => void;
  bringBack: () => void;
}

export function TableCard({ evening, round, at, rows, code, open, save, act }: TableProps) {
  const table = evening.rounds[round]?.[at];
  if (!table) return null;
  const done = isFinished(table);
  const state = table.out ? "out" : done ? "done" : open ? "play" : "later";
  const got = (person: number) => rows.find((row) => row.person === person)?.rounds[round];
  const over = pointsOf(table, save) !== null;
  const title = titleOf(at);
  return (
    <article class="panel tb" aria-labelledby={title}>
      <header>
        <Bed evening={evening} table={table} />
        <div>
          <h3 id={title} tabIndex={-1}>
            {t("evening.table-n", { table: at + 1 })}{" "}
            <span class={`tag ${state === "done" ? "ok" : state === "play" ? "sun" : ""}`}>
              {state === "done" && <Icon name="check" />}
              {t("evening.table-state", { state })}
            </span>
          </h3>
          {code !== null && !done && !table.out && <Code code={code} />}
        </div>
        {done && act && (
          <button type="button" class="btn quiet" aria-label={t("evening.change-of", { table: at + 1 })} onClick={act.enter}><Icon name="pencil" />{t("evening.change-go")}</button>
        )}
      </header>
      <ol class="sr">
        {table.seats.map((person, seat) => {
          const points = table.points[seat];
          const won = got(person);
          return (
            <li key={person}>
              <Face face={evening.people[person]?.face ?? "you"} />
              <span class="nm2">
                {personName(evening, person)}
                {seat === 0 && <i>{t("evening.deals")}</i>}
              </span>
              {typeof points === "number" && <b><span class="vh">{t("evening.game-points")}: </span>{written(points)}</b>}
              {won && <em><span class="vh">{t("evening.points")}: </span>{halves(won.points)}</em>}
            </li>
          );
        })}
      </ol>
      {done && table.sheet && <Closes evening={evening} table={table} />}
      {act && !done && open && (
        <div class="ev-act">
          {table.out ? (
            <button type="button" class="btn" onClick={act.bringBack}>{t("evening.bring-back")}</button>
          ) : (
            <>
              {over && <button type="button" class="btn pri" onClick={act.take}><Icon name="check" />{t("evening.take")}</button>}
              {!over && save && <a class="btn pri" href={`#/table/${save.id}`}><Icon name="play" />{t("evening.to-table")}</a>}
              <button type="button" class="btn" aria-label={t(table.sheet ? "evening.enter-on-of" : "evening.enter-of", { table: at + 1 })} onClick={act.enter}><Icon name={table.sheet ? "pencil" : "plus"} />{t(table.sheet ? "evening.enter-on" : "evening.enter")}</button>
              {!save && act.play && <button type="button" class="btn quiet" aria-label={t("evening.play-of", { table: at + 1 })} onClick={act.play}><Icon name="play" />{t("evening.play")}</button>}
            </>
          )}
        </div>
      )}
    </article>
  );
}
