// Rounds of Death Angel and turns of Space Hulk, as their events tell them.
import { fieldOf, type EventName, type Happening } from "../../page/told";

/** The events with which a round or a turn begins. */
export const ROUNDS = new Set<EventName>(["round_began", "turn_began"]);

/** The number of the last round that is over while the game goes on; 0 if there is none. */
export function roundOver(events: readonly Happening[]): number {
  const begun = events.filter(({ event }) => ROUNDS.has(event));
  const over = begun.at(-2);
  return over ? Number(fieldOf(over, "number")) : 0;
}
