// Vitest global setup: Python makes the views that the tests look at.
import type { TestProject } from "vitest/node";
import { fromPython } from "../python.mjs";
import type { AngelEvent, AngelOpen, HulkOpen, HulkOwn, Thing } from "../src/protocol";

interface Sample {
  open: HulkOpen;
  own: HulkOwn;
}

/** What one answer led to: the new events are those from `from` on. */
interface Round {
  from: number;
  events: AngelEvent[];
  before: AngelOpen;
  boards: AngelOpen[];
}

declare module "vitest" {
  export interface ProvidedContext {
    airlock: Sample;
    rounds: Record<"fall" | "event" | "attack" | "travel" | "defeat", Round>;
    /** By mission a view, and what the engine says lies on its squares. */
    indexed: Record<string, { open: HulkOpen; squares: Record<string, Thing[]> }>;
  }
}

export default function setup(project: TestProject): void {
  const made = fromPython<Record<"hulk-airlock", Sample>>("samples/make.py", "hulk-airlock");
  project.provide("airlock", made["hulk-airlock"]);
  project.provide("rounds", fromPython("tests/rounds.py"));
  project.provide("indexed", fromPython("tests/indexed.py"));
}
