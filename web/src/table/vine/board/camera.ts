/** Which part of a vine's world is seen: fitted by itself until somebody pans or zooms. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CELL, LARGEST_TILE, SMALLEST_TILE } from "./drawing/shapes";

export interface Size {
  w: number;
  h: number;
}
/** In units of the drawing; y grows downwards, the ground line is at 0. */
export interface Box {
  west: number;
  east: number;
  top: number;
  bottom: number;
}
export interface Camera {
  scale: number;
  x: number;
  y: number;
}
interface Look {
  scale: number;
  x: number;
  y: number;
}

const NEAREST = 2.2;
const SMALLEST = SMALLEST_TILE / CELL;
const LARGEST = LARGEST_TILE / CELL;
const ZOOM = 1.25;
const SLOP = 6;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));
const whole = (size: Size, box: Box): number => Math.min(size.w / (box.east - box.west), size.h / (box.bottom - box.top));

/** The middle of what is seen on one axis; what fits stays where it belongs. */
function held(middle: number, from: number, to: number, seen: number, rest: number): number {
  return to - from <= seen ? rest : between(from + seen / 2, middle, to - seen / 2);
}

export function cameraOf(look: Look, size: Size, box: Box): Camera {
  const { scale } = look;
  const [w, h] = [size.w / scale, size.h / scale];
  const x = held(look.x, box.west, box.east, w, (box.west + box.east) / 2);
  const y = held(look.y, box.top, box.bottom, h, box.bottom - h / 2);
  return { scale, x: size.w / 2 - x * scale, y: size.h / 2 - y * scale };
}

export interface View {
  camera: Camera;
  size: Size;
  /** Somebody panned or zoomed. */
  moved: boolean;
  /** Too large for its box at the smallest tile. */
  cropped: boolean;
  /** Follows a hand, so nothing glides. */
  live: boolean;
  zoom: (by: number, at?: { x: number; y: number }) => void;
  nearer: () => void;
  farther: () => void;
  fit: () => void;
  /** Brings a cell into view. */
  reveal: (x: number, y: number) => void;
}

/** `need`: the part of the box that is in use. `focus`: what must be seen when not even that fits. */
export function useCamera(frame: RefObject<HTMLDivElement | null>, box: Box, need: Box, focus: { x: number; y: number }): View {
  const [size, setSize] = useState<Size>({ w: 0, h: 0 });
  const [look, setLook] = useState<Look | null>(null);
  const [live, setLive] = useState(false);
  const calm = useRef(0);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setSize((old) => (old.w === element.clientWidth && old.h === element.clientHeight ? old : { w: element.clientWidth, h: element.clientHeight }));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const fitted = size.w ? whole(size, box) : 1;
  const scale = between(SMALLEST, fitted, LARGEST);
  const auto: Look = {
    scale,
    x: held(focus.x, need.west, need.east, size.w / scale, (need.west + need.east) / 2),
    y: held(focus.y, need.top, need.bottom, size.h / scale, need.bottom - size.h / scale / 2),
  };
  const camera = cameraOf(look ?? auto, size, box);

  const now = useRef({ camera, size, box, fitted, look });
  now.current = { camera, size, box, fitted, look };
  const settle = (next: Camera) => {
    const { size } = now.current;
    setLook({ scale: next.scale, x: (size.w / 2 - next.x) / next.scale, y: (size.h / 2 - next.y) / next.scale });
  };
  const zoom = (by: number, at = { x: now.current.size.w / 2, y: now.current.size.h / 2 }) => {
    const { camera: from, fitted: all } = now.current;
    const scale = between(Math.min(SMALLEST, all), from.scale * by, NEAREST);
    settle({ scale, x: at.x - ((at.x - from.x) / from.scale) * scale, y: at.y - ((at.y - from.y) / from.scale) * scale });
  };
  const pan = (x: number, y: number) => {
    const { camera: from, size, box } = now.current;
    const fits = size.w / from.scale >= box.east - box.west && size.h / from.scale >= box.bottom - box.top;
    if (!fits) settle({ scale: from.scale, x: from.x + x, y: from.y + y });
  };
  /** Nothing glides while a hand moves it, and a moment after. */
  const follow = () => {
    setLive(true);
    clearTimeout(calm.current);
    calm.current = window.setTimeout(() => setLive(false), 180);
  };
  useEffect(() => () => clearTimeout(calm.current), []);
  useGestures(frame, { zoom, pan, follow });

  /** Back to what is shown by itself; from there to the whole vine, however small. */
  const fit = () => setLook(look === null && fitted < SMALLEST ? { ...auto, scale: fitted } : null);
  const reveal = (x: number, y: number) => {
    const { camera: from, size } = now.current;
    const [left, top, tile] = [x * CELL * from.scale + from.x, -y * CELL * from.scale + from.y, CELL * from.scale];
    const by = (at: number, room: number) => (at < 0 ? -at + SLOP : at + tile > room ? room - at - tile - SLOP : 0);
    const [over, down] = [by(left, size.w), by(top, size.h)];
    if (over || down) settle({ scale: from.scale, x: from.x + over, y: from.y + down });
  };
  return { camera, size, moved: look !== null, cropped: size.w > 0 && whole(size, need) < SMALLEST, live, zoom, nearer: () => zoom(ZOOM), farther: () => zoom(1 / ZOOM), fit, reveal };
}

interface Hands {
  zoom: View["zoom"];
  pan: (x: number, y: number) => void;
  follow: () => void;
}

/** Wheel, drag and pinch; a click that ends a drag is no click. */
function useGestures(frame: RefObject<HTMLDivElement | null>, hands: Hands): void {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const down = new Map<number, { x: number; y: number }>();
    let dragging = false;
    const spot = (event: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const press = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      if (down.size === 0) dragging = false;
      down.set(event.pointerId, spot(event));
    };
    const move = (event: PointerEvent) => {
      const from = down.get(event.pointerId);
      if (!from) return;
      const to = spot(event);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (!dragging && !other && Math.hypot(to.x - from.x, to.y - from.y) < SLOP) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      down.set(event.pointerId, to);
      latest.current.follow();
      if (other) {
        const apart = (spot: { x: number; y: number }) => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
        latest.current.zoom(apart(to) / apart(from), { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
      }
      const fingers = other ? 2 : 1;
      latest.current.pan((to.x - from.x) / fingers, (to.y - from.y) / fingers);
    };
    const lift = (event: PointerEvent) => void down.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (!dragging || event.detail === 0) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.follow();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      latest.current.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0015)), spot(event));
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    element.addEventListener("click", click, true);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      removeEventListener("pointerup", lift);
      removeEventListener("pointercancel", lift);
      element.removeEventListener("click", click, true);
      element.removeEventListener("wheel", wheel);
    };
  }, []);
}
