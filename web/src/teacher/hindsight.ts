// What the choices of a round were worth, as the server sends it (`Reviewed` in protocol/replies.py).
import type { LegalAnswer } from "../protocol";

/** A choice beside the librarian's. */
export interface Compared {
  /** How many events had been told when it was asked. */
  events: number;
  given: LegalAnswer;
  better: LegalAnswer;
  /** The difference in the chance to win, and its interval. */
  cost: number;
  low: number;
  high: number;
  /** Whether the difference is more than luck; otherwise the two are about equal. */
  clear: boolean;
}

export interface Hindsight {
  /** The round; a whole game has none. */
  round?: number;
  /** How many choices the player made, and how many of them there was time to compare. */
  choices: number;
  looked: number;
  told: Compared[];
}

/** The message that sums a round up, and its arguments. */
export function summary({ told }: Hindsight): readonly [id: string, clear: number, cost: number] {
  const clear = told.filter((each) => each.clear);
  const id = clear.length ? "hindsight-sum-cost" : told.length ? "hindsight-sum-equal" : "hindsight-same";
  return [id, clear.length, clear[0]?.cost ?? 0];
}
