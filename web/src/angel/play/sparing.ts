// Questions about a roll that cannot get better: they are answered without asking, by a setting.
import type { Asked } from "../../play/asking/asking";
import type { Odds } from "../../play/asking/odds.svelte";
import type { LegalAnswer } from "../../protocol";
import { succeeds } from "./story";

const STAYS = new Set(["keep", "accept"]);

/** Whether only the odds can tell if a question is worth asking: the roll succeeds as it lies. */
export const sparable = (asked: readonly Asked[]): boolean => asked.length === 1 && asked.every(({ question }) => question.outcome && succeeds(question));

/** The answer that keeps a roll which no other could beat. */
export function unneeded(asked: readonly Asked[], odds: Odds): LegalAnswer | undefined {
  if (!sparable(asked) || !odds.part("reroll").some(({ because }) => because === "odds-settled")) return undefined;
  return asked[0]?.question.options.find(({ text }) => STAYS.has(text));
}
