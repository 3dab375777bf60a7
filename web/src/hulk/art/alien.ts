// Genestealers and the Broodlord seen from above, facing north around 0,0 on a square of 100: four arms, a long skull, no two quite alike.
import { Chance, each, EYE, fill, type Joint, limb, line, lit, mix, times } from "../../angel/art/kit";

/** How many looks Genestealers have. */
const LOOKS = 8;
const [CHITIN, CLAW, BONE] = ["#3a3f66", "#55324f", "#f4ead0"];
const LORD = "#6a2433";

/** The halves of a figure: -1 is the left. */
const SIDES = [-1, 1] as const;

function draw(lord: boolean, seed: number): string {
  const chance = new Chance(`stealer ${lord ? "lord" : seed}`);
  const [dark, light] = lord ? [LORD, "#ffb9a0"] : [mix(CHITIN, chance.of([CLAW, "#2a4a56", "#46305c"]), chance.between(0.1, 0.6)), chance.of(["#b9c6ea", "#c9b6e0", "#a8d4d8"])];
  const near = ([x, y, width]: Joint, most = 4): Joint => [x + chance.about(most), y + chance.about(most), width];
  const solid = (d: string, fillWith = dark, edge = light): string => line(d, "#020406", 3.500) + lit(d, fillWith, edge, 0.6, 1.800);
  /** Three talons from a wrist towards where the arm points. */
  const hand = ([x, y]: Joint, dx: number, dy: number): string =>
    each([-0.5, 0, 0.5], (spread) => lit(limb([x, y, 2.600], [x + dx * 0.6 - dy * spread * 0.7, y + dy * 0.6 + dx * spread * 0.7, 2.200], [x + dx - dy * spread, y + dy + dx * spread, 0]), mix("#3a3226", BONE, 0.4), BONE, 0.3, 1));
  const arm = (side: number, joints: readonly Joint[], dx: number, dy: number): string => {
    const placed = joints.map(([x, y, width], place) => near([side * x, y, width], place ? 4 : 1));
    return hand(placed.at(-1) ?? [0, 0, 0], side * dx, dy) + solid(limb(...placed));
  };
  const scything = each(SIDES, (side) => arm(side, [[9, -4, 6.5], [30, -8, 5.5], [38, -27, 4]], -6, -20));
  const grasping = each(SIDES, (side) => arm(side, [[8, -12, 5], [20, -22, 4.200], [21, -36, 3.200]], -7, -15));
  const legs = each(SIDES, (side) => arm(side, [[9, 18, 7.5], [30, 17, 6], [36, 34, 4]], 3, 13));
  const tail = solid(limb([0, 24, 9], near([5, 38, 6], 6), near([-4, 46, 3.500], 7), near([5, 56, 0], 8)));
  const crest = lord ? each([-14, 0, 14], (x) => lit(limb([x * 0.5, -26, 4], [x, -44, 3], [x * 1.3, -60, 0]), "#8a6a4a", BONE, 0.6, 1)) : "";
  return (
    legs + tail + scything +
    solid("M0-16C18-13 20 6 15 20C11 31 5 35 0 36C-5 35-11 31-15 20C-20 6-18-13 0-16Z") +
    times(4, (rib) => line(`M${-14 + rib} ${2 + rib * 8}Q0 ${9 + rib * 8} ${14 - rib} ${2 + rib * 8}`, light, 1.800, 0.55)) +
    line("M0-8V32", "#020406", 2, 0.6) + grasping + crest +
    solid("M0-47C13-45 17-29 13-15C10-4 5 1 0 2C-5 1-10-4-13-15C-17-29-13-45 0-47Z", mix(dark, "#000000", 0.22)) +
    line("M0-44V-8M-6-41Q-10-26-5-9M6-41Q10-26 5-9", light, 1.5, 0.5) +
    fill("M-13-33L-4-27.500-11-24ZM13-33L4-27.500 11-24Z", EYE) + fill("M-10.500-30.500l3.800 2.500-3 1ZM10.500-30.500l-3.800 2.500 3 1Z", "#ffd9c0")
  );
}

const known = new Map<string, string>();

/** The figure of an alien by its name; drawn once for each look. */
export function stalker(id: string, lord: boolean): string {
  const seed = [...id].reduce((sum, letter) => 7 * sum + letter.charCodeAt(0), 3) % LOOKS;
  const name = lord ? "lord" : String(seed);
  const drawn = known.get(name) ?? draw(lord, seed);
  known.set(name, drawn);
  return drawn;
}

/** Only the eyes, for one that stands in the dark. */
export const EYES = fill("M-13-33L-4-27.500-11-24ZM13-33L4-27.500 11-24Z", EYE);
