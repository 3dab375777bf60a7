// Deck plates, 100 by 100 a square, lit from the upper left and as bright as in a lamp: the dark comes from the light over them.
import { Chance, limb, mix, n } from "../../shared/art/kit";
import type { Plan, Square } from "../map/plan";
import type { Brush } from "./brush";

/** How the floor runs through a square. */
export type Course = "room" | "along" | "upright" | "crossing";

/** A room is where squares lie two by two; a corridor has a direction. */
export function courseOf(plan: Plan, { x, y }: Square): Course {
  const has = (dx: number, dy: number): boolean => plan.at.has(`${x + dx},${y + dy}`);
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  if (corners.some(([dx, dy]) => has(dx, 0) && has(0, dy) && has(dx, dy))) return "room";
  const [along, upright] = [has(-1, 0) || has(1, 0), has(0, -1) || has(0, 1)];
  if (along && upright) return "crossing";
  return upright ? "upright" : "along";
}

const STEEL = "#75878d";
const SHINE = "#c7dad9";
const DEEP = "#20292d";
const RUST = "#8a5a34";

/** A plate with an edge of light above and left, and one of shade below and right. */
function plate(brush: Brush, x: number, y: number, width: number, height: number, colour: string): void {
  brush.fill(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`, colour);
  brush.line(`M${n(x + 1)} ${n(y + height - 1)}v${n(2 - height)}h${n(width - 2)}`, SHINE, 1.6, 0.34);
  brush.line(`M${n(x + width - 1)} ${n(y + 1)}v${n(height - 2)}h${n(2 - width)}`, "#000", 2, 0.5);
}

function rivets(brush: Brush, at: readonly (readonly [number, number])[]): void {
  for (const [x, y] of at) {
    brush.fill(`M${n(x - 2)} ${n(y)}a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z`, "#000", 0.5);
    brush.fill(`M${n(x - 1.9)} ${n(y - 0.8)}a1.5 1.500 0 1 0 3 0a1.500 1.500 0 1 0-3 0Z`, SHINE, 0.65);
  }
}

/** Slots that one looks down through. */
function grating(brush: Brush, x: number, y: number, width: number, height: number, slots: number): void {
  brush.fill(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`, "#0d1316");
  const step = width / slots;
  for (let slot = 0; slot < slots; slot += 1)
    brush.line(`M${n(x + step * (slot + 0.5))} ${n(y + 1)}v${n(height - 2)}`, STEEL, step * 0.42, 0.85);
  brush.line(`M${n(x)} ${n(y + height)}v${n(-height)}h${n(width)}`, "#000", 2, 0.7);
  brush.line(`M${n(x + width)} ${n(y)}v${n(height)}h${n(-width)}`, SHINE, 1.2, 0.3);
}

/** Small lozenges that keep boots from slipping. */
function tread(brush: Brush, x: number, y: number, columns: number, rows: number, step: number): void {
  let d = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [x + column * step + (row % 2 ? step / 2 : 0), y + row * step];
      d += `M${n(a)} ${n(b - 3)}l2 3-2 3-2-3Z`;
    }
  }
  brush.fill(d, SHINE, 0.2);
}

function room(brush: Brush, chance: Chance): void {
  const quarter = chance.between(0, 1);
  if (quarter < 0.16) {
    plate(brush, 2, 2, 96, 96, mix(STEEL, "#000000", chance.between(0.08, 0.22)));
    brush.line("M22 50a28 28 0 1 0 56 0a28 28 0 1 0-56 0Z", "#000", 3, 0.45);
    brush.line("M24 48a27 27 0 0 1 50-13", SHINE, 1.6, 0.4);
    grating(brush, 36, 36, 28, 28, 4);
    rivets(brush, [
      [50, 26],
      [74, 50],
      [50, 74],
      [26, 50],
    ]);
    return;
  }
  if (quarter < 0.34) {
    plate(brush, 2, 2, 96, 60, mix(STEEL, "#000000", chance.between(0.06, 0.24)));
    plate(brush, 2, 64, 62, 34, mix(STEEL, "#000000", chance.between(0.12, 0.3)));
    grating(brush, 66, 66, 31, 31, 5);
    tread(brush, 14, 16, 6, 3, 15);
    return;
  }
  for (const [x, y] of [
    [2, 2],
    [51, 2],
    [2, 51],
    [51, 51],
  ] as const)
    plate(brush, x, y, 47, 47, mix(STEEL, "#000000", chance.between(0.04, 0.28)));
  const [x, y] = chance.of<readonly [number, number]>([
    [0, 0],
    [49, 0],
    [0, 49],
    [49, 49],
  ]);
  if (quarter < 0.7) tread(brush, x + 12, y + 14, 3, 3, 14);
  rivets(brush, [
    [8, 8],
    [92, 8],
    [8, 92],
    [92, 92],
  ]);
}

/** Drawn for a passage from left to right. */
function corridor(brush: Brush, chance: Chance): void {
  const tone = (): string => mix(STEEL, "#000000", chance.between(0.05, 0.22));
  brush.fill("M0 0h100v15H0ZM0 85h100v15H0Z", DEEP);
  for (const y of [3, 88])
    for (let slot = 0; slot < 9; slot += 1) brush.line(`M${n(6 + slot * 11)} ${y}v9`, STEEL, 3, 0.45);
  brush.line("M0 15.500h100M0 84h100", SHINE, 1.6, 0.26);
  brush.line("M0 13.500h100", "#000", 2, 0.6);
  const kind = chance.between(0, 1);
  if (kind < 0.22) {
    plate(brush, 1, 17, 30, 66, tone());
    plate(brush, 69, 17, 30, 66, tone());
    grating(brush, 33, 19, 34, 62, 5);
    rivets(brush, [
      [8, 24],
      [24, 24],
      [8, 76],
      [24, 76],
      [76, 24],
      [92, 24],
      [76, 76],
      [92, 76],
    ]);
  } else if (kind < 0.6) {
    plate(brush, 1, 17, 98, 66, tone());
    tread(brush, 15, 28, 5, 4, 15);
    rivets(brush, [
      [7, 23],
      [93, 23],
      [7, 77],
      [93, 77],
    ]);
  } else {
    plate(brush, 1, 17, 48, 66, tone());
    plate(brush, 50, 17, 49, 66, tone());
    rivets(brush, [
      [7, 23],
      [43, 23],
      [56, 23],
      [93, 23],
      [7, 77],
      [43, 77],
      [56, 77],
      [93, 77],
    ]);
    if (kind > 0.84)
      brush.line(
        `M${n(chance.between(10, 30))} 86C34 64 30 40 ${n(chance.between(40, 60))} 34S74 30 78 14`,
        "#12181b",
        5,
        0.9,
      );
  }
}

function crossing(brush: Brush, chance: Chance): void {
  plate(brush, 1, 1, 98, 98, mix(STEEL, "#000000", chance.between(0.1, 0.24)));
  brush.line("M14 14L36 36M86 14L64 36M14 86L36 64M86 86L64 64", "#000", 3, 0.4);
  plate(brush, 26, 26, 48, 48, mix(STEEL, "#000000", chance.between(0.02, 0.14)));
  tread(brush, 36, 37, 3, 3, 13);
  rivets(brush, [
    [8, 8],
    [92, 8],
    [8, 92],
    [92, 92],
    [31, 31],
    [69, 31],
    [31, 69],
    [69, 69],
  ]);
}

/** What the years and the battles have left. */
function wear(brush: Brush, chance: Chance): void {
  const kind = chance.between(0, 1);
  const some = (): number => chance.between(18, 82);
  if (kind < 0.2)
    brush.fill(limb([some(), some(), 1], [50, 50, chance.between(4, 11)], [some(), some(), 1]), "#000", 0.3);
  else if (kind < 0.32)
    brush.fill(limb([some(), some(), 2], [some(), some(), chance.between(4, 9)], [some(), some(), 1]), RUST, 0.4);
  else if (kind < 0.44) {
    const [x, y, lean] = [chance.between(28, 62), chance.between(24, 46), chance.about(10)];
    for (const claw of [0, 7, 14])
      brush.fill(
        limb([x + claw, y, 0.4], [x + claw + lean / 2, y + 14, 1.8], [x + claw + lean, y + 30, 0.3]),
        "#06090a",
        0.75,
      );
  } else if (kind < 0.52) {
    for (let hole = 0; hole < 4; hole += 1) {
      const [x, y] = [some(), some()];
      brush.fill(`M${n(x - 3)} ${n(y)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z`, "#040607", 0.8);
      brush.line(`M${n(x - 3)} ${n(y + 1)}a3.200 3.200 0 0 0 6 0`, SHINE, 1, 0.5);
    }
  }
}

/** Yellow and black where something closes. */
export function hazard(brush: Brush, upright: boolean): void {
  for (const from of [3, 87]) {
    for (let bar = 0; bar < 7; bar += 1) {
      const [a, b] = [2 + bar * 14, from];
      const d = upright ? `M${b} ${a}l10 5v7l-10-5Z` : `M${a} ${b}l5 10h7l-5-10Z`;
      brush.fill(d, "#d39a34", 0.62);
    }
  }
}

/** One square of floor, with its corner at 0,0; `turned` draws for a passage from north to south. */
export function drawFloor(brush: Brush, plan: Plan, square: Square, turned: (draw: () => void) => void): void {
  const chance = new Chance(`deck ${square.name}`);
  const course = courseOf(plan, square);
  brush.fill("M0 0h100v100H0Z", "#0b1013");
  if (course === "room") room(brush, chance);
  else if (course === "crossing") crossing(brush, chance);
  else if (course === "upright") turned(() => corridor(brush, chance));
  else corridor(brush, chance);
  wear(brush, chance);
}
