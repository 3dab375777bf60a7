// Which of the librarian's estimates are worth showing, and in what order.
import type { Estimate } from "../protocol";

/** An interval as wide as this tells nothing: the answer was hardly tried. */
const HARDLY = 0.9;

/** Those that were tried: the best first, whatever luck others had in a few games, then by their chance. */
export const tried = (answers: readonly Estimate[], best: string): Estimate[] =>
  answers
    .filter(({ low, high }) => high - low < HARDLY)
    .sort((one, other) => Number(other.answer === best) - Number(one.answer === best) || other.chance - one.chance);
