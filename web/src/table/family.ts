/** What one family of games brings to the table; everything else here is shared. */
import type { ComponentChildren, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Event, FamilyId, Move, Seat, View } from "../engine/types";
import type { Key } from "../i18n";
import { dress } from "../styles";
import { type FaultText, faultText } from "../ui/faults";
import type { HintWords } from "./hint";
import type { Line } from "./lines";
import type { Company } from "./words";

export interface BoardProps<V, E> {
  view: V;
  log: E[];
  /** The seat at the bottom. */
  me: Seat;
  thinking: Seat | null;
  /** Absent where nobody plays: tables of bots, replays, another tab's game. */
  play?: ((...moves: Move[]) => void) | undefined;
  undo?: (() => void) | undefined;
  /** Nobody else looks on at this device. */
  alone: boolean;
  /** In place of the play buttons: controls of a replay or of a table of bots. */
  controls?: ComponentChildren;
}

export interface RoundEndProps<V> {
  view: V;
  me: Seat;
  step: number;
  /** The button that goes on. */
  onward: ComponentChildren;
}

export interface ResultProps<V, E> {
  view: V;
  log: E[];
  practice: boolean;
  actions: ComponentChildren;
}

export interface Family<V extends View = View, E extends Event = Event> {
  Board: FunctionComponent<BoardProps<V, E>>;
  /** Beside the table, or in a sheet on a small screen and where the table takes the whole width. */
  Rail: FunctionComponent<{ view: V; me: Seat; log: E[] }>;
  /** In the bar, after the title. */
  Where: FunctionComponent<{ view: V }>;
  /** In the bar, before its buttons. */
  Progress?: FunctionComponent<{ view: V }>;
  /** A hand or deal has ended: what it paid, in steps that follow each other. */
  roundEnd: {
    steps: number;
    /** Names the steps in the bar. */
    Steps?: FunctionComponent<{ step: number; pick: (step: number) => void }>;
    Table: FunctionComponent<RoundEndProps<V>>;
    Rail: FunctionComponent<{ view: V; log: E[] }>;
    /** Of the hand or deal that ended last; null before one has. */
    round: (view: V) => number | null;
    ends: (view: V) => boolean;
    words: Record<"where" | "next" | "result" | "log" | "rail", Key>;
  };
  Result: FunctionComponent<ResultProps<V, E>>;
  /** On the handover screen: what everybody may know of a seat. */
  Public: FunctionComponent<{ view: V; seat: Seat }>;
  linesOf: (events: E[], company: Company) => Line[];
  hint: HintWords<V>;
  /** What happened since a seat last acted. */
  sinceTurn: (events: E[], seat: Seat) => E[];
  title: Key;
  /** Names the button that opens the rail on a small screen. */
  openLog: Key;
  /** The heading over `Public`. */
  scores: Key;
  /** Of its cards, when it has any. */
  back: "night" | "white" | "green" | null;
  /** On the handover screen: that all is covered, and the button of the person who takes the device. */
  cover: Record<"stays" | "ready", Key>;
  rules: string;
  /** Can the cards that are gone be listed beside the table? */
  lists: boolean;
  /** Nobody holds anything that others do not see. */
  open?: boolean;
  /** The table takes the whole width. */
  wide?: boolean;
  keys: [string, Key][];
}

/** The shared parts hand a view only to its own family's components. */
const asFamily = <V extends View, E extends Event>(family: Family<V, E>): Family => family as unknown as Family;

const loaders: Record<FamilyId, () => Promise<Family>> = {
  vegeterrors: () => import("./vegeterrors").then(({ vegeterrors }) => asFamily(vegeterrors)),
  "vege-tables": () => import("./vege").then(({ vegeTables }) => asFamily(vegeTables)),
  vine: () => import("./vine").then(({ vine }) => asFamily(vine)),
};

/** What comes with the first of a family's games: its parts, and the table that they are put on. */
interface Parts {
  family: Family;
  AtTable: typeof import("./AtTable").AtTable;
}

const loaded = new Map<FamilyId, Parts>();

/** The parts of a family, fetched when the first of its games is opened; null until they are there. */
export function useFamily(id: FamilyId | undefined): { [part in keyof Parts]: Parts[part] | null } & { fault: FaultText | null } {
  const [, arrived] = useState(0);
  const [fault, fail] = useState<FaultText | null>(null);
  const { family = null, AtTable = null } = (id && loaded.get(id)) || {};
  useEffect(() => {
    if (!id || loaded.has(id)) return;
    let gone = false;
    Promise.all([loaders[id](), import("./AtTable"), dress("tables")]).then(
      ([family, { AtTable }]) => (loaded.set(id, { family, AtTable }), gone || arrived(Date.now())),
      (error) => gone || fail(faultText(error)),
    );
    return () => void (gone = true);
  }, [id]);
  return { family, AtTable, fault };
}
