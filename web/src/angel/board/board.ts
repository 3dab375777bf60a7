// How the objects of the board are called and lit.
import type { Side } from "../../page/told";
import type { Team, Thing } from "../../protocol";

export const SIDES: readonly Side[] = ["left", "right"];

export const keyOf = (kind: string, id: string): string => `${kind}:${id}`;

/** Things as the components take them. */
export const setOf = (things: Iterable<Thing>): ReadonlySet<string> =>
  new Set([...things].map(([kind, id]) => keyOf(kind, id)));

/** A card of a swarm as a thing of its own: which kind, and at which spot. */
export const creature = (kind: string, spot: string): Thing => ["genestealer", `${kind}@${spot}`];

/** What all components take that show objects. */
export interface Aims {
  /** Things that can be chosen now (see `setOf`). */
  lit?: ReadonlySet<string>;
  /** Things already chosen, or that the question is about. */
  marked?: ReadonlySet<string>;
  /** By lit thing, the answer that choosing it gives at once. */
  answers?: ReadonlyMap<string, string>;
  /** Whether an answer is on its way, so that nothing can be chosen. */
  busy?: boolean;
  /** Things with which something has just happened: `threat`, `death` or `help`. */
  stirred?: ReadonlyMap<string, string>;
  /** A lit thing was chosen, or a marked one once more; `name` is what is said of it. */
  pick?: (thing: Thing, name: string) => void;
  /** A thing is to explain itself: one that is not lit was pressed, or any was pressed long. */
  look?: (thing: Thing, name: string) => void;
}

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

/** The chance to survive the swarm at a spot, from 0 to 1, by the names of spots. */
export type Chances = Readonly<Record<string, number>>;

/** The chances of the attacks that can be chosen now, from the least to the best, by the names of their spots. */
export type Slays = Readonly<Record<string, readonly number[]>>;

export const spotOf = (side: Side, position: number): string => `${side === "left" ? "L" : "R"}${position}`;

/** The second swarm at a spot, which is kept apart from the first. */
export const secondAt = (spot: string): string => `${spot}b`;

export interface Group {
  kind: string;
  number: number;
}

/** Brood Lords first. */
const KINDS = ["lord_head_tail", "lord_claw_tongue", "head", "tail", "claw", "tongue"];

/** The cards of a swarm by kind. */
export function grouped(cards: readonly string[]): Group[] {
  return KINDS.map((kind) => ({ kind, number: cards.filter((card) => card === kind).length })).filter(
    ({ number }) => number > 0,
  );
}

/** Whether a team is eliminated. Before there is a formation nobody is. */
export const isOut = ({ in_play }: Pick<Team, "in_play">, phase: string): boolean => phase !== "setup" && !in_play;
