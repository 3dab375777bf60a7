// What of the librarian's advice is shown, and in what order.
import type { Advice, Estimate } from "../../protocol";

/** The answer that is ahead of all others; empty if none is. */
export const best = ({ verdict, level }: Advice): string => (verdict === "best" ? (level[0] ?? "") : "");

/** The answers that were tried: those that lead first, then by their chance. Too few games say nothing about any. */
export const listed = ({ verdict, answers, level }: Advice): Estimate[] =>
  verdict === "few"
    ? []
    : [...answers].sort(
        (one, other) =>
          Number(level.includes(other.answer)) - Number(level.includes(one.answer)) || other.chance - one.chance,
      );
