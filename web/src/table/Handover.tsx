import { useEffect, useRef } from "preact/hooks";
import { Face } from "../art/Art";
import type { Event, Seat, View } from "../engine/types";
import { t } from "../i18n";
import { Icon } from "../ui/Icon";
import { Back } from "./Back";
import type { Family } from "./family";
import { Lines } from "./Log";
import { phone } from "./media";
import { faceOf, nameOf, useCompany } from "./words";

interface Props {
  view: View;
  family: Family;
  seat: Seat;
  log: Event[];
  ready: () => void;
}

/** Covers everything until the named person asks for the cards; beside it only what everybody knows. */
export function Handover({ view, family, seat, log, ready }: Props) {
  const { Public } = family;
  const company = useCompany();
  const name = nameOf(company, seat);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), [seat]);
  const lines = family.linesOf(family.sinceTurn(log, seat), company);
  return (
    <div class="ho">
      <section class="cover" aria-labelledby="handover">
        <div class="fan" aria-hidden="true">
          {family.back && [0, 1, 2].map((at) => <Back key={at} class={family.back ?? ""} />)}
          <span class="bigav">
            <Face face={faceOf(company, seat)} />
          </span>
        </div>
        <h2 id="handover" ref={title} tabIndex={-1}>
          {t("table.hand-to", { name })}
        </h2>
        <p>{t(family.cover.stays)}</p>
        <button type="button" class="btn pri big" onClick={ready}>
          <Icon name="eye" />
          {t(family.cover.ready, { name })}
        </button>
        <a class="btn quiet" href="#/">
          {t("table.pause-game")}
        </a>
      </section>
      <aside class="since">
        <section class="panel">
          <h3 class="h2">{t("table.since")}</h3>
          {lines.length > 0 ? <div class="log"><Lines lines={lines.slice(phone.value ? -4 : -6)} /></div> : <p class="xs dim gap">{t("table.since-nothing")}</p>}
        </section>
        <section class="panel">
          <h3 class="h2">{t(family.scores)}</h3>
          <ol class="hsc">
            {company.meta.seats.map((_, one) => (
              <li key={one} class={one === seat ? "now" : ""}>
                <Face face={faceOf(company, one)} />
                <span class="who">{nameOf(company, one)}</span>
                <Public view={view} seat={one} />
              </li>
            ))}
          </ol>
        </section>
      </aside>
    </div>
  );
}
