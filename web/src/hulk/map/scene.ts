// The contents of a plan besides pieces, from a view or from the letters of a map alone.
import { beside, FACINGS, nameOf, type Plan, pointOf } from "./plan";
import type { Facing } from "../../page/told";
import { CONSTANTS, type HulkOpen } from "../../protocol";

/** Squares from which on an objective is a room. */
const ROOM = 4;

export interface Scene {
  doors: Readonly<Record<string, string>>;
  bulkheads: readonly string[];
  entries: readonly { name: string; cell: string; square: string }[];
  /** The letters alone give no direction. */
  exits: readonly { square: string; facing: Facing | null }[];
  /** Of an objective that is a whole room, one square has the console. */
  objectives: readonly { square: string; done: boolean; console: boolean }[];
  ladders: readonly string[];
}

/** An objective on many squares is a room, with a console in its middle. */
export function objective(squares: readonly string[], done: boolean): Scene["objectives"] {
  const points = squares.map(pointOf);
  const middle = (of: "x" | "y"): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [middle("x"), middle("y")];
  const far = points.map((point) => Math.hypot(point.x - x, point.y - y));
  const nearest = far.indexOf(Math.min(...far));
  return squares.map((square, place) => ({ square, done, console: squares.length < ROOM || place === nearest }));
}

export function sceneOf(view: HulkOpen): Scene {
  const done = new Set([...view.operated, ...view.burned]);
  return {
    doors: view.doors,
    bulkheads: view.bulkheads,
    entries: Object.entries(view.entries).map(([name, entry]) => ({ name, ...entry })),
    exits: Object.values(view.exits),
    objectives: Object.entries(view.objectives).flatMap(([name, squares]) => objective(squares, done.has(name))),
    ladders: Object.values(view.ladders).flat(),
  };
}

export function sceneOfMap(rows: readonly string[], plan: Plan): Scene {
  const found: Record<string, string[]> = {};
  rows.forEach((row, y) => [...row].forEach((glyph, x) => (found[glyph] ??= []).push(nameOf({ x, y }))));
  const all = (sign: keyof typeof CONSTANTS.hulk.signs): string[] =>
    [...CONSTANTS.hulk.signs[sign]].flatMap((glyph) => found[glyph] ?? []);
  const besideFloor = (cell: string): string =>
    FACINGS.map((facing) => beside(cell, facing)).find((square) => plan.at.has(square)) ?? cell;
  return {
    doors: Object.fromEntries([
      ...all("closed_door").map((square) => [square, "closed"]),
      ...all("open_door").map((square) => [square, "open"]),
    ]),
    bulkheads: all("bulkhead"),
    entries: all("entry").map((cell) => ({ name: "", cell, square: besideFloor(cell) })),
    exits: all("exit").map((square) => ({ square, facing: null })),
    objectives: objective(all("objective"), false),
    ladders: all("ladder"),
  };
}
