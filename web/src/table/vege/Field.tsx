import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Art, Face } from "../../art/Art";
import type { CardName, Seat } from "../../engine/types";
import type { Crop, HandCard, VegeTablesView } from "../../engine/vegeTables";
import { t } from "../../i18n";
import { Back } from "../Back";
import type { Grab } from "../grab";
import { motion } from "../motion";
import { type Company, faceOf, nameOf, useCompany } from "../words";
import { Dots } from "./Card";
import { cropId, cropTitle, numberOf, paintOf, signed, suitName } from "./cards";
import { Chain, type Looked } from "./Chain";
import { aimOf, fitting, rowsOf } from "./choice";
import { Growth } from "./Picture";

export interface FieldProps {
  view: VegeTablesView;
  hand: HandCard[];
  /** The card that is taken up, or dragged. */
  held: HandCard | undefined;
  active: boolean;
  grab: Grab;
  looked: Signal<Looked | null>;
  /** The crop of a card that is chosen elsewhere. */
  lit?: string | null;
  /** Double Deck: what a look at a crop shows, in place of its chain. */
  closes?: Closes;
  aim: (crop: string) => void;
  pickRow: (row: number) => void;
}

export interface Closes {
  /** How a crop counts for the one that is looked at. */
  counts: (crop: number) => "fruit" | "tractor" | null;
  press: (crop: number, byKey: boolean) => void;
  leave: () => void;
  says: (crop: Crop, fits: boolean) => string;
}

const ROWS = [0, 1, 2, 3];

/** The raised bed: a row a suit, each crop at its growth, with the number that it wants next. */
export function Field(props: FieldProps) {
  const { view, hand, held, active, grab, looked, pickRow } = props;
  const rows = active ? rowsOf(held) : new Map<number, string>();
  const fits = active ? fitting(hand) : new Set<string>();
  const aim = active ? aimOf(held) : null;
  const exchanged = view.exchange?.card ?? null;
  return (
    <section class="bed s-board" data-board aria-label={t("vege.field")} onPointerLeave={props.closes?.leave ?? (() => looked.value?.by === "hover" && (looked.value = null))}>
      <div class="soil plotrows">
        {ROWS.map((row) => {
          const suit = view.rows[row] ?? null;
          const crops = view.crops.filter((crop) => suit && crop.suit === suit && crop.row === row);
          const over = grab.over.value === `row-${row + 1}` && grab.dragged.value !== null;
          return (
            <ul key={row} class={`frow ${suit ? "" : "free"}`} aria-label={suit ? t("vege.row-of", { row: row + 1, suit: suitName(suit) }) : t("vege.row-free", { row: row + 1 })}>
              <li class={`rowh ${suit ? paintOf(suit) : ""}`} aria-hidden="true">
                <span class="pt" />
                {suit && <Art id={`sy-${paintOf(suit)}`} />}
              </li>
              {suit
                ? crops.map((crop) => {
                    const id = cropId(crop.suit, crop.column);
                    return (
                      <Cell
                        key={id}
                        {...props}
                        crop={crop}
                        id={id}
                        lies={view.field?.[row * ROWS.length + crop.column - 1] ?? false}
                        aimed={aim === id}
                        fits={fits.has(id) || (exchanged !== null && crop.next === exchanged)}
                      />
                    );
                  })
                : ROWS.map((column) => (
                    <li key={column} class="cell un">
                      <span class="sky">{(view.field?.[row * ROWS.length + column] ?? false) && <FieldBack />}</span>
                      <span class="ground" />
                    </li>
                  ))}
              {rows.has(row + 1) && (
                <li class="rowpick">
                  <button type="button" class={over ? "over" : ""} data-target data-lane={`row-${row + 1}`} tabIndex={-1} onClick={() => pickRow(row + 1)}>
                    <span>{t("vege.row-here", { row: row + 1 })}</span>
                  </button>
                </li>
              )}
            </ul>
          );
        })}
      </div>
      {looked.value && !props.closes && <Chain view={view} looked={looked.value} />}
    </section>
  );
}

const FieldBack = () => <Back class="green bk" />;

interface CellProps extends FieldProps {
  crop: Crop;
  id: string;
  /** A Field card lies there. */
  lies: boolean;
  /** The taken-up card goes here. */
  aimed: boolean;
  /** A card fits as it stands. */
  fits: boolean;
}

/** How long the pointer rests on a crop before its cards are shown. */
const REST = 260;

function Cell({ view, crop, id, lies, aimed, fits, grab, looked, lit, closes, aim }: CellProps) {
  const company = useCompany();
  const over = grab.dragged.value !== null && grab.over.value === id;
  const just = view.latest.some((card) => crop.chain.some((one) => one.card === card && one.at === "laid"));
  const done = crop.stage === 5;
  const bare = crop.stage === 0;
  const tractors = crop.chain.flatMap(({ at }, place) => (at === "tractor" ? [place + 1] : []));
  const title = cropTitle(crop.suit, crop.column);
  const here = view.crops.indexOf(crop);
  const look = (by: Looked["by"]) => (looked.value = { crop: here, by });
  const waiting = useRef(0);
  const before = useRef(crop.stage);
  useEffect(() => void (before.current = crop.stage), [crop.stage]);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const shown = looked.value?.crop === here;
  const counts = closes?.counts(here) ?? null;
  const byTractor = crop.closedWith === "tractor";
  return (
    <li class={`cell ${paintOf(crop.suit)} ${bare ? "un" : ""} ${done ? "done" : ""} ${aimed ? "tgt" : fits ? "can" : ""} ${just ? "just" : ""} ${over ? "over" : ""} ${lit === id ? "lit" : ""} ${counts ? "counts" : ""} ${byTractor ? "byt" : ""}`}>
      <button
        type="button"
        class="touch"
        data-lane={id}
        data-cell={here}
        data-r={crop.row ?? 0}
        data-c={crop.column}
        data-target={aimed ? "" : undefined}
        tabIndex={here === firstCell(view) ? 0 : -1}
        aria-label={closes?.says(crop, fits) ?? says(crop, title, company, fits)}
        aria-describedby={shown && !closes ? "chain" : undefined}
        aria-expanded={closes ? shown : undefined}
        onClick={(event) => {
          clearTimeout(waiting.current);
          if (closes) closes.press(here, event.detail === 0);
          else if (aimed || (fits && !shown)) {
            if (aimed) looked.value = null;
            else if (!matchMedia("(hover: hover)").matches) look("tap");
            aim(id);
          } else if (shown && looked.value?.by === "tap") looked.value = null;
          else look("tap");
        }}
        onPointerEnter={(event) => {
          if (event.pointerType === "mouse" && event.buttons === 0) waiting.current = window.setTimeout(() => look("hover"), REST);
        }}
        onPointerLeave={() => {
          clearTimeout(waiting.current);
          if (closes) closes.leave();
          else if (looked.value?.by === "hover") looked.value = null;
        }}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && look("focus")}
        onBlur={() => shown && !(closes && looked.value?.by === "tap") && (looked.value = null)}
      />
      <span class="sky" aria-hidden="true">
        {bare ? (
          <>
            {lies ? <FieldBack /> : <span class="bk" />}
            <span class="ghost">
              <Art id={id} />
            </span>
          </>
        ) : (
          <Grown key={crop.stage} fresh={crop.stage > before.current}>
            {byTractor ? <FieldBack /> : <Growth crop={id} stage={crop.stage} />}
          </Grown>
        )}
        {crop.stage === 3 && <Art id={id} class="cr" />}
        {bare && crop.plotOf !== null && (
          <span class="own">
            <Face face={faceOf(company, crop.plotOf)} />
          </span>
        )}
        {(closes ? byTractor : tractors.length > 0) && (
          <span class="tdisc" data-count={tractors.length > 1 && !closes ? tractors.length : undefined}>
            <Art id="tractor" />
          </span>
        )}
        {done && crop.closedBy !== null && (
          <span class="won">
            <Face face={faceOf(company, crop.closedBy)} />
            <b>{crop.brought == null ? t("vege.fruit-points") : signed(crop.brought)}</b>
          </span>
        )}
      </span>
      {counts && (
        <span class="adds" aria-hidden="true">
          <Art id={counts === "tractor" ? "tractor" : id} />
          {t(counts === "tractor" ? "double.adds-tractor" : "double.adds-fruit")}
        </span>
      )}
      {crop.next && (
        <span class="stake" aria-hidden="true">
          <Art id="stake" />
          <b>{numberOf(crop.next)}</b>
        </span>
      )}
      <span class="ground" aria-hidden="true">
        <span class="cn">{title}</span>
        <Dots stage={crop.stage} tractors={tractors} class="dots" />
      </span>
    </li>
  );
}

/** Grows up from the soil; the card that made it grow flies in first. */
function Grown({ fresh, children }: { fresh: boolean; children: ComponentChildren }) {
  const box = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (fresh && box.current) motion.grow(box.current);
  }, []);
  return (
    <span class="grown" ref={box}>
      {children}
    </span>
  );
}

/** The cell that the Tab key reaches. */
const firstCell = (view: VegeTablesView): number => {
  const suit = view.rows.find((one) => one !== null);
  return view.crops.findIndex((crop) => crop.suit === suit && crop.column === 1);
};

function says(crop: Crop, title: string, company: Company, fits: boolean): string {
  const whose = (seat: Seat | null) => (seat === null ? "none" : seat === company.you ? "me" : "some");
  const name = (seat: Seat | null) => (seat === null ? "" : nameOf(company, seat));
  const top: CardName | undefined = crop.chain[crop.stage - 1]?.card;
  const can = fits ? "yes" : "no";
  if (crop.stage === 5) return t("vege.cell-done", { crop: title, by: whose(crop.closedBy), name: name(crop.closedBy) });
  const next = crop.next ? numberOf(crop.next) : 0;
  if (!top) return t("vege.cell-bare", { crop: title, next, owner: whose(crop.plotOf), name: name(crop.plotOf), can });
  return t("vege.cell", { crop: title, stage: String(crop.stage), number: numberOf(top), next, can });
}
