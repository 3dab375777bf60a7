// The tools of the editor: each is a pure function from a draft and a square to the next draft.
import { beside, FACINGS, pointOf } from "../../hulk/map/plan";
import type { Facing } from "../../page/told";
import { CONSTANTS } from "../../protocol";
import { type Draft, floorBeside, isFloor, newName, OPEN, SOLID, waysOut } from "./draft";
import { sectionsWithin } from "./written";
import { EDITOR } from "../protocol";

const SIGNS = CONSTANTS.hulk.signs;

export const TOOLS = [
  "move",
  "floor",
  "wall",
  "door",
  "open_door",
  "bulkhead",
  "entry",
  "exit",
  "objective",
  "marine",
  "ladder",
  "section",
  "broodlord",
  "object",
] as const;
/** Tools that the panels choose, not the bar. */
export type Tool = (typeof TOOLS)[number] | "room" | "no_flame";

/** What a tool needs to know besides the square. */
export interface Brush {
  tool: Tool;
  /** The objective and the section letter to paint. */
  objective: string;
  section: string;
  /** The marine to put down; empty: a new one. */
  marine: string;
  /** The lower end of a ladder that waits for its upper end. */
  ladder: string;
}

/** The tools that paint while the pointer is dragged; the others act once. */
export const DRAGGED: ReadonlySet<Tool> = new Set<Tool>(["floor", "wall", "objective", "section"]);
/** Squares that must lie around what a tool puts down. */
export const ROOM_AROUND: Readonly<Partial<Record<Tool, number>>> = {
  floor: 1,
  door: 1,
  open_door: 1,
  bulkhead: 1,
  entry: 0,
};

const TERRAIN: Readonly<Partial<Record<Tool, string>>> = {
  floor: OPEN,
  wall: SOLID,
  door: SIGNS.closed_door,
  open_door: SIGNS.open_door,
  bulkhead: SIGNS.bulkhead,
};

function withLetter(rows: readonly string[], square: string, letter: string): string[] {
  const { x, y } = pointOf(square);
  return rows.map((row, place) => (place === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));
}

/** The draft with this terrain on a square. */
function withTerrain(draft: Draft, square: string, letter: string): Draft {
  const map = withLetter(draft.map, square, letter);
  const next = settled({ ...draft, map });
  return draft.sections.length ? { ...next, sections: sectionsWithin(next, draft.sections) } : next;
}

/** The draft without what stood on squares that are floor no more, and with entry areas and exits that fit the floor. */
function settled(draft: Draft): Draft {
  const floor = (square: string): boolean => isFloor(draft, square);
  const kept = (square: string): string => (square && floor(square) ? square : "");
  const { special } = draft;
  const placed = kept(draft.placed);
  return {
    ...draft,
    entries: draft.entries
      .filter(({ cell }) => !floor(cell))
      .map((entry) => {
        const beside = floorBeside(draft, entry.cell);
        return beside.includes(entry.square) || !beside[0] ? entry : { ...entry, square: beside[0] };
      }),
    exits: draft.exits
      .filter(({ at }) => floor(at))
      .map((exit) => {
        const ways = waysOut(draft, exit.at);
        return ways.includes(exit.facing) || !ways[0] ? exit : { ...exit, facing: ways[0] };
      }),
    ladders: draft.ladders.filter(({ lower, upper }) => floor(lower) && floor(upper)),
    marines: draft.marines.filter(({ at }) => floor(at)),
    objectives: draft.objectives.map((objective) => ({ ...objective, squares: objective.squares.filter(floor) })),
    placed,
    broodlord: draft.broodlord === "placed" && !placed ? "no" : draft.broodlord,
    special: {
      ...special,
      dormant: placed ? special.dormant : 0,
      rooms: special.rooms.filter(floor),
      object: kept(special.object_at) ? special.object : "",
      object_at: kept(special.object_at),
      no_flame: kept(special.no_flame),
    },
  };
}

const clockwise = (facing: Facing): Facing => FACINGS[(FACINGS.indexOf(facing) + 1) % 4] ?? "N";

function entry(draft: Draft, square: string): Draft {
  const there = draft.entries.find(({ cell }) => cell === square);
  if (there) return { ...draft, entries: draft.entries.filter((each) => each !== there) };
  const solid = isFloor(draft, square) ? withTerrain(draft, square, SOLID) : draft;
  const id = newName(
    "E",
    solid.entries.map((each) => each.id),
  );
  return {
    ...solid,
    entries: [...solid.entries, { id, cell: square, square: floorBeside(solid, square)[0] ?? square }],
  };
}

/** The ways out of a square on whose side no exit lies beside it yet: one side of a corridor has one exit. */
const freeWays = (draft: Draft, square: string): Facing[] =>
  waysOut(draft, square).filter(
    (facing) =>
      !draft.exits.some(
        (exit) =>
          exit.facing === facing &&
          [clockwise(facing), clockwise(clockwise(clockwise(facing)))].some((side) => beside(square, side) === exit.at),
      ),
  );

/** An exit, or the next way out of one that is there; after the last it goes. */
function exit(draft: Draft, square: string): Draft {
  const ways = freeWays(draft, square);
  const there = draft.exits.find(({ at }) => at === square);
  if (!there) return ways[0] ? withExit(draft, square, ways[0]) : draft;
  const next = ways[ways.indexOf(there.facing) + 1];
  return {
    ...draft,
    exits: next
      ? draft.exits.map((each) => (each === there ? { ...each, facing: next } : each))
      : draft.exits.filter((each) => each !== there),
  };
}

/** An exit from the floor beside it, for a press where the way out would lead. */
function exitTo(draft: Draft, outside: string): Draft {
  const [at] = floorBeside(draft, outside);
  const facing = at && FACINGS.find((each) => beside(at, each) === outside);
  const free = facing && freeWays(draft, at).includes(facing) && !draft.exits.some((each) => each.at === at);
  return free ? withExit(draft, at, facing) : draft;
}

function withExit(draft: Draft, at: string, facing: Facing): Draft {
  const taken = draft.exits.map(({ id }) => id);
  return { ...draft, exits: [...draft.exits, { id: newName("X", taken), at, facing }] };
}

/** One square more for an objective. */
function objective(draft: Draft, square: string, id: string): Draft {
  const others = draft.objectives.map((each) => ({
    ...each,
    squares: each.squares.filter((other) => other !== square),
  }));
  const known = others.some((each) => each.id === id);
  const objectives = known
    ? others.map((each) => (each.id === id ? { ...each, squares: [...each.squares, square] } : each))
    : [...others, { id, squares: [square] }];
  return { ...draft, objectives };
}

const EQUIPMENT = ["storm_bolter", "power_fist"];

/** A new marine, or the chosen one moves here; a tap on a marine turns him. */
function marine(draft: Draft, square: string, chosen: string): Draft {
  const there = draft.marines.find(({ at }) => at === square);
  if (there)
    return {
      ...draft,
      marines: draft.marines.map((each) => (each === there ? { ...each, facing: clockwise(each.facing) } : each)),
    };
  if (chosen)
    return { ...draft, marines: draft.marines.map((each) => (each.id === chosen ? { ...each, at: square } : each)) };
  if (draft.marines.length >= EDITOR.most_marines) return draft;
  const id = newName(
    "sb",
    draft.marines.map((each) => each.id),
  );
  const { facing = "N", squad = "A" } = draft.marines.at(-1) ?? {};
  return {
    ...draft,
    marines: [...draft.marines, { id, role: "brother", weapons: EQUIPMENT, at: square, facing, squad, name: "" }],
  };
}

function ladder(draft: Draft, square: string, lower: string): Draft {
  const there = draft.ladders.find((each) => each.lower === square || each.upper === square);
  if (there) return { ...draft, ladders: draft.ladders.filter((each) => each !== there) };
  if (!lower || lower === square) return draft;
  return {
    ...draft,
    ladders: [
      ...draft.ladders,
      {
        id: newName(
          "L",
          draft.ladders.map(({ id }) => id),
        ),
        lower,
        upper: square,
      },
    ],
  };
}

function broodlord(draft: Draft, square: string): Draft {
  const gone = draft.placed === square;
  return {
    ...draft,
    broodlord: gone ? "no" : "placed",
    placed: gone ? "" : square,
    special: { ...draft.special, dormant: gone ? 0 : draft.special.dormant },
  };
}

function object(draft: Draft, square: string): Draft {
  const gone = draft.special.object_at === square;
  return {
    ...draft,
    special: { ...draft.special, object: gone ? "" : draft.special.object || "cat", object_at: gone ? "" : square },
  };
}

const toggled = (squares: readonly string[], square: string): string[] =>
  squares.includes(square) ? squares.filter((other) => other !== square) : [...squares, square];

/** What a tool makes of a draft. The square is on the map; only terrain and entry areas may be where there is no floor. */
export function painted(
  draft: Draft,
  square: string,
  { tool, objective: id, section, marine: chosen, ladder: lower }: Brush,
): Draft {
  const letter = TERRAIN[tool];
  if (letter !== undefined) return withTerrain(tool === "wall" ? without(draft, square) : draft, square, letter);
  if (tool === "entry") return entry(draft, square);
  if (tool === "exit" && !isFloor(draft, square)) return exitTo(draft, square);
  if (!isFloor(draft, square)) return draft;
  switch (tool) {
    case "exit":
      return exit(draft, square);
    case "objective":
      return objective(draft, square, id);
    case "marine":
      return marine(draft, square, chosen);
    case "ladder":
      return ladder(draft, square, lower);
    case "section":
      return { ...draft, sections: withLetter(sectionsWithin(draft, draft.sections), square, section) };
    case "broodlord":
      return broodlord(draft, square);
    case "object":
      return object(draft, square);
    case "room":
      return { ...draft, special: { ...draft.special, permuted: [], rooms: toggled(draft.special.rooms, square) } };
    case "no_flame":
      return { ...draft, special: { ...draft.special, no_flame: draft.special.no_flame === square ? "" : square } };
    default:
      return draft;
  }
}

/** The draft without the entry area on a cell; what stands on floor goes with the floor. */
const without = (draft: Draft, square: string): Draft => ({
  ...draft,
  entries: draft.entries.filter(({ cell }) => cell !== square),
});
