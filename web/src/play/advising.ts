// Which of the librarian's estimates are worth showing, and in what order.
import type { Estimate } from "../protocol";

/** An interval as wide as this tells nothing: the answer was hardly tried. */
const HARDLY = 0.9;

/** The best first, whatever luck others had in a few games; then those that were tried, by their chance. */
export const tried = (answers: readonly Estimate[], best: string): Estimate[] =>
  answers
    .filter(({ answer, low, high }) => answer === best || high - low < HARDLY)
    .sort((one, other) => Number(other.answer === best) - Number(one.answer === best) || other.chance - one.chance);
