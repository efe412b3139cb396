/** What the person at the table has taken up, and where it can go. Pure: the core's offers decide what is possible. */
import type { Move } from "../../engine/types";
import type { BeanFace, Choices, Cut, HandTile, Offer, Placing, PlantFace, SupplyBean, VineId, VineView, Why } from "../../engine/vine";

export type Face = PlantFace | BeanFace;

export interface Choice {
  /** By its place: of two tiles the one that stays, of three the one that is taken up; in the third step a bean of the Supply. */
  at: number | null;
  picked: ReadonlyMap<VineId, Offer | null>;
  /** The vine on which something was picked last. */
  last: VineId | null;
  /** The bean goes onto a bunch. */
  stacking: boolean;
  /** A tile of the Compost, by its number. */
  compost: number | null;
  cut: Cut | null;
}

export const NOTHING: Choice = { at: null, picked: new Map(), last: null, stacking: false, compost: null, cut: null };

/** Two tiles are placed together; of more, one after the other. */
export type Mode = "prune" | "pair" | "hand" | "placing" | "bean";

export function modeOf({ phase }: VineView, { hand, placing }: Choices): Mode {
  if (phase === "prune") return "prune";
  if (placing) return "placing";
  if (phase === "bean") return "bean";
  const pair = hand.length === 2 && hand.some(({ own }) => own) && hand.some(({ left }) => left);
  return pair ? "pair" : "hand";
}

/** One thing that can be put on one vine. */
export interface Slot {
  vine: VineId;
  face: Face;
  way: "keep" | "pass" | "hang" | "stack";
  offers: Offer[];
  /** Played before the offer's move. */
  first: Move | null;
  picked: Offer | null;
  why: Record<string, Why>;
  elsewhere: Why;
}

/** A place that is the only one is picked by itself. */
const pickedOf = (offers: Offer[], vine: VineId, { picked }: Choice): Offer | null => {
  const chosen = picked.get(vine);
  if (chosen) return offers.find(({ move }) => move === chosen.move) ?? null;
  return chosen === undefined && offers.length === 1 ? (offers[0] ?? null) : null;
};

function slotOf({ vine, first, offers, why, elsewhere }: Placing, face: Face, way: Slot["way"], choice: Choice): Slot {
  return { vine, face, way, offers, first, picked: pickedOf(offers, vine, choice), why, elsewhere };
}

/** Where one tile of the turn can go: both ways. */
export function tileSlots({ own, left, face }: HandTile, choice: Choice): Slot[] {
  return [...(own ? [slotOf(own, face, "keep", choice)] : []), ...(left ? [slotOf(left, face, "pass", choice)] : [])];
}

function beanSlot(bean: SupplyBean, vine: VineId, choice: Choice): Slot {
  const stacking = choice.stacking || bean.hang.length === 0;
  const offers = stacking ? bean.stack : bean.hang;
  const elsewhere = (offers.length > 0 ? null : (bean.why ?? (stacking ? bean.whyStack : null))) ?? bean.elsewhere;
  return { vine, face: bean.face, way: stacking ? "stack" : "hang", offers, first: null, picked: pickedOf(offers, vine, choice), why: bean.whyCell, elsewhere };
}

/** The tile that stays and the one that goes; equal tiles stand for each other. */
export function pairOf({ hand }: Choices, { at }: Choice): { stays: HandTile; goes: HandTile } | null {
  const stays = hand.find(({ place }) => place === at) ?? hand[0];
  const goes = hand.find((tile) => tile !== stays);
  return stays && goes ? { stays, goes } : null;
}

export const sameFace = (one: Face, other: Face): boolean => ("bean" in one ? "bean" in other && one.bean === other.bean : "tile" in other && one.tile === other.tile);

/** A bean that equals one before it is played as that one. */
export function beanAt({ supply }: VineView, { beans }: Choices, at: number | null): SupplyBean | null {
  const lying = at === null ? null : supply[at - 1];
  return beans.find(({ place }) => place === at) ?? (lying ? (beans.find(({ face }) => sameFace(face, lying)) ?? null) : null);
}

export function slotsOf(view: VineView, choices: Choices, choice: Choice): Slot[] {
  const mode = modeOf(view, choices);
  if (mode === "placing" && choices.placing && view.placingNow) {
    const { vine } = choices.placing;
    // The tile after it, when its way is known and leads to the other vine.
    const after = choices.hand.flatMap((tile) => tileSlots(tile, choice));
    return [slotOf(choices.placing, view.placingNow.face, vine === view.active ? "keep" : "pass", choice), ...after.slice(0, 1)];
  }
  if (mode === "pair") {
    const pair = pairOf(choices, choice);
    const own = pair?.stays.own ?? pair?.goes.own;
    const left = pair?.goes.left ?? pair?.stays.left;
    return pair && own && left ? [slotOf(own, pair.stays.face, "keep", choice), slotOf(left, pair.goes.face, "pass", choice)] : [];
  }
  if (mode === "hand") {
    const tile = choices.hand.find(({ place }) => place === choice.at);
    const slots = tile ? tileSlots(tile, choice) : [];
    // Of two vines one is chosen by picking a place on it.
    const both = slots.every(({ picked }) => picked) && slots.length > 1;
    return both ? slots.map((slot) => ({ ...slot, picked: null })) : slots;
  }
  if (mode !== "bean") return [];
  const compost = view.compost.find(({ place }) => place === choice.compost);
  if (compost?.placing) return [slotOf(compost.placing, compost.face, "keep", choice)];
  const bean = beanAt(view, choices, choice.at);
  if (bean) return [beanSlot(bean, view.active, choice)];
  const waiting = choices.waiting[0];
  const face = waiting && (waiting.offers[0]?.face ?? view.waiting[0]);
  return waiting && face ? [slotOf(waiting, face, "keep", choice)] : [];
}

/** What the big button does: its moves, in order; `missing`: a vine on which a place must be picked first. */
export interface Deed {
  kind: "cut" | "both" | "one" | "none" | "hang" | "stack";
  face: Face | null;
  moves: Move[];
  missing: VineId | null;
}

export function deedOf(view: VineView, choices: Choices, choice: Choice, slots: Slot[]): Deed | null {
  const mode = modeOf(view, choices);
  if (mode === "prune") return choice.cut && { kind: "cut", face: null, moves: [choice.cut.move], missing: null };
  const open = slots.filter(({ offers }) => offers.length > 0);
  const face = open[0]?.face ?? null;
  if (mode === "pair" || (mode === "placing" && slots.length > 1)) {
    const missing = open.find(({ picked }) => !picked)?.vine ?? null;
    // The tile that goes needs no word of its own once the other one stays.
    const moves = [slots[0]?.first, ...slots.map(({ picked }) => picked?.move)].filter((move) => move != null);
    return { kind: open.length === 2 ? "both" : open.length === 1 ? "one" : "none", face, moves, missing };
  }
  const slot = slots.find(({ picked }) => picked) ?? open[0];
  if (!slot) return null;
  const moves = slot.picked ? [...(slot.first ? [slot.first] : []), slot.picked.move] : [];
  const kind = slot.way === "hang" || slot.way === "stack" ? slot.way : "one";
  return { kind, face: slot.face, moves, missing: slot.picked ? null : slot.vine };
}

/** The rows that the second tile of a solo turn may not reach. */
export const limitOf = (slots: Slot[], vine: VineId): number | undefined => {
  const slot = slots.find((one) => one.vine === vine);
  const closed = slot && [slot.elsewhere, ...Object.values(slot.why)].find(({ code }) => code === "solo-height");
  return closed?.row;
};

/** Places above that limit that would have taken the tile. */
export function crossedOf(slots: Slot[], vine: VineId): { x: number; y: number }[] {
  const slot = slots.find((one) => one.vine === vine);
  return Object.entries(slot?.why ?? {}).flatMap(([cell, { code }]) => {
    const [x, y] = cell.split(",").map(Number);
    return code === "solo-height" && x !== undefined && y !== undefined ? [{ x, y }] : [];
  });
}
