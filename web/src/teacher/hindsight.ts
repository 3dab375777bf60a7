// What the choices of a round were worth, as the server sends it (`Reviewed` in protocol/replies.py).
import { ROUNDS, fieldOf, type Happening } from "../page/told";
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

/** The number of the last round that is over while the game goes on; 0 if there is none. */
export function roundOver(events: readonly Happening[]): number {
  const over = events.filter(({ event }) => ROUNDS.has(event)).at(-2);
  return over ? Number(fieldOf(over, "number")) : 0;
}

/** The number of the round at this number of events. */
export function roundAt(events: readonly Happening[], before: number): number {
  const begun = events
    .slice(0, before)
    .filter(({ event }) => ROUNDS.has(event))
    .at(-1);
  return begun ? Number(fieldOf(begun, "number")) : 0;
}

/** The message that sums a round up, and its arguments. */
export function summary({ told }: Hindsight): readonly [id: string, clear: number, cost: number] {
  const clear = told.filter((each) => each.clear);
  const id = clear.length ? "hindsight-sum-cost" : told.length ? "hindsight-sum-equal" : "hindsight-same";
  return [id, clear.length, clear[0]?.cost ?? 0];
}
