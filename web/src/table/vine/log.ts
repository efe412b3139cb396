/** The log in words: events of the core grouped by turn, the newest group first. */
import type { ComponentChildren } from "preact";
import type { Seat } from "../../engine/types";
import type { BeanFace, PlantFace, VineEvent as Event } from "../../engine/vine";
import { list, rich, t } from "../../i18n";
import type { Group, Line } from "../lines";
import { andNames, type Company, nameOf, who } from "../words";
import { beanName, plantName } from "./board";
import { goalName, plus, tilesIn, written } from "./words";

const plants = (faces: PlantFace[]): string => list(faces.map(plantName));
const beans = (faces: BeanFace[]): string => list(faces.map(beanName));

/** One seat with two vines: solo. The log then names the vine, not its owner. */
const soloOf = ({ meta }: Company): boolean => meta.seats.length === 1;

function lineOf(event: Event, company: Company): Line | null {
  const key = `${event.move}-${event.kind}`;
  if (event.kind === "over") return { key, seat: event.winners[0] ?? null, text: rich("vinelog.over", { names: andNames(company, event.winners), count: event.winners.length, solo: soloOf(company) ? "yes" : "no" }) };
  const { seat, vine } = event;
  const solo = soloOf(company);
  const values = { ...who(company, seat), side: solo ? (vine === 0 ? "left" : "right") : "none" };
  // On whose vine, when it is not the acting player's own.
  const onto = { onto: solo ? (vine === 0 ? "left" : "right") : vine === seat ? "own" : vine === company.you ? "you" : "other", owner: solo || vine === seat ? "" : nameOf(company, vine) };
  const of = (text: ComponentChildren, points?: string): Line => ({ key: `${key}-${vine}`, seat, text, ...(points ? { points } : {}) });
  switch (event.kind) {
    case "turn":
      return null;
    case "draw":
      return of(rich("vinelog.draw", { ...values, tiles: plants(event.tiles), held: event.held ? plantName(event.held) : "none" }));
    case "no-cut":
      return of(rich("vinelog.no-cut", values));
    case "cut":
      return of(rich("vinelog.cut", { ...values, tiles: tilesIn(event), tokens: event.tokens, beans: event.beans }), event.beans > 0 ? t("vinelog.harvest", { beans: event.beans }) : undefined);
    case "choose":
      return null;
    case "grow":
      return of(rich("vinelog.grow", { ...values, ...onto, tile: plantName(event.plant), column: written(event.plant.x), row: event.plant.y }));
    case "hold":
      return of(rich("vinelog.hold", { ...values, ...onto, tile: plantName(event.tile) }));
    case "wait":
      return of(rich("vinelog.wait", { ...values, tile: plantName(event.tile) }));
    case "bean":
      return of(rich("vinelog.bean", { ...values, bean: beanName(event.face), stacked: event.stacked ? "yes" : "no", column: written(event.x), row: event.y }), plus(event.face.value));
    case "compost":
      return of(rich("vinelog.compost", { ...values, tile: plantName(event.tile) }));
    case "refresh":
      return of(rich("vinelog.refresh", { ...values, beans: beans(event.fresh) }));
    case "goal":
      return of(rich("vinelog.goal", { ...onto, ...who(company, solo ? seat : vine), goal: goalName(event.goal) }), plus(event.points));
    case "discard":
      return of(rich("vinelog.discard", { tiles: plants(event.tiles), count: event.tiles.length }));
    case "end":
      return null;
    case "replenish":
      return of(rich("vinelog.replenish", { bean: beanName(event.face) }));
    case "last-round":
      return { key, seat: null, text: rich("vinelog.last-round") };
  }
}

export const linesOf = (events: Event[], company: Company): Line[] => events.flatMap((event) => lineOf(event, company) ?? []);

/** One group a turn. */
export function groupsOf(events: Event[], company: Company): Group<Event>[] {
  const groups: Group<Event>[] = [];
  for (const event of events) {
    // The first turn has begun before anything was told.
    if (event.kind === "turn" || (groups.length === 0 && event.kind !== "over")) {
      const turn = event.kind === "turn" ? event.turn : 1;
      const side = soloOf(company) ? (event.vine === 0 ? "left" : "right") : "none";
      groups.push({ key: `${turn}-${event.vine}`, title: t("vinelog.turn", { turn, ...who(company, event.seat), side }), events: [] });
    }
    groups.at(-1)?.events.push(event);
  }
  return groups.filter((group) => group.events.length > 1 || group.events[0]?.kind !== "turn").reverse();
}

/** What happened since a seat last acted, for the person who takes the device. */
export function sinceTurn(events: Event[], seat: Seat): Event[] {
  const own = events.findLastIndex((event) => event.kind === "end" && event.seat === seat);
  return events.slice(own + 1);
}
