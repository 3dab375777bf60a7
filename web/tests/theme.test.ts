import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const written = readFileSync("src/shared/ui/theme.css", "utf8");

type Theme = "light" | "dark";
const THEMES: readonly Theme[] = ["light", "dark"];

const PALETTE = new Map(
  [...written.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name = "", light = "", dark = ""]) => [
    name,
    { light, dark },
  ]),
);

/** Red, green and blue of a colour, linear, from 0 to 1. */
function linear(name: string, theme: Theme): [number, number, number] {
  const colour = PALETTE.get(name)?.[theme];
  if (!colour) throw new Error(`no colour ${name}`);
  const part = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function contrast(one: string, other: string, theme: Theme): number {
  const [high = 0, low = 0] = [one, other]
    .map((name) => linear(name, theme))
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["ground", "deck", "plate", "raised"];
const TEAMS = ["blue", "grey", "green", "purple", "red", "yellow"].map((team) => `team-${team}`);

describe.each(THEMES)("the %s palette", (theme) => {
  test.each(["ink", "quiet", "lit", "auspex", "threat", "death", "bone", "parchment", "field"])(
    "%s can be read on every ground",
    (words) => {
      for (const ground of GROUNDS) expect(contrast(words, ground, theme), ground).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([...TEAMS, "edge"])("%s is seen on every ground", (mark) => {
    for (const ground of GROUNDS) expect(contrast(mark, ground, theme), ground).toBeGreaterThanOrEqual(3);
  });

  test("words can be read on what is lit or kills", () => {
    expect(contrast("on-bright", "lit", theme)).toBeGreaterThanOrEqual(4.5);
    expect(contrast("on-bright", "death", theme)).toBeGreaterThanOrEqual(4.5);
  });

  /** How eyes without one kind of cones see linear colours (Viénot, Brettel and Mollon 1999). */
  const EYES: Record<string, number[][]> = {
    all: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protan: [
      [0.11238, 0.88762, 0],
      [0.11238, 0.88762, 0],
      [0.00401, -0.00401, 1],
    ],
    deutan: [
      [0.29275, 0.70725, 0],
      [0.29275, 0.70725, 0],
      [-0.02234, 0.02234, 1],
    ],
  };

  /** CIE L*a*b* of linear red, green and blue. */
  function lab([red = 0, green = 0, blue = 0]: number[]): number[] {
    const f = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
    const x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  }

  test.each(Object.keys(EYES))("the teams differ for %s eyes", (eyes) => {
    const seen = TEAMS.map((team) =>
      lab(
        (EYES[eyes] ?? []).map((row) =>
          row.reduce((sum, share, at) => sum + share * (linear(team, theme)[at] ?? 0), 0),
        ),
      ),
    );
    seen.forEach((one, place) => {
      for (const other of seen.slice(place + 1))
        expect(Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))).toBeGreaterThanOrEqual(24);
    });
  });
});
