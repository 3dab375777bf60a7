// Keys of things: a thing is a kind and an id, a card within a swarm is one by its kind and its spot.
import type { Thing } from "../../protocol";

export const keyOf = (kind: string, id: string): string => `${kind}:${id}`;

/** Things in the form that components take. */
export const setOf = (things: Iterable<Thing>): ReadonlySet<string> =>
  new Set([...things].map(([kind, id]) => keyOf(kind, id)));

/** A card of a swarm as a thing: its kind and its spot. */
export const creature = (kind: string, spot: string): Thing => ["genestealer", `${kind}@${spot}`];

/** A thing by its key. */
export function thingOf(key: string): Thing {
  const colon = key.indexOf(":");
  return [key.slice(0, colon), key.slice(colon + 1)];
}

/** The kind and the spot of a card within a swarm. */
export function creatureOf(id: string): { kind: string; spot: string } {
  const [kind = "", spot = ""] = id.split("@");
  return { kind, spot };
}
