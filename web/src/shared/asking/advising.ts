// Selects and sorts the librarian's advice for display.
import type { Advice, Estimate } from "../../protocol";

/** The clearly best answer; empty if there is none. */
export const best = ({ verdict, level }: Advice): string => (verdict === "best" ? (level[0] ?? "") : "");

/** The answers that were tried: the leading ones first, then by chance. None if there were too few games. */
export const listed = ({ verdict, answers, level }: Advice): Estimate[] =>
  verdict === "few"
    ? []
    : [...answers].sort(
        (one, other) =>
          Number(level.includes(other.answer)) - Number(level.includes(one.answer)) || other.chance - one.chance,
      );
