import { useRef } from "preact/hooks";
import type { Seat } from "../../../engine/types";
import type { VegeTablesView } from "../../../engine/vegeTables";
import { t } from "../../../i18n";
import { Back } from "../../Back";
import { Field, type FieldProps } from "../Field";
import { Stack } from "./Stack";
import { type Taking, wellsHold } from "./taking";
import { wellsText } from "./words";

interface Props extends FieldProps {
  me: Seat;
  taking: Taking;
}

/** The bed with the Silos in its ledge, the wells on both sides. */
export function Ground(props: Props) {
  const { view, me, taking } = props;
  const [left, right, hidden] = useSides(view);
  const tip = wellsText(view, me);
  return (
    <div class="ground20">
      <div class="t20">
        <div class="wells w1">
          <WellStack view={view} at={left} taking={taking} />
          <p class={`wtip ${tip ? "" : "no"}`}>{tip}</p>
        </div>
        <Field {...props} />
        <section class="ledge" aria-label={t("tournament.silos")}>
          <div class="silos">
            {view.silos?.map((_, at) => (
              <div key={at} class="silo" data-place={`silo-${at}`}>
                <Stack view={view} place="silo" at={at} taking={taking} tab={at === 0} />
              </div>
            ))}
          </div>
        </section>
        <div class="wells w2">
          <WellStack view={view} at={right} taking={taking} />
          {hidden !== null && <HiddenWell view={view} at={hidden} />}
        </div>
      </div>
    </div>
  );
}

/** Which well stands left, right and hidden: the third, once open, where the first empty one stood, and stays there. */
function useSides(view: VegeTablesView): [left: number, right: number, hidden: number | null] {
  const side = useRef<"left" | "right" | null>(null);
  const [first, , third] = view.wells ?? [];
  if (!third?.open || third.cards.length === 0) {
    side.current = null;
    return [0, 1, third && !third.open ? 2 : null];
  }
  side.current ??= first?.cards.length === 0 ? "left" : "right";
  return side.current === "left" ? [2, 1, null] : [0, 2, null];
}

function Title({ at, count }: { at: number; count: number }) {
  return (
    <h2 class="wl">
      {t("tournament.well", { number: at + 1 })}
      <b>{count}</b>
    </h2>
  );
}

function WellStack({ view, at, taking }: { view: VegeTablesView; at: number; taking: Taking }) {
  const count = view.wells?.[at]?.cards.length ?? 0;
  return (
    <section class="well" style={{ "--n": count }} data-place={`well-${at}`} aria-label={t("tournament.well", { number: at + 1 })}>
      <Title at={at} count={count} />
      <Stack view={view} place="well" at={at} taking={taking} tab={at === 0} />
    </section>
  );
}

/** Backs only, which everybody sees; it opens when one of the others is empty. */
function HiddenWell({ view, at }: { view: VegeTablesView; at: number }) {
  const backs = view.wells?.[at]?.backs ?? [];
  const white = backs.filter((back) => back === "white").length;
  return (
    <section class="well hid" aria-label={t("tournament.hidden", { number: at + 1, count: backs.length, white })}>
      <Title at={at} count={backs.length} />
      <div class="hb" aria-hidden="true">
        {backs.map((back, place) => (
          <Back key={place} class={back} />
        ))}
      </div>
      {wellsHold(view) && <p class="desk">{t("tournament.opens-when")}</p>}
    </section>
  );
}
