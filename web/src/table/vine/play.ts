/** Everything the parts of the table need: what is taken up, what can be done with it, and how it is done. */
import { useSignal, type Signal } from "@preact/signals";
import type { Move, Seat } from "../../engine/types";
import type { Choices, Cut, Offer, VineEvent, VineId, VineView } from "../../engine/vine";
import { t } from "../../i18n";
import type { BoardProps } from "../family";
import { type Grab, useGrab } from "../grab";
import { single } from "../media";
import { useTold } from "../told";
import { useCompany } from "../words";
import { offersOn, turned, waysOf } from "./board";
import { beanAt, type Choice, type Deed, deedOf, type Face, type Mode, modeOf, NOTHING, pairOf, type Slot, slotsOf, tileSlots } from "./choice";
import { vineName, whyText } from "./words";

export interface Play {
  view: VineView;
  log: VineEvent[];
  me: Seat;
  /** Null when it is not this person's turn. */
  choices: Choices | null;
  mode: Mode | null;
  choice: Choice;
  slots: Slot[];
  deed: Deed | null;
  /** The vine of the person at the table, or of solo's turn. */
  own: VineId;
  /** The boards that are large: two, or one where there is no room. */
  shown: VineId[];
  told: Signal<string | null>;
  /** The list of the Compost is open. */
  sorting: Signal<boolean>;
  grab: Grab;
  faceOf: (offer: Offer) => Face;
  look: (vine: VineId) => void;
  take: (at: number) => void;
  swap: () => void;
  pick: (vine: VineId, offer: Offer | null) => void;
  miss: (vine: VineId, cell: string) => void;
  cut: (cut: Cut | null) => void;
  stack: () => void;
  dig: (place: number) => void;
  putBack: () => void;
  /** Null when nothing that is picked can be turned. */
  rotate: (() => void) | null;
  commit: () => void;
  /** Plays a move, or says why not. */
  act: (move: Move | null | undefined, why: string) => void;
}

export function usePlay({ view, log, me, play }: BoardProps<VineView, VineEvent>): Play {
  const company = useCompany();
  const choice = useSignal<Choice>(NOTHING);
  const looked = useSignal<VineId | null>(null);
  const sorting = useSignal(false);
  const choices = play && view.toMove === me ? view.choices : null;
  const told = useTold(view, () => {
    choice.value = NOTHING;
    sorting.value = false;
    if (choices) looked.value = null;
  });
  const mode = choices && modeOf(view, choices);
  // A leaf on the root leaves no choice.
  const forced = choices?.mustCut && choices.cuts.length === 1 ? (choices.cuts[0] ?? null) : null;
  const now = { ...choice.value, cut: choice.value.cut ?? forced };
  const slots = choices ? slotsOf(view, choices, now) : [];
  const deed = choices && deedOf(view, choices, now, slots);

  const own = view.solo ? view.active : me;
  const beside = view.solo ? 1 : (own + 1) % view.vines.length;
  const first = view.solo ? 0 : own;
  const only = slots.length === 1 ? slots[0]?.vine : undefined;
  const wanted = looked.value;
  const shown = single.value ? (view.solo ? [0, 1] : [wanted ?? only ?? own]) : [first, wanted === null || wanted === first ? beside : wanted];

  const say = (text: string) => (told.value = text);
  const change = (next: Partial<Choice>) => {
    told.value = null;
    choice.value = { ...choice.value, ...next };
  };
  const fresh = (next: Partial<Choice>) => change({ ...NOTHING, ...next });

  const look = (vine: VineId) => {
    looked.value = !single.value && vine === beside ? null : vine;
    if (single.value && vine === own) looked.value = own;
  };
  const bring = (vine: VineId) => {
    if (!shown.includes(vine)) look(vine);
  };
  const take = (at: number) => {
    if (!choices) return;
    if (mode === "pair") {
      bring(pairOf(choices, now)?.goes.place === at ? view.left : view.active);
      return;
    }
    if (mode === "hand") fresh({ at: now.at === at ? null : at });
    else if (mode === "bean") {
      const bean = beanAt(view, choices, at);
      if (!bean) return;
      if (bean.why) say(whyText(bean.why));
      else fresh({ at: now.at === at ? null : at });
    }
    if (single.value) looked.value = null;
  };
  const swap = () => {
    const pair = choices && mode === "pair" ? pairOf(choices, now) : null;
    if (pair) fresh({ at: pair.goes.place });
  };
  const pick = (vine: VineId, offer: Offer | null) => {
    const alone = mode === "hand" && offer ? new Map<VineId, Offer | null>(slots.map((slot) => [slot.vine, null])) : new Map(now.picked);
    change({ picked: alone.set(vine, offer), last: vine });
  };
  const miss = (vine: VineId, cell: string) => {
    const slot = slots.find((one) => one.vine === vine);
    if (slot) say(whyText(slot.why[cell] ?? slot.elsewhere));
    else if (mode === "prune" && vine === own) say(t("vine.tell-joint"));
    else if (mode) say(t("vine.tell-nothing", { mode }));
  };
  const stack = () => {
    if (!choices) return;
    const chosen = beanAt(view, choices, now.at);
    const bean = chosen && chosen.stack.length > 0 ? chosen : choices.beans.find((one) => one.stack.length > 0);
    const why = chosen?.whyStack ?? choices.beans.find(({ whyStack }) => whyStack)?.whyStack;
    if (!bean) say(why ? whyText(why) : t("reason.not-now"));
    else if (now.stacking && now.at === bean.place) fresh({});
    else fresh({ at: bean.place, stacking: true });
  };
  const dig = (place: number) => {
    sorting.value = false;
    fresh({ compost: place });
    if (single.value) looked.value = null;
  };

  const faceOf = (offer: Offer): Face => {
    if ("face" in offer) return offer.face as Face;
    const slot = slots.find(({ vine }) => vine === offer.vine);
    return slot?.face ?? { tile: "", kind: "stem", stubs: "", inEdge: null, form: null };
  };
  const turnable = [...slots].sort((one, other) => Number(other.vine === now.last) - Number(one.vine === now.last)).find(({ offers, picked }) => picked && waysOf(offers, picked).length > 1);
  const rotate = turnable?.picked ? () => turnable.picked && pick(turnable.vine, turned(turnable.offers, turnable.picked)) : null;
  const commit = () => {
    if (!deed) return;
    if (deed.missing === null) play?.(...deed.moves);
    else {
      if (shown.includes(deed.missing)) say(t("vine.tell-pick", { vine: vineName(view, company, deed.missing) }));
      else look(deed.missing);
    }
  };
  const act = (move: Move | null | undefined, why: string) => {
    if (move) play?.(move);
    else say(why);
  };

  const dragSlots = (at: number): Slot[] => {
    if (!choices) return [];
    const tile = choices.hand.find(({ place }) => place === at);
    if (tile && (mode === "pair" || mode === "hand")) return tileSlots(tile, NOTHING);
    return mode === "bean" ? slotsOf(view, choices, { ...NOTHING, at, stacking: now.stacking && now.at === at }) : mode === "placing" ? slots.slice(0, 1) : [];
  };
  const drop = (at: number, lane: string | null) => {
    const [id = "", cell = ""] = lane?.split(":") ?? [];
    const vine = Number(id);
    const slot = lane ? dragSlots(at).find((one) => one.vine === vine) : undefined;
    if (!slot || !choices) return;
    const offer = offersOn(slot.offers, () => slot.face, cell)[0];
    if (!offer) say(whyText(slot.why[cell] ?? slot.elsewhere));
    else if (mode === "pair") {
      const stays = slot.way === "keep" ? at : (choices.hand.find(({ place }) => place !== at)?.place ?? null);
      const kept = pairOf(choices, now)?.stays.place === stays;
      change({ at: stays, picked: new Map(kept ? now.picked : []).set(vine, offer), last: vine });
    } else if (mode === "placing") pick(vine, offer);
    else fresh({ at, stacking: slot.way === "stack", picked: new Map([[vine, offer]]), last: vine });
    // On to the board: Enter then does what is picked, and does not put the tile back.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-lane="${lane}"]`)?.focus({ preventScroll: true }));
  };
  const grab = useGrab<string>({ can: (at) => dragSlots(at).some(({ offers }) => offers.length > 0), pick: take, drop, stays: true });
  const held = grab.dragged.value;

  return {
    view, log, me, choices, mode, choice: now, slots: held === null ? slots : dragSlots(held), deed, own, shown, told, sorting, grab,
    faceOf, look, take, swap, pick, miss, stack, dig, rotate, commit, act,
    cut: (cut) => change({ cut }),
    putBack: () => fresh({}),
  };
}
