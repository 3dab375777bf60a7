// What fights leave on the deck, around 0,0 on a square of 100: soot where flames burned, and the blood of both sides.
import { around, Chance, fill, line, smooth, times } from "../../shared/art/kit";
import { type Markup, drawing } from "../../page/markup";

/** How many of each there are; a square always has the same one. */
const SHAPES = 5;
const ICHOR = "#4f6a1c";
const BLOOD = "#7d1a1c";

/** A ragged blot of about this radius. */
function blot(chance: Chance, radius: number, x = 0, y = 0): string {
  const points = Array.from({ length: 11 }, (_, corner) =>
    around(x, y, corner / 11, radius * chance.between(0.55, 1.15)),
  );
  return smooth(points, true);
}

function soot(seed: number): string {
  const chance = new Chance(`soot ${seed}`);
  return (
    fill(blot(chance, 56), "#0a0604", 0.4) +
    fill(blot(chance, 44), "#0a0604", 0.45) +
    fill(blot(chance, 28), "#050302", 0.5) +
    times(5, () => {
      const [x, y] = [chance.about(36), chance.about(36)];
      return line(`M${x} ${y}l${chance.about(12)} ${chance.about(12)}`, "#c8571e", 1.6, 0.5);
    })
  );
}

function spatter(seed: number, colour: string): string {
  const chance = new Chance(`spatter ${seed}`);
  const [turn, spread] = [chance.between(0, 1), chance.between(0.1, 0.25)];
  const drop = (): string => {
    const [x, y] = around(0, 0, turn + chance.about(spread), chance.between(20, 46));
    return fill(blot(chance, chance.between(2, 6), x, y), colour, 0.75);
  };
  return fill(blot(chance, 19), colour, 0.72) + fill(blot(chance, 9, -3, -3), "#000000", 0.25) + times(7, drop);
}

const known = new Map<string, Markup>();

function once(kind: string, square: string, draw: (seed: number) => string): Markup {
  const seed = [...square].reduce((sum, letter) => 7 * sum + letter.charCodeAt(0), 1) % SHAPES;
  const drawn = known.get(kind + seed) ?? drawing(draw(seed));
  known.set(kind + seed, drawn);
  return drawn;
}

export const scorch = (square: string): Markup => once("scorch", square, soot);
export const blood = (square: string, marine: boolean): Markup =>
  once(marine ? "blood" : "ichor", square, (seed) => spatter(seed, marine ? BLOOD : ICHOR));
