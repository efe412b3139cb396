import { Face } from "../../../art/Art";
import type { CardName } from "../../../engine/types";
import { t } from "../../../i18n";
import { Back } from "../../../table/Back";
import { LyingCard } from "../../../table/vegeterrors/Card";
import { Icon } from "../../../ui/Icon";
import { Figure } from "../Figure";

/** The other examples: single cards, a row of players, a sum, a race. */

const POWERS: readonly { card: CardName; says: "strength" | "boss" | "poison" | "magic" }[] = [
  { card: "G5", says: "strength" },
  { card: "R9", says: "boss" },
  { card: "B3", says: "poison" },
  { card: "M", says: "magic" },
];

export const PowersFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-cards")}>
    <ul class="rf-cards">
      {POWERS.map(({ card, says }) => (
        <li key={card}>
          <LyingCard card={card} />
          <b>{t(`rules-vegeterrors.power-${says}`)}</b>
          <span>{t(`rules-vegeterrors.power-${says}-text`)}</span>
        </li>
      ))}
    </ul>
  </Figure>
);

export const PredictFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-predict")}>
    <div class="rf-swap">
      <ul class="rf-fan">
        {(["B6", "G4", "G7", "Y4", "R8"] as const).map((card) => <li key={card}><LyingCard card={card} state={card === "G7" ? "selected" : undefined} /></li>)}
      </ul>
      <Icon name="fwd" />
      <span class="rf-down"><Back /><span class="lbl">{t("rules-vegeterrors.face-down")}</span></span>
    </div>
  </Figure>
);

const ORDER: readonly { face: string; card: CardName; leads?: boolean }[] = [
  { face: "you", card: "R5" },
  { face: "hedgehog", card: "G4" },
  { face: "fox", card: "G3" },
  { face: "rabbit", card: "M", leads: true },
];

export const LeadFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-leader")}>
    <ol class="rf-order">
      {ORDER.map(({ face, card, leads }, at) => (
        <li key={face} class={leads ? "leads" : ""}>
          <span class="rf-who"><Face face={face} /><b>{at + 1}</b></span>
          <LyingCard card={card} />
          {leads ? <span class="tag sun">{t("rules-vegeterrors.leads-next")}</span> : <span class="tag none" aria-hidden="true" />}
        </li>
      ))}
    </ol>
  </Figure>
);

export const ChangeFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-change")}>
    <div class="rf-swap three">
      <span class="rf-down"><LyingCard card="B4" state="just" /><span class="lbl">{t("rules-vegeterrors.turned-up")}</span></span>
      <Icon name="swap" />
      <span class="rf-down"><LyingCard card="Y6" /><span class="lbl">{t("rules-vegeterrors.from-hand")}</span></span>
      <Icon name="fwd" />
      <span class="rf-down"><Back /><span class="lbl">{t("rules-vegeterrors.face-down")}</span></span>
    </div>
  </Figure>
);

const PRIZE = [
  ["right", 40],
  ["chips", 20],
  ["strength", 60],
] as const;

export const PrizeFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-payout")}>
    <div class="rf-slip">
      <LyingCard card="B6" />
      <dl>
        {PRIZE.map(([part, gold]) => (
          <div key={part}><dt>{t(`rules-vegeterrors.prize-${part}`)}</dt><dd>+{gold}</dd></div>
        ))}
        <div class="sum"><dt>{t("rules-vegeterrors.prize-sum")}</dt><dd>120</dd></div>
      </dl>
    </div>
  </Figure>
);

const RACE = [
  ["you", 240],
  ["hedgehog", 150],
  ["fox", 200],
  ["rabbit", 90],
] as const;
const GOAL = 220;
const SCALE = 260;

export const MatchFigure = () => (
  <Figure says={t("rules-vegeterrors.fig-end")}>
    <ul class="rf-race" style={{ "--goal": `${(GOAL / SCALE) * 100}%` }}>
      {RACE.map(([face, gold]) => (
        <li key={face}>
          <Face face={face} />
          <span class="rf-bar"><i style={{ width: `${(gold / SCALE) * 100}%` }} /></span>
          <b>{gold}</b>
        </li>
      ))}
    </ul>
  </Figure>
);
