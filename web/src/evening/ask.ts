import { useEffect, useRef, useState } from "preact/hooks";
import { engine } from "../engine/client";
import type { Calls } from "../engine/types";

interface Asked<T> {
  /** The last answer; while a newer one is on its way, `fresh` is false. */
  answer: T | null;
  fresh: boolean;
  fault: unknown;
}

/** What the core answers to a question of the screen, asked anew whenever the question changes. */
export function useAsked<K extends keyof Calls>(name: K, args: Calls[K][0] | null, wait = 0): Asked<Calls[K][1]> {
  const question = args === null ? null : JSON.stringify(args);
  const [got, set] = useState<{ question: string | null; answer: Calls[K][1] | null; fault: unknown }>({ question: null, answer: null, fault: null });
  const now = useRef(question);
  now.current = question;
  const { lives } = engine;
  useEffect(() => {
    if (question === null) return;
    const ask = () =>
      engine.call(name, JSON.parse(question) as Calls[K][0]).then(
        (answer) => now.current === question && set({ question, answer, fault: null }),
        (fault: unknown) => now.current === question && set({ question, answer: null, fault }),
      );
    const timer = setTimeout(() => void ask(), wait);
    return () => clearTimeout(timer);
  }, [name, question, wait, lives.value]);
  if (question === null) return { answer: null, fresh: true, fault: null };
  return { answer: got.answer, fresh: got.question === question, fault: got.question === question ? got.fault : null };
}
