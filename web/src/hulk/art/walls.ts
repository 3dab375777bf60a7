// Bulkhead walls around the floor, the dim machinery behind them, and the shade they throw.
import { Chance, n } from "../../shared/art/kit";
import type { Plan } from "../map/plan";
import type { Brush } from "./brush";

/** A path of the plan, whose unit is a square, in hundredths of a square. */
export const enlarged = (d: string): string => d.replace(/-?\d+(?:\.\d+)?/g, (number) => n(100 * Number(number)));

/** Shifted by hundredths of a square; only the absolute corners count, as plans are written with M and relative lines. */
const shifted = (d: string, dx: number, dy: number): string =>
  d.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `M${n(Number(x) + dx)} ${n(Number(y) + dy)}`);

const [HOLLOW, STRUT] = ["#10171a", "#6d838b"];

/** A pipe along a whole row of squares: where it lies, and how thick it is. */
function pipeOf(seed: string): readonly [at: number, width: number] | null {
  const chance = new Chance(seed);
  return chance.between(0, 1) < 0.62 ? [chance.between(16, 84), chance.of([9, 13, 22])] : null;
}

/** What lies behind the walls: girders, pipes from one end of the hulk to the other, boxes. */
export function drawMachinery(brush: Brush, x: number, y: number): void {
  const chance = new Chance(`hull ${x},${y}`);
  brush.fill("M0 0h100v100H0Z", "#2b373c");
  if (chance.between(0, 1) < 0.4) {
    const [left, top, wide, high] = [
      chance.between(4, 40),
      chance.between(4, 40),
      chance.between(30, 56),
      chance.between(30, 56),
    ];
    brush.fill(`M${n(left)} ${n(top)}h${n(wide)}v${n(high)}h${n(-wide)}Z`, "#202a2e");
    brush.line(`M${n(left)} ${n(top + high)}v${n(-high)}h${n(wide)}`, STRUT, 2, 0.5);
    for (let vent = 0; vent < 3; vent += 1)
      brush.line(`M${n(left + 7)} ${n(top + 9 + vent * 8)}h${n(wide - 14)}`, HOLLOW, 3, 0.8);
  }
  if (x % 4 === 0) brush.line("M50 0V100", "#1c2529", 34);
  if (x % 4 === 0) brush.line("M34 0V100M66 0V100", STRUT, 2, 0.45);
  const [along, down] = [pipeOf(`row ${y}`), pipeOf(`column ${x}`)];
  if (down) {
    const [at, width] = down;
    brush.line(`M${n(at)} 0V100`, HOLLOW, width + 4);
    brush.line(`M${n(at)} 0V100`, "#3c4a50", width);
    brush.line(`M${n(at - width / 4)} 0V100`, STRUT, 2, 0.8);
  }
  if (along) {
    const [at, width] = along;
    brush.line(`M0 ${n(at)}H100`, HOLLOW, width + 4);
    brush.line(`M0 ${n(at)}H100`, "#3c4a50", width);
    brush.line(`M0 ${n(at - width / 4)}H100`, STRUT, 2, 0.8);
    if (chance.between(0, 1) < 0.4)
      brush.line(`M${n(chance.between(20, 80))} ${n(at - width / 2 - 2)}v${n(width + 4)}`, "#55666d", 7);
  }
}

/** The shade at the foot of the walls, deeper on the side away from the light. */
export function drawShade(brush: Brush, plan: Plan): void {
  const walls = enlarged(plan.walls);
  brush.within(enlarged(plan.floor), true, () => {
    brush.line(shifted(walls, 7, 9), "#000", 46, 0.3);
    brush.line(shifted(walls, 4, 6), "#000", 30, 0.35);
    brush.line(walls, "#000", 20, 0.4);
  });
}

/** Ribs across each wall, and here and there a lamp that still burns. */
function ribs(brush: Brush, walls: string): void {
  for (const [, x = "0", y = "0", run = ""] of walls.matchAll(/M(-?[\d.]+) (-?[\d.]+)((?:[hv]100)+)/g)) {
    const upright = run.startsWith("v");
    const squares = run.length / 4;
    for (let step = 0; step < squares; step += 1) {
      const [a, b] = [Number(x) + (upright ? 0 : 100 * step + 50), Number(y) + (upright ? 100 * step + 50 : 0)];
      const chance = new Chance(`wall ${a},${b}`);
      const across = upright ? `M${n(a - 12)} ${n(b - 7)}h24v14h-24Z` : `M${n(a - 7)} ${n(b - 12)}h14v24h-14Z`;
      brush.fill(across, "#5b6d74");
      brush.line(upright ? `M${n(a - 12)} ${n(b + 7)}v-14h24` : `M${n(a - 7)} ${n(b + 12)}v-24h14`, "#dcecea", 2, 0.6);
      brush.line(upright ? `M${n(a + 12)} ${n(b - 7)}v14h-24` : `M${n(a + 7)} ${n(b - 12)}v24h-14`, "#000", 2.5, 0.6);
      if (chance.between(0, 1) < 0.14) {
        brush.fill(`M${n(a - 12)} ${n(b)}a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z`, "#ff9d45", 0.28);
        brush.fill(`M${n(a - 4)} ${n(b)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`, "#ffe0ad");
      }
    }
  }
}

export function drawWalls(brush: Brush, plan: Plan): void {
  const walls = enlarged(plan.walls);
  brush.within(enlarged(plan.floor), false, () => {
    brush.line(walls, "#06090a", 58, 0.75);
    brush.line(walls, "#28343a", 44);
    brush.line(walls, "#1a2428", 36);
  });
  brush.line(walls, "#07090a", 23);
  brush.line(walls, "#4d6067", 19);
  brush.line(walls, "#7f959b", 13);
  brush.line(shifted(walls, -3.5, -3.5), "#d4e5e3", 3, 0.62);
  brush.line(shifted(walls, 4, 4), "#1a2327", 3, 0.7);
  ribs(brush, walls);
}
