// A mission's map as a chart: deck plates, lit rooms, and one sign for everything that matters. A square is 10 by 10.
import type { Facing } from "../../page/told";
import { beside, FACINGS, planOf, pointOf, stands, TURNS, type Extent } from "../map/plan";
import { sceneOfMap } from "../map/scene";

export type Sign = "marine" | "door" | "bulkhead" | "entry" | "exit" | "objective" | "ladder";

/** The drawing of each sign, about the middle of its square, looking north. */
export const SIGNS: Readonly<Record<Sign, string>> = {
  marine: "M0-4.400L3.600-1.200V3.600H-3.600V-1.200Z",
  door: "M-5-1.300H5V1.300H-5Z",
  bulkhead:
    "M-4.600-4.600H4.600V4.600H-4.600ZM-2-3.200L0-1.200 2-3.200 3.200-2 1.200 0 3.200 2 2 3.200 0 1.200-2 3.200-3.200 2-1.200 0-3.200-2Z",
  entry: "M-4.400 4.600V-1L0-5 4.400-1V4.600Z",
  exit: "M-4.200-.6L0-5 4.200-.6 2.600 1 0-1.700-2.600 1ZM-4.200 4.200L0-.2 4.200 4.200 2.600 5.600 0 3-2.600 5.600Z",
  objective: "M0-4.600L4.600 0 0 4.600-4.600 0ZM0-2L-2 0 0 2 2 0Z",
  ladder:
    "M-3-4.500H-1.600V-3H1.600V-4.500H3V4.500H1.600V3H-1.600V4.500H-3ZM-1.600-1.800V-.6H1.600V-1.800ZM-1.600.6V1.800H1.600V.6Z",
};

export interface Mark {
  sign: Sign;
  x: number;
  y: number;
  turn: number;
  squad?: string;
}

export interface Chart {
  extent: Extent;
  /** Floor of corridors, and of rooms, which are lit. */
  corridors: string;
  rooms: string;
  walls: string;
  marks: readonly Mark[];
}

interface Posted {
  at: string;
  facing: string;
  squad: string;
}

const plates = (squares: readonly { x: number; y: number }[]): string =>
  squares.map(({ x, y }) => `M${10 * x + 0.4} ${10 * y + 0.4}h9.200v9.200h-9.200z`).join("");

export function chartOf(rows: readonly string[], sections: readonly string[], marines: readonly Posted[]): Chart {
  const plan = planOf(rows, sections);
  const scene = sceneOfMap(rows, plan);
  const floor = (x: number, y: number): boolean => plan.at.has(`${x},${y}`);
  /** A room is wherever four squares lie together. */
  const inRoom = ({ x, y }: { x: number; y: number }): boolean =>
    [-1, 1].some((dx) => [-1, 1].some((dy) => floor(x + dx, y) && floor(x, y + dy) && floor(x + dx, y + dy)));
  const mark = (sign: Sign, square: string, turn = 0): Mark => {
    const { x, y } = pointOf(square);
    return { sign, x: 10 * x + 5, y: 10 * y + 5, turn };
  };
  /** An exit leads away from the floor before it. */
  const outward = (square: string): number => {
    const out = FACINGS.find(
      (facing) => !plan.at.has(beside(square, facing)) && plan.at.has(beside(square, opposite(facing))),
    );
    return TURNS[out ?? "N"];
  };
  const inward = (cell: string, square: string): number =>
    TURNS[FACINGS.find((facing) => beside(cell, facing) === square) ?? "N"];
  return {
    extent: plan.extent,
    corridors: plates(plan.squares.filter((square) => !inRoom(square))),
    rooms: plates(plan.squares.filter(inRoom)),
    walls: plan.walls,
    marks: [
      ...scene.objectives.map(({ square }) => mark("objective", square)),
      ...scene.ladders.map((square) => mark("ladder", square)),
      ...scene.bulkheads.map((square) => mark("bulkhead", square)),
      ...Object.keys(scene.doors).map((square) => mark("door", square, stands(plan, square) ? 90 : 0)),
      ...scene.exits.map(({ square }) => mark("exit", square, outward(square))),
      ...scene.entries.map(({ cell, square }) => mark("entry", cell, inward(cell, square))),
      ...marines.map(({ at, facing, squad }) => ({ ...mark("marine", at, TURNS[facing as Facing]), squad })),
    ],
  };
}

const opposite = (facing: Facing): Facing => FACINGS[(FACINGS.indexOf(facing) + 2) % 4] ?? "N";

/** The signs on a chart, in the order of the legend. */
export const signsOf = ({ marks }: Chart): Sign[] =>
  (Object.keys(SIGNS) as Sign[]).filter((sign) => marks.some((mark) => mark.sign === sign));
