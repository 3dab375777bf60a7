// The probability that an answer with dice succeeds, from the server's odds.
import type { Odds } from "../../play/asking/odds.svelte";
import type { Promised } from "../../angel/play/story";
import type { LegalAnswer } from "../../protocol";

const PROMISE = "odds-hulk-answer-";

export function promiseOf(odds: Odds, { text }: LegalAnswer): Promised | undefined {
  const figure = odds.part("hulk-answers").find(({ arguments: about }) => about["answer"] === text);
  return figure && { what: figure.because.slice(PROMISE.length), value: figure.value };
}
