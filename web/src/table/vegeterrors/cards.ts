/** What the core's notation says and what is printed on a card: pictures and words, no rule. */
import type { CardName, Move } from "../../engine/types";
import type { Colour } from "../../engine/vegeterrors";
import { t } from "../../i18n";
import printed from "./printed.json";

const COLOURS: Record<string, Colour> = { B: "blue", G: "green", Y: "yellow", R: "red" };
const POWERS = printed as Record<CardName, "poison" | "boss">;

const MAGIC: CardName = "M";

export const isMagic = (card: CardName | undefined): boolean => card === MAGIC;
export const colourOf = (card: CardName): Colour | null => COLOURS[card[0] ?? ""] ?? null;
export const strengthOf = (card: CardName): number => Number(card.slice(1));
export const powerOf = (card: CardName): "poison" | "boss" | null => POWERS[card] ?? null;
export const suitOf = (card: CardName): Colour | "magic" => colourOf(card) ?? "magic";

/** The cards that a move names: played or rooted for; a change turns the first up and lays the last down. */
const cardsIn = (move: Move): CardName[] => move.replace(/^(predict|change) /, "").split(" / ");

/** The card that a person takes up for a move. */
export const takenFor = (move: Move): CardName => (cardsIn(move).at(-1) ?? "").replace(/>.*$/, "");
/** A move that says what somebody roots for. */
export const isPrediction = (move: Move): boolean => /^(predict|change)/.test(move);

/** The lane on which a move puts a card; null for Magic without a target. */
export function laneOf(move: Move): Colour | null {
  const card = cardsIn(move)[0] ?? "";
  return card.startsWith(MAGIC) ? (COLOURS[card[2] ?? ""] ?? null) : colourOf(card);
}

/** Monsters grow with their strength: timid, grumpy, roaring. */
export function pictureOf(card: CardName): string {
  const colour = colourOf(card);
  if (!colour) return "magic";
  const strength = strengthOf(card);
  return `m-${colour}-${strength <= 4 ? 1 : strength <= 6 ? 2 : 3}`;
}

export const monster = (colour: Colour): string => t("card.monster", { colour });
export const colourName = (colour: Colour): string => t("card.colour", { colour });

/** "Cornfang 4", "Magic". */
export function cardName(card: CardName): string {
  const colour = colourOf(card);
  return colour ? t("card.short", { monster: monster(colour), strength: strengthOf(card) }) : t("card.magic");
}

/** "Cornfang, yellow 4, Poison": what a card is called out loud. */
export function cardSpoken(card: CardName): string {
  const colour = colourOf(card);
  if (!colour) return t("card.magic-spoken");
  return t("card.spoken", {
    monster: monster(colour),
    colour: colourName(colour),
    strength: strengthOf(card),
    power: powerOf(card) ?? "none",
  });
}
