// The Marines who have fallen: the log knows when, the board only who.
import type { Happening } from "../../page/told";
import { idOf } from "../../shared/telling/story";

interface Fallen {
  marine: string;
  /** 0 if the game began in the middle of that round. */
  round: number;
}

/** Who has fallen and not been rescued since, in the order of their deaths. */
export function fallenMarines(events: readonly Happening[]): Fallen[] {
  const found = new Map<string, Fallen>();
  let round = 0;
  for (const event of events) {
    if (event.event === "round_began") round = event.number;
    else if (event.event === "marine_slain") found.set(idOf(event.marine), { marine: idOf(event.marine), round });
    else if (event.event === "marine_rescued") found.delete(idOf(event.marine));
  }
  return [...found.values()];
}
