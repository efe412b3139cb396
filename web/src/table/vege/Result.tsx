import { Face } from "../../art/Art";
import type { Seat } from "../../engine/types";
import type { VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import type { ResultProps } from "../family";
import { Podium } from "../Podium";
import { andNames, faceOf, useCompany } from "../words";
import { written } from "./cards";
import { PrintButton, Sheet } from "./Sheet";

interface Rank {
  seats: Seat[];
  points: number;
}

/** The match is over: who won, and the score sheet of every deal. */
export function Result({ view, practice, actions }: ResultProps<VegeTablesView, VegeTablesEvent>) {
  const company = useCompany();
  const winners = view.winners ?? [];
  const all: Rank[] = view.sides ?? view.seats.map(({ seat, points }) => ({ seats: [seat], points }));
  const ranked = [...all].sort((one, other) => other.points - one.points);
  const shared = ranked.filter(({ seats }) => seats.every((seat) => winners.includes(seat))).length > 1;
  const me = company.you;
  return (
    <div class="result vresult">
      <Podium
        winners={winners}
        points={all.map(({ points }) => points)}
        shared={shared}
        played={t("vege.result-deals", { count: view.sheets.length })}
        practice={practice}
        ranks={ranked.map(({ seats, points }) => (
          <li key={seats.join()} class={seats.every((seat) => winners.includes(seat)) ? "now" : ""}>
            <span class="avs">
              {seats.map((seat) => (
                <Face key={seat} face={faceOf(company, seat)} />
              ))}
            </span>
            <span class="who">{andNames(company, seats)}</span>
            <b class="score">
              {written(points)}
              <span class="vh">{t("vege.points-unit", { points })}</span>
            </b>
          </li>
        ))}
        actions={actions}
      />
      <section class="panel hands">
        <div class="hrow">
          <h2 class="h2">{t("sheet.sheets", { count: view.sheets.length })}</h2>
          <PrintButton />
        </div>
        <div class="scroll printable" tabIndex={0} role="region" aria-label={t("sheet.sheets", { count: view.sheets.length })}>
          <p class="printed">{t("home.vege-tables")}</p>
          {view.sheets.map((sheet) => (
            <Sheet key={sheet.round} sheet={sheet} rounds={view.rounds} me={me} />
          ))}
        </div>
      </section>
    </div>
  );
}
