/** Pointer work on the hand: drag a card onto a place of the board (`data-lane`); with a finger, slide along the fan to look and pick. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { motion } from "./motion";

export interface Grab<Lane extends string = string> {
  /** Place of the card that is being dragged. */
  dragged: Signal<number | null>;
  /** The place under it. */
  over: Signal<Lane | null>;
  /** Place of the card under a sliding finger. */
  scrubbed: Signal<number | null>;
  /** The element that follows the pointer. */
  ghost: { current: HTMLDivElement | null };
  start(event: PointerEvent, at: number): void;
}

interface Moves<Lane> {
  /** May this card be taken up? */
  can(at: number): boolean;
  pick(at: number): void;
  drop(at: number, lane: Lane | null): void;
  /** What is let go stays where it is: no flight starts there. */
  stays?: boolean;
}

const SLOP = 7;
const ABOVE = 28;

const laneAt = <Lane extends string>(x: number, y: number): Lane | null =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-lane]")?.dataset.lane as Lane | undefined) ?? null;
const cardAt = (x: number, y: number): number | null => {
  const at = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-at]")?.dataset.at;
  return at === undefined ? null : Number(at);
};

export function useGrab<Lane extends string>(moves: Moves<Lane>): Grab<Lane> {
  const dragged = useSignal<number | null>(null);
  const over = useSignal<Lane | null>(null);
  const scrubbed = useSignal<number | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const latest = useRef(moves);
  latest.current = moves;
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const start = (down: PointerEvent, at: number) => {
    if (down.button !== 0 || !down.isPrimary) return;
    stop.current();
    const finger = down.pointerType !== "mouse";
    const top = (down.currentTarget as HTMLElement).closest("[data-hand]")?.getBoundingClientRect().top ?? 0;
    let mode: "wait" | "drag" | "scrub" = "wait";
    let card = at;
    let last: PointerEvent = down;

    const follow = () => {
      const element = ghost.current;
      if (element) element.style.transform = `translate(${last.clientX}px, ${last.clientY}px) translate(-50%, -60%) rotate(3deg)`;
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      last = event;
      const x = event.clientX - down.clientX;
      const y = event.clientY - down.clientY;
      if (mode === "wait" && Math.hypot(x, y) > SLOP) {
        if (finger && Math.abs(x) > Math.abs(y)) mode = "scrub";
        else if (latest.current.can(card)) mode = "drag";
        else return;
      }
      if (mode === "scrub") {
        const under = cardAt(event.clientX, event.clientY);
        if (under !== null) card = under;
        if (event.clientY < top - ABOVE && latest.current.can(card)) mode = "drag";
        scrubbed.value = mode === "scrub" ? card : null;
      }
      if (mode === "drag") {
        dragged.value = card;
        over.value = laneAt(event.clientX, event.clientY);
        requestAnimationFrame(follow);
      }
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const how = mode;
      const box = ghost.current?.getBoundingClientRect();
      stop.current();
      if (how === "wait") return;
      // The click that follows a drag is not a click on the card.
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60);
      if (event.type === "pointercancel") return;
      if (how === "scrub") latest.current.pick(card);
      else if (document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-board]")) {
        if (box && !latest.current.stays) motion.drop(box);
        latest.current.drop(card, laneAt(event.clientX, event.clientY));
      }
    };
    stop.current = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      dragged.value = null;
      over.value = null;
      scrubbed.value = null;
      stop.current = () => {};
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };

  return { dragged, over, scrubbed, ghost, start };
}
