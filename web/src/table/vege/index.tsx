/** The Vege Tables table: what the shared table code is handed. */
import type { VegeTablesEvent, VegeTablesView } from "../../engine/vegeTables";
import type { Family } from "../family";

const nothing = () => null;

export const vegeTables: Family<VegeTablesView, VegeTablesEvent> = {
  Board: nothing,
  Rail: nothing,
  Where: nothing,
  roundEnd: {
    steps: 1,
    Table: nothing,
    Rail: nothing,
    round: ({ lastSheet }) => lastSheet?.round ?? null,
    ends: ({ lastSheet }) => lastSheet?.ends ?? false,
    words: { where: "payout.where", next: "payout.next", result: "payout.result", log: "log.title", rail: "log.title" },
  },
  Result: nothing,
  Public: nothing,
  linesOf: () => [],
  sinceTurn: (events) => events,
  title: "table.title",
  scores: "table.gold-title",
  openLog: "log.title",
  back: "white",
  rules: "vege-tables",
  lists: false,
  keys: [],
};
