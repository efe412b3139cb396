/** What a session must know of a family to show its moves: small, so that it needs no waiting. */
import type { CardName, Event, FamilyId, Seat, View } from "../engine/types";
import { vegeTablesCourse } from "./vege/course";
import { vegeterrorsCourse } from "./vegeterrors/course";
import { vineCourse } from "./vine/course";

export interface Frame {
  /** The table as it stands for a moment, before it goes on. */
  view: View;
  /** Who then takes what lies there. */
  taker: Seat | null;
}

export interface Course {
  /** The card that leaves a hand, for its flight. */
  lifted(events: Event[]): { seat: Seat; card: CardName | null } | null;
  frame(before: View, after: View, events: Event[]): Frame | null;
  /** How much of the pause before a bot's move is waited; a turn of many small moves needs less. */
  patience?: number;
  /** A hand or deal ended with these events. */
  endsRound(events: Event[]): boolean;
  /** Nothing of anybody's hand stays in the page behind a handover screen. */
  hide(view: View): View;
  hideLog(log: Event[]): Event[];
}

const courses: Record<FamilyId, Course> = { vegeterrors: vegeterrorsCourse, "vege-tables": vegeTablesCourse, vine: vineCourse };

export const courseOf = ({ family }: View): Course => courses[family];
