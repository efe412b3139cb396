import type { ComponentChildren } from "preact";
import { Art, Face } from "../art/Art";
import type { Seat } from "../engine/types";
import { t } from "../i18n";
import { headline } from "./headline";
import { faceOf, useCompany } from "./words";

interface Props {
  winners: Seat[];
  /** Of every player, or of every side. */
  points: number[];
  /** More than one of them won. */
  shared: boolean;
  /** What the headline says where points alone do not. */
  title?: string | null;
  /** How much was played. */
  played: string;
  practice: boolean;
  ranks: ComponentChildren;
  actions: ComponentChildren;
}

/** Who won, by how much, and everybody's rank. */
export function Podium({ winners, points, shared, title, played, practice, ranks, actions }: Props) {
  const company = useCompany();
  return (
    <section class="podium panel">
      <div class="heads" aria-hidden="true">
        {winners.map((seat) => (
          <span class="bigav" key={seat}>
            <Face face={faceOf(company, seat)} />
          </span>
        ))}
        <Art id="trophy" class="cup" />
      </div>
      <h2>{title ?? headline(points, winners, company, shared)}</h2>
      <p class="dim">{played}</p>
      {practice && <p class="tag">{t("table.practice")}</p>}
      <ol class="ranks">{ranks}</ol>
      <div class="acts">{actions}</div>
    </section>
  );
}
