// The probabilities of what an answer with dice leads to, from the server's odds.
import type { Odds } from "../../play/asking/odds.svelte";
import type { Promised } from "../../angel/play/story";
import type { LegalAnswer, Question } from "../../protocol";

const PROMISE = "odds-hulk-answer-";

/** The promises of an answer, the most urgent first. */
export function promisesOf(odds: Odds, { text }: LegalAnswer): Promised[] {
  const figures = odds.part("hulk-answers").filter(({ arguments: about }) => about["answer"] === text);
  return figures.map(({ because, value }) => ({ what: because.slice(PROMISE.length), value }));
}

/** Questions about the dice of a fight, which may be decided already. */
const ON_DICE = new Set(["parry", "guard_reroll"]);
const STAYS = "accept";

/** The answer that leaves the dice as they are, if no other answer changes the chance to live or to kill. */
export function unneeded(question: Question | null, promises: (option: LegalAnswer) => readonly Promised[]): LegalAnswer | null {
  if (!question || !ON_DICE.has(question.kind)) return null;
  const told = question.options.map((option) => promises(option).map(({ what, value }) => `${what} ${value.toFixed(9)}`).sort().join());
  const same = told[0] !== "" && told.every((each) => each === told[0]);
  return same ? (question.options.find(({ text }) => text === STAYS) ?? null) : null;
}
