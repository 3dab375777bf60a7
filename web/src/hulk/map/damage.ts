// What the mission has left on the deck.
import type { HulkEvent } from "../../protocol";
import type { Plan } from "./plan";

export interface Damage {
  /** The squares that have burned. */
  burned: readonly string[];
  /** Where aliens died. */
  slain: readonly string[];
  /** Where each marine fell. */
  fallen: readonly (readonly [marine: string, square: string])[];
}

/** What these events have left: everybody was told them, so it is there again after a reload, and not in a past before it. */
export function damageOf(events: readonly HulkEvent[], { sections }: Pick<Plan, "sections">): Damage {
  const [burned, slain] = [new Set<string>(), new Set<string>()];
  const fallen = new Map<string, string>();
  for (const event of events) {
    if (event.event === "stealer_died") slain.add(event.square[1]);
    if (event.event === "marine_died") fallen.set(event.terminator[1], event.square[1]);
    if (event.event === "flamer_fired") for (const { name } of sections.get(event.section[1]) ?? []) burned.add(name);
  }
  return { burned: [...burned], slain: [...slain], fallen: [...fallen] };
}
