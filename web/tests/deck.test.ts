import { expect, test } from "vitest";
import type { Brush } from "../src/hulk/art/brush";
import { drawDeck, finenessOf } from "../src/hulk/art/deck";
import { courseOf } from "../src/hulk/art/floor";
import { groundOf } from "../src/hulk/art/ground";
import { stalker } from "../src/hulk/art/alien";
import { trooper } from "../src/hulk/art/marine";
import { portrait } from "../src/hulk/art/portrait";
import { planOf } from "../src/hulk/map/plan";

const MAP = ["#########", "#.......#", "#####.###", "#####...#", "#####...#", "#########"];
const plan = planOf(
  MAP,
  MAP.map((row) => row.replaceAll(".", "1")),
);

/** What is drawn on each square, by the square's name; what goes over the whole deck is under 0,0. */
function drawn(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let here: string[] = [];
  const note = (...what: unknown[]): void => void here.push(what.join(" "));
  const brush: Brush = { fill: note, line: note, stencil: note, within: (_d, _inside, draw) => draw() };
  const move = (x: number, y: number, _upright: boolean, draw: () => void): void => {
    const before = here;
    here = found.get(`${x},${y}`) ?? [];
    found.set(`${x},${y}`, here);
    draw();
    here = before;
  };
  drawDeck(brush, plan, ["5,2"], move, () => {});
  return found;
}

test("a square always looks the same, and no other looks like it", () => {
  const [once, again] = [drawn(), drawn()];
  expect(again).toEqual(once);
  const floors = plan.squares.map(({ name }) => once.get(name)?.join());
  expect(new Set(floors).size).toBe(plan.squares.length);
});

test("a corridor has a direction, a room has none, and ways cross", () => {
  const at = (name: string): string => courseOf(plan, plan.at.get(name) ?? { x: 0, y: 0, name, section: "" });
  expect([at("2,1"), at("5,2"), at("5,1"), at("6,4")]).toEqual(["along", "upright", "crossing", "room"]);
});

test("the deck fits in a canvas that a phone can hold, with the hull around it", () => {
  const ground = groundOf({ x: 0, y: 0, width: 60, height: 60 });
  expect(ground.width * ground.height * finenessOf(ground) ** 2).toBeLessThan(16_000_000);
  expect(groundOf(plan.extent).width).toBeGreaterThan(plan.extent.width + 4);
});

const WEAPONS = [
  "storm_bolter",
  "heavy_flamer",
  "assault_cannon",
  "power_fist",
  "power_sword",
  "chainfist",
  "thunder_hammer",
  "storm_shield",
  "lightning_claws",
  "force_axe",
];

test.each(WEAPONS)("%s is seen on the figure and in the hand", (weapon) => {
  const bare = trooper([], "A", "brother");
  expect(trooper([weapon], "A", "brother")).not.toBe(bare);
  expect(portrait(`with-${weapon}`, { role: "brother", weapons: [weapon], squad: "A" })).toContain("<path");
});

test("rank and squad are seen", () => {
  const looks = [
    ["A", "brother"],
    ["A", "sergeant"],
    ["A", "librarian"],
    ["B", "brother"],
  ] as const;
  expect(new Set(looks.map(([squad, role]) => trooper(["storm_bolter"], squad, role))).size).toBe(looks.length);
});

test("stealers differ, each is always the same, and the Broodlord is like none of them", () => {
  const pack = Array.from({ length: 12 }, (_, number) => stalker(`S${number + 1}`, false));
  expect(new Set(pack).size).toBeGreaterThanOrEqual(3);
  expect(stalker("S1", false)).toBe(pack[0]);
  expect(pack).not.toContain(stalker("", true));
});
