import type { Component } from "svelte";
import type { Coach, Options, TableInfo } from "../protocol";
import { withPuzzles } from "../puzzle/part";

/** Awaits a lazy-loaded part together with the messages of the lessons. */
export async function withLessons<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, import("./words").then(({ learnt }) => learnt)]);
  return loaded;
}

/** The panel of the lesson or the puzzle that is played. */
export const coaching = ({ puzzle }: Options): Promise<{ default: Component<{ coach: Coach; table: TableInfo }> }> =>
  puzzle ? withPuzzles(import("../puzzle/Panel.svelte")) : withLessons(import("./Coach.svelte"));
