// Vitest global setup: Python makes the views that the tests look at.
import type { TestProject } from "vitest/node";
import { fromPython } from "../python.mjs";
import type { HulkOpen, HulkOwn } from "../src/protocol";

declare module "vitest" {
  export interface ProvidedContext {
    airlock: { open: HulkOpen; own: HulkOwn };
  }
}

export default function setup(project: TestProject): void {
  const made = fromPython<Record<"hulk-airlock", { open: HulkOpen; own: HulkOwn }>>("samples/make.py", "hulk-airlock");
  project.provide("airlock", made["hulk-airlock"]);
}
