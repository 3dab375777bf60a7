// The first sight: a squad goes down a corridor towards a lit door, and something waits. Layers of 1000 by 800 about one
// vanishing point, far to near, so that each can move by itself.
import {
  type Joint,
  type Point,
  Chance,
  EYE,
  INK,
  LAMP,
  around,
  box,
  both,
  each,
  fill,
  glow,
  limb,
  line,
  linear,
  lit,
  mix,
  moved,
  n,
  poly,
  radial,
  ring,
  shine,
  stroke,
  times,
} from "./kit";
import { type Markup, drawing } from "../../page/markup";
import { GLOWS, brother } from "./squad";

/** Where all lines meet, at the height of the eyes that look. */
const [X, Y] = [500, 372];
/** The floor lies this far below the eyes where things have their own size. */
const DEEP = 108;
const HUE = "#3d7f86";
const GLARE = "#ffe9c2";
const RIM = "#ffd9a0";
/** How near the frames are, the far door first. */
const NEAR = [0.8, 1.02, 1.38, 1.95, 2.8, 4.1, 6.3];

/** The corridor's section, in units of its depth. */
const SECTION: readonly Point[] = [
  [-1, 1],
  [1, 1],
  [1.62, 0.5],
  [1.62, -1],
  [1.05, -1.62],
  [-1.05, -1.62],
  [-1.62, -1],
  [-1.62, 0.5],
];
const point = (near: number, [u, v]: Point): Point => [X + u * DEEP * near, Y + v * DEEP * near];
const section = (near: number, wide = 1): string => poly(...SECTION.map(([u, v]) => point(near, [u * wide, v * wide])));
const ALL = "M-1400-700H2400V1500H-1400Z";

const toneOf = (layer: number): string => mix(mix(INK, HUE, 0.78), "#020507", (layer / (NEAR.length - 1)) ** 0.5);

/** A lamp on both walls. */
const lamps = (near: number): string =>
  each([-1, 1], (side) => {
    const [x, y] = point(near, [side * 1.5, -0.84]);
    return shine("bl", x, y, 46 * near) + fill(box(x - 2.6 * near, y - 8 * near, 5.2 * near, 16 * near), "#ffe2b4");
  });

/** The door at the end: its leaves have just parted. */
function door(): string {
  const near = NEAR[0] ?? 1;
  const [left, top] = point(near, [-1.05, -1.5]);
  const [right, floor] = point(near, [1.05, 1]);
  const edge = [
    [X - 62, top - 40],
    [X - 62, top + 34],
    [X - 82, top + 58],
    [X - 82, Y + 26],
    [X - 62, Y + 46],
    [X - 62, floor],
  ] as const;
  const leaf =
    fill(poly([left - 80, top - 40], ...edge, [left - 80, floor]), mix(INK, HUE, 0.34)) +
    line(stroke(...edge), GLARE, 3) +
    fill(
      times(7, (stripe) =>
        poly(
          [X - 96, top + 40 + stripe * 26],
          [X - 87, top + 32 + stripe * 26],
          [X - 87, top + 44 + stripe * 26],
          [X - 96, top + 52 + stripe * 26],
        ),
      ),
      LAMP,
      0.55,
    );
  return (
    fill(ALL, mix(HUE, INK, 0.4)) +
    fill(box(left, top, right - left, floor - top), "#fff3d8") +
    shine("bd", X, Y - 24, 230) +
    both(leaf, X)
  );
}

/** The light of the door on the floor. */
const pool = (): string =>
  fill(poly([X - 66, Y + 86], [X + 66, Y + 86], [X + 430, 1000], [X - 430, 1000]), "url(#bf)") +
  fill(poly([X - 40, Y + 86], [X + 40, Y + 86], [X + 200, 1000], [X - 200, 1000]), "url(#bf)");

/** The light through the dust. */
function rays(): string {
  return times(7, (ray) => {
    const turn = 0.565 + ray * 0.062;
    return fill(
      poly([X - 12, Y - 24], around(X, Y - 20, turn - 0.004, 1100), around(X, Y - 20, turn + 0.01, 1100), [
        X + 12,
        Y - 24,
      ]),
      "url(#br)",
    );
  });
}

function floor(): string {
  const seams = times(11, (seam) => stroke(point(0.8, [(seam - 5) / 5, 1]), point(9, [(seam - 5) / 5, 1])));
  const plates = times(15, (row) => stroke(point(0.84 * 1.18 ** row, [-1, 1]), point(0.84 * 1.18 ** row, [1, 1])));
  return line(seams, mix(HUE, RIM, 0.5), 1, 0.3) + line(plates, mix(HUE, RIM, 0.6), 1.2, 0.3);
}

/** Pipes, and what runs along the walls. */
function walls(chance: Chance): string {
  const runs = each(
    [
      [-1.62, 0.5],
      [-1.62, -1],
      [-1.05, -1.62],
      [-1.62, -0.1],
    ] as const,
    (corner) => both(line(stroke(point(0.86, corner), point(9, corner)), mix(HUE, RIM, 0.4), 1.2, 0.35), X),
  );
  const pipes = each(
    [
      [-1.6, -0.62, 0.07],
      [-1.6, -0.46, 0.05],
      [1.6, -0.56, 0.09],
      [1.6, 0.24, 0.05],
    ] as const,
    ([u, v, thick]) => {
      const side = Math.sign(u);
      const [a, b, c, d] = [
        point(0.95, [u, v - thick]),
        point(8, [u, v - thick]),
        point(8, [u, v + thick]),
        point(0.95, [u, v + thick]),
      ];
      return (
        fill(poly(a, b, c, d), mix(INK, HUE, 0.1)) +
        line(stroke(a, b), mix(HUE, RIM, 0.55), 1.6, 0.6) +
        times(4, (clamp) => {
          const near = 1.1 + clamp * chance.between(0.5, 0.8);
          return fill(
            poly(
              point(near, [u, v - thick * 1.5]),
              point(near * 1.04, [u, v - thick * 1.5]),
              point(near * 1.04, [u - side * 0.02, v + thick * 1.5]),
              point(near, [u - side * 0.02, v + thick * 1.5]),
            ),
            mix(INK, HUE, 0.26),
          );
        })
      );
    },
  );
  return runs + pipes;
}

const cables = (chance: Chance): string =>
  times(7, (index) => {
    const x = X + chance.about(430);
    const far = chance.between(-150, 150);
    return line(
      `M${n(x)}-120Q${n(x + far / 2)} ${n(chance.between(180, 420))} ${n(x + far)}-120`,
      "#020405",
      3 + (index % 4) * 2.6,
    );
  });

/** An air duct, open: whatever lives there comes and goes. */
const duct = (near: number, far: number, v: number, side: number): string => {
  const [a, b, c, d] = [
    point(near, [side * 1.62, v]),
    point(far, [side * 1.62, v]),
    point(far, [side * 1.62, v + 0.5]),
    point(near, [side * 1.62, v + 0.5]),
  ];
  return fill(poly(a, b, c, d), "#010203") + line(poly(a, b, c, d), mix(HUE, RIM, 0.4), 2, 0.5);
};

/** The place without anybody. */
function place(): string {
  const chance = new Chance("boarding");
  let markup = door();
  NEAR.forEach((near, layer) => {
    const tone = toneOf(layer);
    const edge = mix(tone, RIM, 0.6 * (1 - layer / NEAR.length));
    const hole = section(near);
    markup +=
      `<path d="${ALL}${hole}" fill="${tone}" fill-rule="evenodd"/>` +
      line(hole, edge, 1.4 + layer * 0.9, 0.9 - layer * 0.09);
    if (layer)
      markup +=
        `<path d="${section(near, 1.07)}${hole}" fill="${edge}" fill-rule="evenodd" opacity="${n(0.4 - layer * 0.05)}"/>` +
        line(section(near, 1.16), edge, 1.2, 0.4);
    if (layer === 1) markup += rays();
    if (layer === 3) markup += fill(ALL, "url(#bh)");
  });
  return (
    markup +
    pool() +
    walls(chance) +
    duct(2, 2.6, -0.5, -1) +
    duct(3, 3.9, -0.3, 1) +
    duct(1.35, 1.75, -0.42, 1) +
    floor()
  );
}

// ---------------------------------------------------------------------- the squad

/** Where each stands. */
const SQUAD: readonly (readonly [x: number, near: number, team: string])[] = [
  [0, 0.9, "blue"],
  [-0.92, 1.2, "green"],
  [0.94, 1.22, "purple"],
  [-1.3, 1.68, "red"],
  [1.34, 1.8, "yellow"],
];

/** One of the squad; his shadow falls towards the viewer. */
function shadowed([across, near, team]: (typeof SQUAD)[number]): string {
  const [x, y] = point(near, [across, 1]);
  const lean = across * 34;
  const shadow = fill(poly([-50, -2], [50, -2], [96 + lean * 5, 130], [-96 + lean * 5, 130]), "url(#bs)");
  const side = Math.abs(across) < 0.2 ? 0 : Math.sign(across);
  const figure = brother(team, side, Math.max(0, 1.6 - near * 0.5), across < 0 || across > 1);
  return moved(shadow + figure, x, y, near);
}

// ---------------------------------------------------------------------- what waits

/** The light of the door is behind it as well, so only its upper edges shine. */
const hide = (d: string, dx = 1.5, dy = -1.2): string => lit(d, "#010203", mix(RIM, "#6b5138", 0.35), dx, dy);
const arm = (...joints: readonly Joint[]): string => hide(limb(...joints));

/** A hand of long blades, reaching in from the upper right. */
function claw(): string {
  const blade = (...joints: readonly Joint[]): string => lit(limb(...joints), "#070a0b", "#e9cfa0", 2.4, -1.6);
  return (
    arm([1240, -190, 62], [1120, -70, 50], [1040, 0, 40], [985, 50, 30]) +
    blade([1000, 26, 24], [925, 30, 21], [850, 86, 16], [806, 165, 9], [794, 226, 0]) +
    blade([1004, 50, 24], [944, 96, 21], [884, 164, 16], [854, 250, 9], [852, 312, 0]) +
    blade([1012, 70, 22], [984, 146, 19], [940, 220, 14], [920, 296, 8], [928, 350, 0]) +
    blade([1030, 62, 18], [1046, 130, 15], [1036, 190, 10], [1012, 240, 0]) +
    arm([1056, 0, 38], [1016, 32, 36], [988, 66, 22], [984, 88, 8])
  );
}

/** The long skull at the edge of the picture. */
const skull = (): string =>
  hide(
    "M1180 372C1110 326 1016 330 958 384C930 410 918 436 922 458L890 486 908 500 884 526 928 532 934 560 974 552 1000 578C1060 600 1130 592 1200 610Z",
    2,
    -1.6,
  ) +
  line("M966 392C1010 350 1090 344 1160 376M956 428C1004 384 1084 378 1170 416", "#7c6240", 2, 0.5) +
  fill("M906 506l4 24 10-21ZM926 514l3 26 11-23ZM948 522l2 22 12-20Z", "#cbb68c");

const eye = (x: number, y: number, size: number): string =>
  shine("be", x, y, 34 * size) +
  fill(
    `M${n(x - 15 * size)} ${n(y + 3 * size)}Q${n(x)} ${n(y - 8 * size)} ${n(x + 14 * size)} ${n(y - 6 * size)}Q${n(x + 4 * size)} ${n(y + 7 * size)} ${n(x - 15 * size)} ${n(y + 3 * size)}Z`,
    EYE,
  ) +
  fill(ring(x, y - size, 2.2 * size), "#fff0cf");
const eyes = (x: number, y: number, size: number): string =>
  shine("be", x, y, 22 * size) +
  both(
    fill(
      `M${n(x - 10 * size)} ${n(y - 3 * size)}l${n(7 * size)} ${n(3.4 * size)}l${n(-5.4 * size)} ${n(2 * size)}Z`,
      EYE,
    ),
    x,
  );

/** Where eyes are, in three groups that open at different times. */
const STARES: readonly (() => string)[] = [
  () => eye(958, 462, 1.25),
  () => eyes(102, 306, 1.1) + eyes(70, 330, 0.7),
  () => eyes(36, 620, 0.9) + eyes(-190, 420, 1.5) + eyes(-130, 466, 0.9) + eyes(318, 208, 0.5) + eyes(690, 196, 0.5),
];

const dust = (): string => {
  const chance = new Chance("dust");
  return times(
    34,
    () =>
      `<circle cx="${n(X + chance.about(420))}" cy="${n(Y + chance.between(-240, 380))}" r="${n(chance.between(0.8, 2.6))}" fill="${RIM}" opacity="${n(chance.between(2, 7) / 10)}"/>`,
  );
};

const haze = (): string =>
  each(
    [
      [Y + 150, 560, 40],
      [Y + 70, 380, 26],
      [Y + 290, 900, 60],
    ] as const,
    ([y, wide, high]) => `<ellipse cx="${X}" cy="${y}" rx="${wide}" ry="${high}" fill="url(#bz)"/>`,
  );

const defs = (): string =>
  glow("bl", LAMP, 0.7) +
  glow("be", EYE, 0.7) +
  GLOWS +
  glow("bg", "#ffd79a", 0.42) +
  glow("bz", "#8fc0bd", 0.34) +
  radial("bd", X, Y - 24, 230, [0, "#ffffff", 1], [0.3, "#ffeac4", 0.95], [0.6, "#e9b56b", 0.5], [1, HUE, 0]) +
  linear("bf", [0, Y + 86], [0, 800], [0, "#fff0cf", 0.8], [0.25, "#ffcf8a", 0.34], [1, "#ffb35c", 0]) +
  radial("br", X, Y - 20, 620, [0, "#fff0cf", 0.3], [0.4, "#ffd79a", 0.09], [1, "#ffd79a", 0]) +
  radial("bh", X, Y, 520, [0, "#f0c98a", 0.3], [0.5, HUE, 0.14], [1, INK, 0]) +
  linear("bs", [0, 0], [0, 130], [0, "#010203", 0.85], [1, "#010203", 0]) +
  radial("bv", X, Y + 10, 900, [0.42, INK, 0], [1, "#020405", 0.92]);

/** A layer of the picture, and how it moves. */
export interface Layer {
  name: "place" | "lamps" | "haze" | "squad" | "glow" | "dust" | "claw" | "eyes" | "stare";
  markup: Markup;
}

/** The layers, far to near, each drawn when it is asked for; the first holds the gradients of all. */
export function* boarding(): Generator<Layer, void> {
  yield { name: "place", markup: drawing(`<defs>${defs()}</defs>${place()}`) };
  yield { name: "lamps", markup: drawing(lamps(1.24) + lamps(2.7)) };
  yield { name: "lamps", markup: drawing(lamps(0.86) + lamps(1.82) + lamps(4.1)) };
  yield { name: "haze", markup: drawing(haze()) };
  for (const one of SQUAD) yield { name: "squad", markup: drawing(shadowed(one)) };
  yield { name: "squad", markup: drawing(cables(new Chance("cables"))) };
  yield { name: "glow", markup: drawing(shine("bg", X, Y - 10, 330)) };
  yield { name: "dust", markup: drawing(dust()) };
  yield { name: "eyes", markup: drawing(STARES[1]?.() ?? "") };
  yield { name: "eyes", markup: drawing(STARES[2]?.() ?? "") };
  yield { name: "claw", markup: drawing(skull() + claw()) };
  yield { name: "stare", markup: drawing(STARES[0]?.() ?? "") };
}
/** Over everything: the dark towards the edges. */
export const VIGNETTE = drawing(fill(ALL, "url(#bv)"));
