/** Pointer work on the hand: drag a card onto a lane; with a finger, slide along the fan to look and pick. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Colour } from "../engine/types";
import { motion } from "./motion";

export interface Grab {
  /** Place of the card that is being dragged. */
  dragged: Signal<number | null>;
  /** The lane under it. */
  over: Signal<Colour | null>;
  /** Place of the card under a sliding finger. */
  scrubbed: Signal<number | null>;
  /** The element that follows the pointer. */
  ghost: { current: HTMLDivElement | null };
  start(event: PointerEvent, at: number): void;
}

interface Moves {
  /** May this card be taken up? */
  can(at: number): boolean;
  pick(at: number): void;
  drop(at: number, lane: Colour | null): void;
}

const SLOP = 7;
const ABOVE = 28;

const laneAt = (x: number, y: number): Colour | null =>
  (document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-lane]")?.dataset.lane as Colour | undefined) ?? null;
const cardAt = (x: number, y: number): number | null => {
  const at = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-at]")?.dataset.at;
  return at === undefined ? null : Number(at);
};

export function useGrab(moves: Moves): Grab {
  const dragged = useSignal<number | null>(null);
  const over = useSignal<Colour | null>(null);
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
        if (box) motion.drop(box);
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
