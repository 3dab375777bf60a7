// Genestealers and the Broodlord seen from above, facing north around 0,0 on a square of 100: four arms, a long skull, no two quite alike.
import {
  Chance,
  each,
  EYE,
  fill,
  group,
  type Joint,
  limb,
  line,
  lit,
  mix,
  type Point,
  times,
} from "../../shared/art/kit";
import { type Markup, drawing } from "../../page/markup";

/** How many looks Genestealers have: three of each pose. */
const LOOKS = 9;
const [CHITIN, CLAW, BONE] = ["#565d96", "#7d4a74", "#f4ead0"];
const LORD = "#6a2433";

/** The halves of a figure: -1 is the left. */
const SIDES = [-1, 1] as const;

const EYES =
  fill("M-10.500-40L-3-35.500-8.500-32ZM10.500-40L3-35.500 8.500-32Z", EYE) +
  fill("M-8.500-38l3.600 2.200-2.600 1ZM8.500-38l-3.600 2.200 2.600 1Z", "#ffd9c0");

type Limb = readonly [joint: Point, end: Point];
/** Elbows and wrists of blades and hands, knees and feet, one side and the other; and how far the head is turned, in degrees. */
interface Pose {
  blades: readonly [Limb, Limb];
  hands: readonly [Limb, Limb];
  legs: readonly [Limb, Limb];
  head: number;
}
const twice = (one: Limb): readonly [Limb, Limb] => [one, one];
const STALKS: Pose = {
  blades: twice([
    [31, -2],
    [40, -20],
  ]),
  hands: twice([
    [18, -20],
    [16, -34],
  ]),
  legs: twice([
    [29, 12],
    [38, 30],
  ]),
  head: 0,
};
const POSES: readonly [Pose, Pose, Pose] = [
  STALKS,
  // It strikes: one blade forward, the other drawn back, and leaps from one leg.
  {
    blades: [
      [
        [25, -16],
        [35, -30],
      ],
      [
        [36, 8],
        [45, -4],
      ],
    ],
    hands: [
      [
        [16, -26],
        [25, -40],
      ],
      [
        [24, -14],
        [30, -27],
      ],
    ],
    legs: [
      [
        [21, 25],
        [26, 45],
      ],
      [
        [32, 8],
        [42, 20],
      ],
    ],
    head: 14,
  },
  // It crouches: limbs drawn in, and looks aside.
  {
    blades: twice([
      [37, 12],
      [39, -6],
    ]),
    hands: twice([
      [23, -12],
      [11, -29],
    ]),
    legs: twice([
      [35, 20],
      [25, 37],
    ]),
    head: -18,
  },
];

function draw(lord: boolean, seed: number): { body: string; eyes: string } {
  const pose = lord ? STALKS : (POSES[seed % POSES.length] ?? STALKS);
  const chance = new Chance(`stealer ${lord ? "lord" : seed}`);
  const [dark, light] = lord
    ? [LORD, "#ffb9a0"]
    : [
        mix(CHITIN, chance.of([CLAW, "#3f6f80", "#684888"]), chance.between(0.1, 0.6)),
        chance.of(["#cfdaff", "#e0cdf6", "#bdeaee"]),
      ];
  const near = ([x, y, width]: Joint, most = 4): Joint => [x + chance.about(most), y + chance.about(most), width];
  const solid = (d: string, fillWith = dark, edge = light): string =>
    line(d, "#020406", 3.5) + lit(d, fillWith, edge, 0.6, 1.8);
  /** Three talons from a wrist towards where the arm points. */
  const hand = ([x, y]: Joint, dx: number, dy: number): string =>
    each([-0.5, 0, 0.5], (spread) =>
      lit(
        limb(
          [x, y, 2.6],
          [x + dx * 0.6 - dy * spread * 0.7, y + dy * 0.6 + dx * spread * 0.7, 2.2],
          [x + dx - dy * spread, y + dy + dx * spread, 0],
        ),
        mix("#3a3226", BONE, 0.4),
        BONE,
        0.3,
        1,
      ),
    );
  const arm = (side: number, joints: readonly Joint[], dx: number, dy: number): string => {
    const placed = joints.map(([x, y, width], place) => near([side * x, y, width], place ? 4 : 1));
    return hand(placed.at(-1) ?? [0, 0, 0], side * dx, dy) + solid(limb(...placed));
  };
  const scything = each(SIDES, (side, half) => {
    const [joint, end] = pose.blades[half] ?? pose.blades[0];
    const [elbow, wrist] = [near([side * joint[0], joint[1], 4.4]), near([side * end[0], end[1], 3.4])];
    const blade = limb(
      [wrist[0], wrist[1] + 3, 3.6],
      [wrist[0] + side, wrist[1] - 13, 3.4],
      [wrist[0] - side * 12, wrist[1] - 31, 0],
    );
    return solid(blade, mix("#4a4030", BONE, 0.45), "#fff8e2") + solid(limb([side * 9, -2, 5.6], elbow, wrist));
  });
  const grasping = each(SIDES, (side, half) => {
    const [elbow, wrist] = pose.hands[half] ?? pose.hands[0];
    return arm(
      side,
      [
        [8, -10, 4.4],
        [...elbow, 3.4],
        [...wrist, 2.6],
      ],
      -5,
      -14,
    );
  });
  const legs = each(SIDES, (side, half) => {
    const [knee, foot] = pose.legs[half] ?? pose.legs[0];
    return arm(
      side,
      [
        [8, 20, 6.2],
        [...knee, 4.6],
        [...foot, 3],
      ],
      5,
      14,
    );
  });
  const tail = solid(limb([0, 26, 7], near([6, 40, 4.6], 6), near([-5, 49, 2.6], 7), near([6, 60, 0], 8)));
  const crest = lord
    ? each([-14, 0, 14], (x) => lit(limb([x * 0.5, -26, 4], [x, -44, 3], [x * 1.3, -60, 0]), "#8a6a4a", BONE, 0.6, 1))
    : "";
  const spines = each([6, 16, 26], (y) =>
    each(SIDES, (side) =>
      solid(limb([side * 8, y, 2.6], [side * 14, y + 3, 2], [side * 20, y + 9, 0]), mix(dark, "#000000", 0.3)),
    ),
  );
  const turned = (head: string): string => group(`rotate(${pose.head} 0 -8)`, head);
  const head =
    solid(
      "M0-53C7-52 10-43 11-33C13-22 11-9 6-2L0 2-6-2C-11-9-13-22-11-33C-10-43-7-52 0-53Z",
      mix(dark, "#000000", 0.2),
    ) +
    line("M0-36V-4M-5-34Q-8-20-4-5M5-34Q8-20 4-5", light, 1.4, 0.55) +
    fill("M-4.500-50L-3-56-1.500-50ZM1.500-50L3-56 4.500-50Z", BONE);
  const body =
    legs +
    tail +
    spines +
    scything +
    solid("M0-16C13-14 16 2 12 18C9 29 4 34 0 35C-4 34-9 29-12 18C-16 2-13-14 0-16Z") +
    times(5, (rib) =>
      line(`M${-12 + rib} ${-2 + rib * 7}Q0 ${6 + rib * 7} ${12 - rib} ${-2 + rib * 7}`, light, 1.6, 0.6),
    ) +
    line("M0-8V32", "#020406", 2.4, 0.7) +
    grasping +
    turned(crest + head);
  return { body, eyes: turned(EYES) };
}

/** A figure, and its eyes, which are seen in the dark as well. */
interface Alien {
  body: Markup;
  eyes: Markup;
}

const known = new Map<string, Alien>();

/** The figure of an alien by its name; drawn once for each look. */
export function stalker(id: string, lord: boolean): Alien {
  const seed = [...id].reduce((sum, letter) => 7 * sum + letter.charCodeAt(0), 3) % LOOKS;
  const name = lord ? "lord" : String(seed);
  const found = known.get(name);
  if (found) return found;
  const { body, eyes } = draw(lord, seed);
  const drawn = { body: drawing(body), eyes: drawing(eyes) };
  known.set(name, drawn);
  return drawn;
}
