// What the editor draws of a draft: the plan and the scene of the game's own map, and the outlines of sections.
import { beside, FACINGS, nameOf, type Plan, planOf } from "../../hulk/map/plan";
import { objective, type Scene, sceneOfMap } from "../../hulk/map/scene";
import type { Facing } from "../../page/told";
import { type Draft, lettersOf } from "./draft";

/** Squares around the mission that stay in reach, to paint on. */
const AROUND = 4;

export function planOfDraft(draft: Draft, sections: readonly string[]): Plan {
  const exits = draft.exits.map(({ at, facing }) => ({ square: at, facing }));
  const plan = planOf(lettersOf(draft), sections, exits);
  const { width, height } = { width: draft.map[0]?.length ?? 0, height: draft.map.length };
  return { ...plan, extent: { x: -AROUND, y: -AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND } };
}

/** The scene of its letters; the lists know more of entries, exits and ladders. */
export function sceneOfDraft(draft: Draft, plan: Plan): Scene {
  return {
    ...sceneOfMap(draft.map, plan),
    entries: draft.entries.map(({ id, cell, square }) => ({ name: id, cell, square })),
    exits: draft.exits.map(({ at, facing }) => ({ square: at, facing })),
    objectives: draft.objectives.flatMap(({ squares }) => objective(squares, false)),
    ladders: draft.ladders.flatMap(({ lower, upper }) => [lower, upper]),
  };
}

export interface Outline {
  section: string;
  /** One of a few colours; neighbours have different ones. */
  colour: number;
  /** Its edge, a little inside, with a square of 100 by 100. */
  path: string;
}

/** The colours of sections. */
export const COLOURS = ["lamp", "tracker", "team-purple", "team-yellow", "team-blue", "ivory"] as const;
const INSET = 6;

/** The side of a square as a line inside it. */
function side({ x, y }: { x: number; y: number }, facing: Facing): string {
  const [left, top, right, bottom] = [100 * x + INSET, 100 * y + INSET, 100 * x + 100 - INSET, 100 * y + 100 - INSET];
  if (facing === "N") return `M${left} ${top}H${right}`;
  if (facing === "S") return `M${left} ${bottom}H${right}`;
  return facing === "W" ? `M${left} ${top}V${bottom}` : `M${right} ${top}V${bottom}`;
}

export function outlinesOf(plan: Plan): Outline[] {
  const colours = new Map<string, number>();
  return [...plan.sections].map(([section, squares], place) => {
    const near = new Set<number>();
    let path = "";
    for (const square of squares) {
      for (const facing of FACINGS) {
        const other = plan.at.get(beside(square.name, facing));
        if (other?.section === section) continue;
        path += side(square, facing);
        const taken = other && colours.get(other.section);
        if (taken !== undefined) near.add(taken);
      }
    }
    const colour =
      [...COLOURS.keys()].map((each) => (each + place) % COLOURS.length).find((each) => !near.has(each)) ?? 0;
    colours.set(section, colour);
    return { section, colour, path };
  });
}

/** The squares that differ between what was painted and what is drawn now; squares may have moved since. */
export function differences(painted: Plan, plan: Plan, dx: number, dy: number): { added: string[]; removed: string[] } {
  const before = new Set(painted.squares.map(({ x, y }) => nameOf({ x: x + dx, y: y + dy })));
  return {
    added: [...plan.at.keys()].filter((square) => !before.has(square)),
    removed: [...before].filter((square) => !plan.at.has(square)),
  };
}
