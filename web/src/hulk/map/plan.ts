// The geometry of the deck plan: floor squares, section outlines, doors across their passages.
import type { Facing } from "../../page/told";
import { CONSTANTS } from "../../protocol";

export interface Point {
  x: number;
  y: number;
}

export interface Square extends Point {
  name: string;
  section: string;
}

/** A rectangle in squares. */
export interface Extent extends Point {
  width: number;
  height: number;
}

/** Lines are SVG paths, with a square as the unit. */
export interface Plan {
  squares: Square[];
  at: ReadonlyMap<string, Square>;
  /** The squares of each section, the central ones first. */
  sections: ReadonlyMap<string, readonly Square[]>;
  /** The part of the drawing that must be visible: the floor, its surroundings, and a little void around. */
  extent: Extent;
  walls: string;
  seams: string;
  floor: string;
}

/** The points of all names that were asked for: a board asks for the same few hundred with every redraw. */
const points = new Map<string, Readonly<Point>>();

export function pointOf(name: string): Readonly<Point> {
  const before = points.get(name);
  if (before) return before;
  const [x = "0", y = "0"] = name.split(",");
  const point = { x: Number(x), y: Number(y) };
  points.set(name, point);
  return point;
}

export const nameOf = ({ x, y }: Point): string => `${x},${y}`;

/** The corner and the middle of a square in a drawing, where a square is 100 by 100. */
export const cornerOf = (square: string): Point => ({ x: 100 * pointOf(square).x, y: 100 * pointOf(square).y });
export const middleOf = (square: string): Point => ({ x: cornerOf(square).x + 50, y: cornerOf(square).y + 50 });
/** Moves what is drawn around 0,0 to the middle of a square: as an attribute, and as a style, which glides. */
export const put = (square: string): string => `translate(${middleOf(square).x} ${middleOf(square).y})`;
export const glide = (square: string): string => `translate(${middleOf(square).x}px, ${middleOf(square).y}px)`;
/** A line from square to square. */
export const lineOf = (squares: readonly string[]): string =>
  squares.map((square, step) => `${step ? "L" : "M"}${middleOf(square).x} ${middleOf(square).y}`).join("");

export const STEPS: Record<Facing, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
export const TURNS: Record<Facing, number> = { N: 0, E: 90, S: 180, W: 270 };
export const FACINGS: readonly Facing[] = ["N", "E", "S", "W"];

/** How many squares apart two squares are, diagonals included. */
export function far(one: string, other: string): number {
  const [a, b] = [pointOf(one), pointOf(other)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

export const beside = (name: string, facing: Facing): string => {
  const { x, y } = pointOf(name);
  return nameOf({ x: x + STEPS[facing].x, y: y + STEPS[facing].y });
};

const MARGIN = 0.75;

/** One side of a square, as a line between two corners. */
interface Edge {
  x: number;
  y: number;
  upright: boolean;
}

/** Merges consecutive edges on a line into one stroke. */
function drawn(edges: readonly Edge[]): string {
  const strokes: string[] = [];
  for (const upright of [false, true]) {
    const [across, along] = upright ? (["x", "y"] as const) : (["y", "x"] as const);
    const here = edges.filter((edge) => edge.upright === upright);
    here.sort((one, other) => one[across] - other[across] || one[along] - other[along]);
    here.forEach((edge, place) => {
      const before = here[place - 1];
      const goesOn = before && before[across] === edge[across] && before[along] + 1 === edge[along];
      const step = upright ? "v1" : "h1";
      if (goesOn) strokes.push(step);
      else strokes.push(`M${edge.x} ${edge.y}${step}`);
    });
  }
  return strokes.join("");
}

/** The side of a square in this direction. */
function side({ x, y }: Point, facing: Facing): Edge {
  return {
    x: x + (facing === "E" ? 1 : 0),
    y: y + (facing === "S" ? 1 : 0),
    upright: facing === "E" || facing === "W",
  };
}

/** Builds a plan from a drawing, which may not be a valid mission yet: rows may have any length. */
export function planOf(
  rows: readonly string[],
  sections: readonly string[],
  gaps: readonly { square: string; facing: Facing }[] = [],
): Plan {
  const { floor, signs } = CONSTANTS.hulk;
  const squares: Square[] = [];
  const seen: Point[] = [];
  rows.forEach((row, y) =>
    [...row].forEach((glyph, x) => {
      if (floor.includes(glyph)) squares.push({ x, y, name: nameOf({ x, y }), section: sections[y]?.[x] ?? "" });
      if (glyph !== signs.solid) seen.push({ x, y });
    }),
  );
  const at = new Map(squares.map((square) => [square.name, square]));
  const open = new Set(gaps.map(({ square, facing }) => `${square} ${facing}`));
  const walls: Edge[] = [];
  const seams: Edge[] = [];
  for (const square of squares) {
    for (const facing of FACINGS) {
      const other = at.get(beside(square.name, facing));
      const entry = glyphAt(rows, beside(square.name, facing)) === signs.entry;
      if (!other) {
        if (!entry && !open.has(`${square.name} ${facing}`)) walls.push(side(square, facing));
      } else if (other.section !== square.section && (facing === "E" || facing === "S"))
        seams.push(side(square, facing));
    }
  }
  return {
    squares,
    at,
    sections: sectionsOf(squares),
    extent: extentOf(seen),
    walls: drawn(walls),
    seams: drawn(seams),
    floor: squares.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join(""),
  };
}

function sectionsOf(squares: readonly Square[]): Map<string, Square[]> {
  const found = new Map<string, Square[]>();
  for (const square of squares)
    if (square.section) found.set(square.section, [...(found.get(square.section) ?? []), square]);
  for (const of of found.values()) {
    const [x, y] = [
      of.reduce((sum, each) => sum + each.x, 0) / of.length,
      of.reduce((sum, each) => sum + each.y, 0) / of.length,
    ];
    of.sort((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y));
  }
  return found;
}

function glyphAt(rows: readonly string[], name: string): string {
  const { x, y } = pointOf(name);
  return rows[y]?.[x] ?? CONSTANTS.hulk.signs.solid;
}

function extentOf(points: readonly Point[]): Extent {
  if (!points.length) return { x: 0, y: 0, width: 1, height: 1 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + 1 + MARGIN - left, height: Math.max(...ys) + 1 + MARGIN - top };
}

/** Whether a door closes an east-west passage, so its leaf is drawn upright. */
export const stands = (plan: Plan, door: string): boolean =>
  plan.at.has(beside(door, "W")) && plan.at.has(beside(door, "E"));
