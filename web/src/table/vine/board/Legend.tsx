/** What the marks of a board mean, with the marks themselves. */
import type { ComponentChildren } from "preact";
import { t } from "../../../i18n";
import { UnderDisc } from "./drawing/pictures";
import { Dead } from "./Marks";

export const Legend = () => (
  <details class="vlegend">
    <summary>{t("vineboard.legend")}</summary>
    <div class="legend">
      <Mark says={t("vineboard.mark-open")}>
        <circle class="vopen" r="7" />
      </Mark>
      <Mark says={t("vineboard.mark-dead")}>
        <Dead side="E" />
      </Mark>
      <Mark says={t("vineboard.mark-fresh")}>
        <rect class="vjust" x="-10" y="-10" width="20" height="20" rx="5" />
      </Mark>
      <Mark says={t("vineboard.mark-place")}>
        <g class="vghost">
          <rect class="vplace" x="-10" y="-10" width="20" height="20" rx="5" />
        </g>
      </Mark>
      <Mark says={t("vineboard.mark-under")}>
        <UnderDisc value={1} />
      </Mark>
    </div>
  </details>
);

const Mark = ({ says, children }: { says: string; children: ComponentChildren }) => (
  <span>
    <svg class="vmark" viewBox="-13 -13 26 26" aria-hidden="true" focusable="false">
      {children}
    </svg>
    {says}
  </span>
);
