// Spots, swarms and highlights of the board's objects.
import type { Side } from "../../page/told";
import type { Row, Thing } from "../../protocol";
import { keyOf } from "../../shared/asking/things";

export const SIDES: readonly Side[] = ["left", "right"];

/** The props of every component that shows objects. */
export interface Aims {
  /** Things that can be chosen now (see `setOf`). */
  lit?: ReadonlySet<string>;
  /** Things already chosen, or the subject of the question. */
  marked?: ReadonlySet<string>;
  /** Things that a lesson points at. */
  pointed?: ReadonlySet<string>;
  /** For each lit thing, the answer that choosing it gives directly. */
  answers?: ReadonlyMap<string, string>;
  /** Cards that an answer would bring to a spot, while it is considered. */
  ghost?: { spot: string; cards: readonly string[] } | null;
  /** The chances that it would change, by spot. */
  foreseen?: Readonly<Record<string, number | null>>;
  /** Whether an answer is being sent, so nothing can be chosen. */
  busy?: boolean;
  /** Things that an event has just affected: `threat`, `death` or `help`. */
  stirred?: ReadonlyMap<string, string>;
  /** How long that moves in the current beat, in milliseconds. */
  lasts?: number;
  /** Called when a lit thing is chosen, or a marked one again; `name` is its accessible name. */
  pick?: (thing: Thing, name: string) => void;
  /** Called to explain a thing: an unlit one was pressed, or any was long-pressed. */
  look?: (thing: Thing, name: string) => void;
}

/** Whether an Action card cannot be chosen while others can. */
export const isBarred = (id: string, lit: Aims["lit"]): boolean =>
  !lit?.has(keyOf("action", id)) && [...(lit ?? [])].some((key) => key.startsWith("action:"));

/** The chance to survive the swarm at a spot, from 0 to 1, by spot name. */
export type Chances = Readonly<Record<string, number>>;

/** The chances of the attacks on offer, from worst to best, by spot name. */
export type Slays = Readonly<Record<string, readonly number[]>>;

export const spotOf = (side: Side, position: number): string => `${side === "left" ? "L" : "R"}${position}`;

/** The second swarm at a spot, kept separate from the first. */
export const secondAt = (spot: string): string => `${spot}b`;

/** The cards at a spot that can still attack; if none can, all of them. */
export function swarmAt(formation: readonly Row[], spot: string): readonly string[] {
  const beside = formation[parseInt(spot.slice(1)) - 1]?.[spot.startsWith("L") ? "left" : "right"];
  if (spot === secondAt(spot.slice(0, -1))) return beside?.apart ?? [];
  return (beside?.swarm.length ? beside.swarm : beside?.done) ?? [];
}

export interface Group {
  kind: string;
  number: number;
}

/** Brood Lords first. */
export const KINDS: readonly string[] = ["lord_head_tail", "lord_claw_tongue", "head", "tail", "claw", "tongue"];

/** The cards of a swarm by kind. */
export function grouped(cards: readonly string[]): Group[] {
  return KINDS.map((kind) => ({ kind, number: cards.filter((card) => card === kind).length })).filter(
    ({ number }) => number > 0,
  );
}
