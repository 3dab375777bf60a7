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

/** Questions about dice that may be decided already, and the answer that leaves them as they are. */
const STAYS: Readonly<Record<string, string>> = { parry: "accept", guard_reroll: "accept", command_points: "keep" };
const NOTHING = 1e-9;

/** The answer that leaves the dice as they are, if no other answer changes the chance to live or to kill, or can bring more command points. */
export function unneeded(question: Question | null, promises: (option: LegalAnswer) => readonly Promised[]): LegalAnswer | null {
  const stays = question?.options.find(({ text }) => text === STAYS[question.kind]);
  if (!question || !stays) return null;
  if (question.kind === "command_points") {
    const redraw = question.options.flatMap((option) => promises(option));
    return redraw.length && redraw.every(({ value }) => value < NOTHING) ? stays : null;
  }
  const told = question.options.map((option) => promises(option).map(({ what, value }) => `${what} ${value.toFixed(9)}`).sort().join());
  const same = told[0] !== "" && told.every((each) => each === told[0]);
  return same ? stays : null;
}
