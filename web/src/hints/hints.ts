// Which hint is due: that of the question, or of something that has just happened. A hint exists if it has a message.
import { keepHints, keptHints } from "../page/kept";
import { type Field, fieldOf, type Happening } from "../page/told";
import { words } from "../page/words.svelte";
import type { Asked } from "../shared/asking/asking";

/** How many of the last events count as just happened. */
const LATELY = 40;

/** What tells two events of one kind apart. */
const HOW: readonly Field[] = ["how", "outcome", "lurk"];

/** The hints of an event, the more special first. */
function hintsOf(happening: Happening): string[] {
  const how = HOW.map((field) => fieldOf(happening, field)).find(Array.isArray);
  return [...(how ? [`${happening.event}-${String(how[1])}`] : []), happening.event];
}

/**
 * The hint that this device has not seen; null if there is none. The question comes first, then the latest event; the setup is not
 * something that has just happened.
 */
export function due(asked: readonly Asked[], events: readonly Happening[]): string | null {
  const seen = new Set(keptHints());
  const kinds = asked.map(({ question }) => `ask-${question.kind}`);
  const begun = events.findIndex(({ event }) => event === "round_began");
  const happened = events
    .slice(Math.max(begun, events.length - LATELY, 0))
    .reverse()
    .flatMap(hintsOf);
  return [...kinds, ...happened].find((hint) => !seen.has(hint) && words.has(`hint-${hint}`)) ?? null;
}

export function understood(...hints: readonly string[]): void {
  keepHints([...new Set([...keptHints(), ...hints])]);
}

/** A lesson has explained its questions and what happened in it: they need no hints any more. */
export const taught = (kinds: readonly string[], events: readonly Happening[]): void =>
  understood(...kinds.map((kind) => `ask-${kind}`), ...events.flatMap(hintsOf));
