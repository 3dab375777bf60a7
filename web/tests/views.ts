// Vitest global setup: Python makes the views that the tests look at.
import type { TestProject } from "vitest/node";
import { fromPython } from "../python.mjs";
import type {
  AngelEvent,
  AngelOpen,
  AngelOwn,
  Coach,
  Change,
  HulkEvent,
  HulkOpen,
  HulkOwn,
  Thing,
} from "../src/protocol";

/** What one answer led to: the new events are those from `from` on. */
interface Round {
  from: number;
  events: AngelEvent[];
  before: AngelOpen;
  boards: AngelOpen[];
}

/** The same of Space Hulk, with the new events alone, and of the boards where everybody is. */
export interface Deeds {
  events: HulkEvent[];
  before: HulkOpen;
  boards: HulkOpen[];
}

/** What a player is sent after an answer, and the odds then; `questions` is how many are asked. */
export interface Moment {
  answer: string;
  open: AngelOpen | HulkOpen;
  own: AngelOwn | HulkOwn;
  since: number;
  events: (AngelEvent | HulkEvent)[];
  boards: Change[][];
  questions: number;
  odds: Record<string, unknown>;
  /** What the server says of walks, by marine and square. */
  routes: Record<string, object>;
  /** In a lesson, what its coach says. */
  coach?: Coach;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The sergeant of Airlock Nine is about to act. */
    airlock: { open: HulkOpen; own: HulkOwn };
    /** Recorded games, answer by answer. */
    sessions: Record<string, Moment[]>;
    rounds: Record<"fall" | "event" | "attack" | "travel" | "counter" | "defeat" | "reveal" | "last", Round>;
    /** A turn of Decoy in which the aliens go 40 squares, answer by answer. */
    decoy: Deeds[];
    /** By mission the boards of a first turn, after each order. */
    walks: Record<string, HulkOpen[]>;
    /** By mission a view, and what the engine says lies on its squares. */
    indexed: Record<string, { open: HulkOpen; squares: Record<string, Thing[]> }>;
  }
}

export default function setup(project: TestProject): void {
  const sessions = fromPython<Record<string, Moment[]>>("samples/sessions.py");
  project.provide("sessions", sessions);
  project.provide("airlock", sessions["airlock"]?.[1] as { open: HulkOpen; own: HulkOwn });
  project.provide("rounds", fromPython("tests/rounds.py"));
  project.provide("decoy", fromPython("tests/decoy.py"));
  project.provide("walks", fromPython("tests/walks.py"));
  project.provide("indexed", fromPython("tests/indexed.py"));
}
