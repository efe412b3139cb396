import type { OptionInfo } from "../../engine/types";
import { optionsFor } from "../../games";
import { has, t } from "../../i18n";
import { Choices } from "../../ui/Choices";
import { change, DEALS, dealsOf, draft, EACH } from "./draft";
import { Stepper } from "./Stepper";

const optionName = (option: OptionInfo): string => {
  const name = `newgame.option-${option.name}`;
  return has(name) ? t(name) : option.name;
};
const optionValue = (option: OptionInfo, value: string): string => {
  const name = `newgame.option-${option.name}-${value}`;
  return has(name) ? t(name) : value;
};

/** House rulings that the players may choose otherwise. */
const RULED: readonly string[] = ["jokers", "wells"];

const Ruled = () => <span class="tag hr">{t("newgame.house-ruling")}</span>;

const choose = (name: string, value: string): void => change({ options: { ...draft.value.options, [name]: value } });

/** How many deals: as many as players unless a number was chosen. */
function Deals({ option }: { option: OptionInfo }) {
  const { players } = draft.value;
  const deals = dealsOf(draft.value) ?? players;
  return (
    <Stepper
      label={<>{t("newgame.option-deals")} <Ruled /></>}
      value={deals}
      choices={option.values.map(Number).filter(Number.isInteger)}
      onPick={(count) => choose(option.name, count === players ? EACH : String(count))}
      note={deals === players ? t("newgame.deals-each") : t("newgame.deals-other", { players })}
    />
  );
}

export function Options() {
  const now = draft.value;
  const options = optionsFor(now.game, now.players).filter(({ values }) => values.length > 1);
  return (
    <>
      {options.map((option) =>
        option.name === DEALS ? (
          <Deals key={option.name} option={option} />
        ) : (
          <Choices
            key={option.name}
            label={RULED.includes(option.name) ? <>{optionName(option)} <Ruled /></> : optionName(option)}
            value={now.options[option.name] ?? option.default}
            choices={option.values.map((value) => ({ value, label: optionValue(option, value) }))}
            onPick={(value) => choose(option.name, value)}
          />
        ),
      )}
    </>
  );
}
