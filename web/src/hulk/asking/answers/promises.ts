// The probabilities of what an answer with dice leads to, from the server's odds.
import type { Odds } from "../../../shared/asking/odds.svelte";
import type { Promised } from "../../../shared/asking/asking";
import type { LegalAnswer, Question } from "../../../protocol";

const PROMISE = "odds-hulk-answer-";

/** The promises of an answer, the most urgent first. */
export function promisesOf(odds: Odds, { text }: LegalAnswer): Promised[] {
  const figures = odds.part("hulk-answers").filter(({ arguments: about }) => about["answer"] === text);
  return figures.map(({ because, value }) => ({ what: because.slice(PROMISE.length), value }));
}

/** Questions about dice that may be decided already, and the answer that leaves them as they are. */
const STAYS: Readonly<Record<string, string>> = { parry: "accept", guard_reroll: "accept", command_points: "keep" };
const NOTHING = 1e-9;

/** Whether a question may turn out to be decided already. */
export const sparable = ({ kind, options }: Question): boolean => options.some(({ text }) => text === STAYS[kind]);

/** The answer that leaves the dice as they are, if no other answer gives a better chance to live or to kill, or can bring more command points. */
export function unneeded(
  question: Question | null,
  promises: (option: LegalAnswer) => readonly Promised[],
): LegalAnswer | null {
  const stays = question?.options.find(({ text }) => text === STAYS[question.kind]);
  if (!question || !stays) return null;
  if (question.kind === "command_points") {
    const redraw = question.options.flatMap((option) => promises(option));
    return redraw.length && redraw.every(({ value }) => value < NOTHING) ? stays : null;
  }
  const now = promises(stays);
  const better = (option: LegalAnswer): boolean => {
    const then = promises(option);
    // What is not told of both cannot be compared.
    return (
      then.length !== now.length ||
      then.some(({ what, value }) => value > (now.find((each) => each.what === what)?.value ?? -1) + NOTHING)
    );
  };
  return now.length && !question.options.some(better) ? stays : null;
}
