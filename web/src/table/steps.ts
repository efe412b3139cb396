import { useEffect, useState } from "preact/hooks";
import { still } from "../store/settings";

const BEAT = 1_000;

/** Which step of a round's end is shown: they follow each other by themselves, or a step is picked. */
export function useSteps(round: number | null, steps: number): [number, (step: number) => void] {
  const [step, setStep] = useState(0);
  const [held, hold] = useState(false);
  useEffect(() => {
    setStep(still.value ? steps - 1 : 0);
    hold(false);
  }, [round, steps]);
  useEffect(() => {
    if (held || step >= steps - 1) return;
    const timer = setTimeout(() => setStep(step + 1), BEAT);
    return () => clearTimeout(timer);
  }, [step, held, steps]);
  return [
    step,
    (to) => {
      hold(true);
      setStep(to);
    },
  ];
}
