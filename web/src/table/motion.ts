/** Cards that fly: Web Animations on transform and opacity only, with nothing to do when motion is reduced. */
import type { CardName, Seat } from "../engine/types";
import { still } from "../store/settings";

const LENGTHS = { fast: 160, move: 280, flip: 320, settle: 420, stagger: 60 } as const;
const EASE = "cubic-bezier(.5,0,.2,1)";
const ARC = 24;
const SMALL = 56;

const running = new Set<Animation>();
let flight: { seat: Seat; from: DOMRect; card: Element | null } | null = null;
let dropped: DOMRect | null = null;
let dealing = false;

const length = (name: keyof typeof LENGTHS): number => (still.value ? 0 : LENGTHS[name]);

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  const animation = element.animate(frames, options);
  running.add(animation);
  return animation.finished.then(
    () => void running.delete(animation),
    () => void running.delete(animation),
  );
}

const seatBox = (seat: Seat): DOMRect | undefined => document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

/** From where one box must be drawn so that it looks like it lay on another. */
function offset(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}

/** A dragged card was let go here: its flight starts from there. */
function drop(box: DOMRect): void {
  dropped = box;
}

/** Remembers where the next card comes from: the hand, when it lies open there, else its player's seat. */
function lift(seat: Seat, card: CardName | null): void {
  const hand = `[data-hand="${seat}"]`;
  const own = card && (document.querySelector(`${hand} [data-s="selected"]`) ?? document.querySelector(`${hand} [data-card="${card}"]`));
  const from = dropped ?? (own ? own.getBoundingClientRect() : seatBox(seat));
  dropped = null;
  flight = from ? { seat, from, card: own ? (own.cloneNode(true) as Element) : null } : null;
}

/** A card that just came to the table flies in from where it was lifted. */
function land(element: HTMLElement, seat: Seat): void {
  const start = flight;
  if (start?.seat !== seat) return;
  flight = null;
  if (still.value) return;
  const to = element.getBoundingClientRect();
  const scale = Math.min(1, Math.max(0.35, start.from.width / to.width));
  const from = offset(start.from, to);
  void run(
    element,
    [
      { transform: `${from} scale(${scale})`, zIndex: 5 },
      { transform: `translate(0, -${ARC}px)`, offset: 0.72, zIndex: 5 },
      { transform: "none" },
    ],
    { duration: LENGTHS.move * 1.3, easing: EASE },
  );
}

/** A picture rises from the soil; a card that was lifted lands there first. */
function grow(element: HTMLElement): void {
  const start = flight;
  flight = null;
  if (still.value) return;
  if (start) fly(start.card ? start.from : middle(start.from), element.getBoundingClientRect(), start.card ?? "card");
  void run(
    element,
    [
      { transform: "scaleY(.4) scaleX(1.08)", opacity: 0, transformOrigin: "50% 100%" },
      { transform: "scaleY(1.06)", opacity: 1, offset: 0.7, transformOrigin: "50% 100%" },
      { transform: "none", transformOrigin: "50% 100%" },
    ],
    { duration: LENGTHS.settle, delay: start ? LENGTHS.move : 0, easing: EASE, fill: "backwards" },
  );
}

/** Where a card that nobody saw leaves a seat. */
const middle = ({ left, top, width, height }: DOMRect): DOMRect => new DOMRect(left + width / 2 - SMALL / 2, top + height / 2 - SMALL / 2, SMALL, SMALL);

/** A copy that crosses the table and is gone: of a card, of a picture, or a plain card by its class. */
function fly(from: DOMRect, to: DOMRect, looks: string | Element, delay = 0): void {
  const flyer = typeof looks === "string" ? document.createElement("span") : (looks.cloneNode(true) as HTMLElement);
  if (typeof looks === "string") flyer.className = looks;
  flyer.classList.add("flyer");
  flyer.removeAttribute("data-s");
  flyer.setAttribute("aria-hidden", "true");
  flyer.setAttribute("inert", "");
  Object.assign(flyer.style, { left: `${from.left}px`, top: `${from.top}px` });
  if (flyer.classList.contains("card")) flyer.style.setProperty("--cw", `${from.width}px`);
  else if (typeof looks !== "string") Object.assign(flyer.style, { width: `${from.width}px`, height: `${from.height}px` });
  document.body.append(flyer);
  const box = flyer.getBoundingClientRect();
  const animation = flyer.animate(
    [{ transform: "none" }, { transform: `${offset(to, box)} scale(.5)`, opacity: 0.4 }],
    { duration: LENGTHS.settle, delay, easing: EASE },
  );
  running.add(animation);
  const end = () => (running.delete(animation), flyer.remove());
  animation.finished.then(end, end);
}

/** Something leaves the board for a seat, after the laid card has landed: a card's back, or a copy of the picture itself. */
function send(from: Element, seat: Seat, back: string | null): void {
  const to = seatBox(seat);
  if (still.value || !to || !from.checkVisibility()) return;
  fly(from.getBoundingClientRect(), to, back ?? from, back ? LENGTHS.move : LENGTHS.move + LENGTHS.settle);
}

/** A card that lay in `from` goes to the hand it is in now, or to its seat. */
function carry(from: DOMRect, looks: Element, seat: Seat, card: CardName): void {
  const held = document.querySelector(`[data-hand="${seat}"] [data-card="${card}"]`)?.getBoundingClientRect();
  const to = held?.width ? held : seatBox(seat);
  if (still.value || !to?.width) return;
  fly(from, to, looks);
}

/** A card leaves a seat and goes under what lies in `to`. */
function tuck(seat: Seat, to: DOMRect, looks: Element): void {
  const from = seatBox(seat);
  if (still.value || !from?.width || !to.width) return;
  fly(middle(from), to, looks);
}

/** The finished trick goes to its winner. */
async function take(seat: Seat): Promise<void> {
  const to = seatBox(seat);
  if (still.value || !to) return;
  const cards = [...document.querySelectorAll("[data-lying]")];
  await Promise.all(
    cards.map((card) =>
      run(card, [{ zIndex: 5 }, { transform: `${offset(to, card.getBoundingClientRect())} scale(.3)`, opacity: 0.2, zIndex: 5 }], {
        duration: LENGTHS.settle,
        easing: EASE,
        fill: "forwards",
      }),
    ),
  );
}

/** The next hand that is drawn is dealt out. */
function deal(): void {
  dealing = true;
}

function dealt(cards: Element[]): void {
  if (!dealing || cards.length === 0) return;
  dealing = false;
  if (still.value) return;
  const table = document.querySelector("[data-board]")?.getBoundingClientRect();
  if (!table) return;
  const apart = Math.min(LENGTHS.stagger, (1200 - LENGTHS.fast) / cards.length);
  cards.forEach((card, at) => {
    void run(card, [{ transform: `${offset(table, card.getBoundingClientRect())} scale(.6)`, opacity: 0 }, { opacity: 1, offset: 0.3 }, {}], {
      duration: LENGTHS.fast * 1.6,
      delay: at * apart,
      easing: "cubic-bezier(.2,.8,.3,1)",
      fill: "backwards",
    });
  });
}

function finish(): void {
  for (const animation of [...running]) animation.finish();
}

export const motion = { length, drop, lift, land, grow, send, carry, tuck, take, deal, dealt, finish };
export type Motion = Pick<typeof motion, "length" | "lift" | "take" | "deal" | "finish">;
