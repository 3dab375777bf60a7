// The editor's model of a mission: the server's draft, with terrain alone in its map; the lists say what stands on it.
import { beside, FACINGS, nameOf, type Point, pointOf } from "../../hulk/map/plan";
import type { Facing } from "../../page/told";
import { CONSTANTS, type Mission } from "../../protocol";
import { EDITOR } from "../protocol";

export type Draft = Mission;

const { signs: SIGNS, floor: FLOOR } = CONSTANTS.hulk;
export const [SOLID, OPEN] = [SIGNS.solid, "."] as const;
const STANDING: ReadonlySet<string> = new Set([SIGNS.closed_door, SIGNS.open_door, SIGNS.bulkhead]);
const WALKABLE: ReadonlySet<string> = new Set(FLOOR);

/** Only walls, floor, doors and bulkheads are left of a map. */
const terrain = (letter: string): string => (STANDING.has(letter) ? letter : WALKABLE.has(letter) ? OPEN : SOLID);

/** A mission from a file as the editor works on it. Rows of a faulty map may differ in length. */
export function opened(draft: Mission): Draft {
  const width = Math.max(3, ...draft.map.map((row) => row.length));
  const rows = draft.map.length ? draft.map : Array.from({ length: 3 }, () => "");
  return { ...draft, map: rows.map((row) => [...row].map(terrain).join("").padEnd(width, SOLID)) };
}

export const sizeOf = ({ map }: Draft): { width: number; height: number } => ({
  width: map[0]?.length ?? 0,
  height: map.length,
});
export const letterAt = ({ map }: Draft, { x, y }: Point): string => map[y]?.[x] ?? SOLID;
export const isFloor = (draft: Draft, square: string): boolean => letterAt(draft, pointOf(square)) !== SOLID;

/** The rows of the file: each square with the letter of what stands on it. */
export function lettersOf(draft: Draft): string[] {
  const rows = draft.map.map((row) => [...row]);
  const put = (square: string, letter: string, over: (before: string) => boolean): void => {
    const { x, y } = pointOf(square);
    const row = rows[y];
    if (row?.[x] !== undefined && over(row[x])) row[x] = letter;
  };
  const plain = (before: string): boolean => before === OPEN;
  const [up = "^", down = "v"] = SIGNS.ladder;
  for (const { lower, upper } of draft.ladders) {
    put(lower, up, plain);
    put(upper, down, plain);
  }
  for (const { at } of draft.marines) put(at, "M", plain);
  for (const { at } of draft.exits) put(at, SIGNS.exit, plain);
  for (const { squares } of draft.objectives) for (const square of squares) put(square, SIGNS.objective, plain);
  for (const { cell } of draft.entries) put(cell, SIGNS.entry, (before) => before === SOLID);
  return rows.map((row) => row.join(""));
}

/** The same mission with every square moved. */
export function moved(draft: Draft, dx: number, dy: number): Draft {
  if (!dx && !dy) return draft;
  const to = (square: string): string => {
    if (!square) return square;
    const { x, y } = pointOf(square);
    return nameOf({ x: x + dx, y: y + dy });
  };
  const { special } = draft;
  return {
    ...draft,
    entries: draft.entries.map((entry) => ({ ...entry, cell: to(entry.cell), square: to(entry.square) })),
    exits: draft.exits.map((exit) => ({ ...exit, at: to(exit.at) })),
    ladders: draft.ladders.map((ladder) => ({ ...ladder, lower: to(ladder.lower), upper: to(ladder.upper) })),
    marines: draft.marines.map((marine) => ({ ...marine, at: to(marine.at) })),
    objectives: draft.objectives.map((objective) => ({ ...objective, squares: objective.squares.map(to) })),
    placed: to(draft.placed),
    special: {
      ...special,
      rooms: special.rooms.map(to),
      object_at: to(special.object_at),
      no_flame: to(special.no_flame),
    },
  };
}

/** A map that has this square, with a margin around it; null if it would be larger than a mission may be. */
export function grown(draft: Draft, { x, y }: Point, around: number): { draft: Draft; dx: number; dy: number } | null {
  const { width, height } = sizeOf(draft);
  const [left, top] = [Math.max(0, around - x), Math.max(0, around - y)];
  const [right, bottom] = [Math.max(0, x + around + 1 - width), Math.max(0, y + around + 1 - height)];
  if (Math.max(width + left + right, height + top + bottom) > EDITOR.largest_map) return null;
  if (!left && !top && !right && !bottom) return { draft, dx: 0, dy: 0 };
  const wide = (rows: readonly string[]): string[] => {
    const empty = SOLID.repeat(width + left + right);
    const inner = rows.map((row) => SOLID.repeat(left) + row + SOLID.repeat(right));
    return [...Array<string>(top).fill(empty), ...inner, ...Array<string>(bottom).fill(empty)];
  };
  return {
    draft: {
      ...moved(draft, left, top),
      map: wide(draft.map),
      sections: draft.sections.length ? wide(draft.sections) : [],
    },
    dx: left,
    dy: top,
  };
}

/** The floor beside a cell. */
export const floorBeside = (draft: Draft, cell: string): string[] =>
  FACINGS.map((facing) => beside(cell, facing)).filter((square) => isFloor(draft, square));

/** The ways out of a square: sides without floor, those opposite to floor first. */
export function waysOut(draft: Draft, square: string): Facing[] {
  const free = FACINGS.filter((facing) => !isFloor(draft, beside(square, facing)));
  const away = (facing: Facing): boolean =>
    isFloor(draft, beside(square, FACINGS[(FACINGS.indexOf(facing) + 2) % 4] ?? "N"));
  return [...free.filter(away), ...free.filter((facing) => !away(facing))];
}

/** A mission of one's own to begin with, like one that comes with the game. */
export const resembling = (mission: Mission, title: string): Draft => ({
  ...opened(mission),
  id: `my-${mission.id}`,
  title,
  origin: "original",
});

/** The first of these names that is free: `E1`, `E2` ... */
export function newName(beginning: string, taken: readonly string[], first = 1): string {
  for (let number = first; ; number += 1) if (!taken.includes(`${beginning}${number}`)) return `${beginning}${number}`;
}

/** Characters of a name in a mission file. */
const LONGEST = 24;

/** A name as mission files take it: ASCII letters, digits, hyphens and underscores, a letter first. */
export const idOf = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, "_")
    .replace(/[^A-Za-z0-9_-]/g, "")
    .replace(/^[^A-Za-z]+/, "")
    .slice(0, LONGEST);

/** The same for an objective, in letters of any script. */
export const objectiveIdOf = (text: string): string =>
  [
    ...text
      .normalize("NFC")
      .trim()
      .replace(/\s+/g, "_")
      .replace(/[^\p{L}\p{Nd}_-]/gu, "")
      .replace(/^[^\p{L}]+/u, ""),
  ]
    .slice(0, LONGEST)
    .join("");

const special = EDITOR.special;

/** A new mission: a room and a corridor to start from. */
export const EMPTY: Draft = {
  id: "my-mission",
  title: "",
  origin: "original",
  edition: "any",
  levels: 1,
  turn_limit: 0,
  map: ["##############", "#...##########", "#............#", "#...##########", "##############"],
  sections: [],
  entries: [{ id: "E1", cell: "13,2", square: "12,2" }],
  exits: [],
  ladders: [],
  marines: [
    {
      id: "sgt",
      role: "sergeant",
      weapons: ["storm_bolter", "power_sword"],
      at: "2,2",
      facing: "E",
      squad: "A",
      name: "",
    },
  ],
  objectives: [],
  start_blips: 1,
  reinforcement: 1,
  blips: [9, 4, 9],
  recycle: true,
  broodlord: "no",
  placed: "",
  special: {
    ...special,
    permuted: [],
    rooms: [],
    priority: [],
    priority_carrier: false,
    object: "",
    object_at: "",
    no_flame: "",
    chainfist_only: false,
  },
  victory: [{ label: "win", name: "kills", arguments: ["12"] }],
  defeat: [{ label: "lose", name: "all_marines_dead", arguments: [] }],
  notes: [""],
};
