// Which hint is due: that of the question, or of something that has just happened. A hint exists if it has a message.
import { keepHints, keptHints } from "../link/kept";
import type { Happening } from "../page/told";
import { words } from "../page/words.svelte";
import type { Asked } from "../play/asking/asking";

/** How many of the last events count as just happened. */
const LATELY = 40;

/** The hint that this device has not seen; null if there is none. The question comes first, then the latest event; the setup is nothing that has just happened. */
export function due(asked: readonly Asked[], events: readonly Happening[]): string | null {
  const seen = new Set(keptHints());
  const kinds = asked.map(({ question }) => `ask-${question.kind}`);
  const begun = events.findIndex(({ event }) => event === "round_began");
  const happened = events.slice(Math.max(begun, events.length - LATELY, 0)).map(({ event }) => event).reverse();
  return [...kinds, ...happened].find((hint) => !seen.has(hint) && words.has(`hint-${hint}`)) ?? null;
}

export function understood(hint: string): void {
  keepHints([...new Set([...keptHints(), hint])]);
}
