// What stands at a Location, as layers of cut paper.
import {
  type Id,
  Chance,
  EYE,
  INK,
  around,
  box,
  both,
  each,
  fill,
  limb,
  line,
  lit,
  mix,
  moved,
  n,
  poly,
  ring,
  shine,
  smooth,
  stroke,
  times,
} from "./kit";

/** What a set is drawn with: 0, 0 is the middle of the floor where it stands, and it is about 90 wide and 75 high. */
export class Stage {
  readonly dark: string;
  readonly light: string;

  constructor(
    readonly id: Id,
    readonly hue: string,
    readonly hot: string,
    readonly chance: Chance,
  ) {
    this.dark = mix(INK, hue, 0.13);
    this.light = mix(hue, hot, 0.7);
  }

  solid(d: string, dx = 0, dy = 1.3): string {
    return lit(d, this.dark, this.light, dx, dy);
  }

  mark(d: string, width = 1, opacity = 0.6): string {
    return line(d, this.light, width, opacity);
  }

  lamp(x: number, y: number, r = 12, core = 2): string {
    return shine(`${this.id}l`, x, y, r) + (core ? fill(ring(x, y, core), mix(this.hot, "#ffffff", 0.6)) : "");
  }

  stare(x: number, y: number, size = 1): string {
    return both(
      fill(
        `M${n(x - 6 * size)} ${n(y - 2 * size)}l${n(4.6 * size)} ${n(2 * size)}l${n(-3.5 * size)} ${n(1.3 * size)}Z`,
        EYE,
      ),
      x,
    );
  }
}

const egg = (it: Stage, x: number, y: number, size: number): string =>
  it.solid(
    `M${n(x - size)} ${n(y)}C${n(x - size * 1.1)} ${n(y - size * 1.3)} ${n(x - size * 0.5)} ${n(y - size * 2.4)} ${n(x)} ${n(y - size * 2.5)}C${n(x + size * 0.5)} ${n(y - size * 2.4)} ${n(x + size * 1.1)} ${n(y - size * 1.3)} ${n(x + size)} ${n(y)}Z`,
  ) +
  it.lamp(x, y - size, size * 1.1, 0) +
  line(
    limb([x - size * 0.3, y - size * 0.4, 0.3], [x + size * 0.25, y - size, 1], [x - size * 0.1, y - size * 1.7, 0.3]),
    it.dark,
    1.6,
  );

const growth = (it: Stage): string =>
  times(12, (index) => {
    const side = index % 2 ? 1 : -1;
    const [y, reach] = [it.chance.between(-110, 60), it.chance.between(26, 80)];
    return it.solid(
      limb(
        [side * 166, y, it.chance.between(9, 16)],
        [side * (166 - reach * 0.4), y + it.chance.about(14), 6],
        [side * (166 - reach * 0.8), y + it.chance.between(0, 30), 2],
        [side * (166 - reach), y + it.chance.between(8, 44), 0],
      ),
      -side * 0.8,
      1,
    );
  });

/** One of the brood, seen against the light; its feet at 0, 0. */
const lurker = (it: Stage, x: number, y: number, size: number): string =>
  moved(
    both(
      it.solid(limb([0, -30, 5], [-16, -42, 4], [-25, -34, 3], [-20, -12, 0])) +
        it.solid(limb([0, -38, 4], [-12, -60, 3.5], [-24, -66, 2.5], [-32, -48, 0])) +
        it.solid(limb([-2, -14, 5], [-10, -6, 4], [-8, 2, 2])),
      0,
    ) +
      it.solid(limb([0, -62, 1], [0, -55, 6.5], [0, -42, 6], [0, -26, 8.5], [0, -4, 5])) +
      it.stare(0, -47, 0.8),
    x,
    y,
    size,
  );

export const HATCH = (it: Stage): string =>
  moved(
    it.solid(ring(0, -36, 36)) +
      it.mark(ring(0, -36, 28) + ring(0, -36, 33), 1.2) +
      it.mark(
        times(6, (spoke) => stroke(around(0, -36, spoke / 6 + 0.08, 9), around(0, -36, spoke / 6 + 0.08, 27))),
        3,
      ) +
      times(12, (bolt) => fill(ring(...around(0, -36, bolt / 12, 31), 1.2), it.light)) +
      it.lamp(0, -36, 26, 7),
    0,
    4,
    1.2,
  );

export const SETS: Readonly<Record<string, (it: Stage) => string>> = {
  void_lock: HATCH,
  main_corridor: (it) =>
    it.solid("M-38 4V-46L-24-68H24L38-46V4Z") +
    it.mark("M0 4V-18l-9-9v-14l9-9V-68", 2, 0.9) +
    it.mark("M-30-6V-42M30-6V-42M-20-60H20", 1.2) +
    fill(
      times(5, (stripe) => `M${-26 + stripe * 11} 2l5-9h6l-5 9Z`),
      it.hot,
      0.7,
    ) +
    it.lamp(0, -76, 20, 3),
  maintenance_tunnels: (it) =>
    it.solid("M8 6V-78L62-84V6Z", -1.5, 0) +
    it.mark("M16-70V0M28-72V0M44-74V0", 1, 0.3) +
    it.solid("M8-52H-70V-62H8ZM8-30H-70V-35H8Z") +
    line(ring(-22, -57, 12), it.light, 3) +
    line("M-34-57h24M-22-69v24", it.light, 2) +
    it.lamp(-50, -82, 18, 2.5) +
    times(4, (drop) => fill(`M${-62 + drop * 15} ${-14 + (drop % 2) * 8}q2 4 0 5q-2-1 0-5Z`, it.hot, 0.8)),
  service_shaft: (it) =>
    line("M-16 10L-11-112M16 10L11-112", it.dark, 5) +
    it.mark("M-18 10L-13-112M14 10L9-112", 1, 0.9) +
    times(
      11,
      (rung) =>
        line(`M${n(-15 + rung * 0.4)} ${2 - rung * 11}H${n(15 - rung * 0.4)}`, it.dark, 4) +
        it.mark(`M${n(-15 + rung * 0.4)} ${0.5 - rung * 11}H${n(15 - rung * 0.4)}`, 1, 0.9),
    ) +
    both(it.solid("M-64 8V-96L-48-90V4Z") + it.mark("M-60-80l8 3M-60-60l8 2M-60-40l8 1M-60-20l8 0", 1.4), 0) +
    it.stare(-34, -86, 0.8),
  cryo_control: (it) =>
    both(
      each(
        [
          [-60, 17, 84],
          [-26, 12, 60],
        ] as const,
        ([x, w, h]) =>
          it.solid(`M${x - w} 6V${w - h}a${w} ${w} 0 0 1 ${2 * w} 0V6Z`, -1.4) +
          it.lamp(x, -h * 0.55, w * 1.6, 0) +
          fill(`M${x - w * 0.66} -8V${w - h}a${w * 0.66} ${w * 0.66} 0 0 1 ${w * 1.32} 0V-8Z`, it.hot, 0.4) +
          fill(ring(x, -h * 0.72, w * 0.25), it.dark) +
          fill(`M${x - w * 0.45} -8q${w * 0.1}-${h * 0.62} ${w * 0.45}-${h * 0.62}t${w * 0.45} ${h * 0.62}Z`, it.dark),
      ),
      0,
    ) +
    times(13, (ice) =>
      fill(
        poly([-150 + ice * 25, -108], [-138 + ice * 25, -108], [-144 + ice * 25, -100 + ((ice * 37) % 32)]),
        it.hot,
        0.3,
      ),
    ),
  lower_accessway: (it) =>
    times(8, (step) =>
      it.solid(
        poly(
          [-26 - step * 8, -34 + step * 7.5],
          [26 + step * 8, -34 + step * 7.5],
          [30 + step * 8, -25 + step * 7.5],
          [-30 - step * 8, -25 + step * 7.5],
        ),
        0,
        1.1,
      ),
    ) +
    both(line("M-26-34L-92 30M-26-56L-96-2M-26-34V-56M-58-4V-30", it.light, 1.6, 0.8), 0) +
    it.lamp(0, -64, 30, 3) +
    it.stare(-4, -42, 0.7),
  wreckage_labyrinth: (it) =>
    it.solid("M-88 12L40-92 54-84-62 12Z") +
    it.mark("M-70 6L34-80", 1.2, 0.5) +
    it.solid("M88 8L-22-54-14-66 96-12Z") +
    it.solid("M-16 10L-4-26 20-34 30 10Z") +
    it.mark("M2-20l10 26M-30-30l-14-24", 1.4) +
    times(7, (spark) =>
      line(stroke([44, -80], around(44, -80, 0.05 + spark * 0.07, 10 + (spark % 3) * 6)), it.hot, 1.3),
    ) +
    it.lamp(44, -80, 20, 2),
  apothecarion: (it) =>
    fill("M-14-92H14L44-20H-44Z", it.hot, 0.22) +
    it.solid("M-50-22H50L56-14H12L9 8H-9L-12-14H-56Z") +
    it.solid("M-42-23c3-12 13-13 17-3c14-10 42-6 66 3Z") +
    line("M-34-112L-26-78-4-66-8-54M38-112L30-84 14-72 16-60", it.dark, 6) +
    line("M-35-112L-27-78-5-66M37-112L29-84", it.light, 1, 0.8) +
    it.lamp(0, -94, 34, 6) +
    it.lamp(-8, -52, 8, 1.4) +
    it.lamp(16, -58, 8, 1.4) +
    it.mark("M66-60h18M75-69v18", 5, 0.8),
  core_cogitator: (it) =>
    each([-76, -28, 28, 76], (x, index) => {
      const top = index % 3 ? -96 : -74;
      return (
        it.solid(box(x - 20, top, 40, 8 - top), x < 0 ? -1.3 : 1.3) +
        times(40, (light) =>
          it.chance.between(0, 1) < 0.5
            ? fill(
                box(x - 15 + (light % 4) * 8, top + 8 + Math.floor(light / 4) * ((-top - 4) / 10), 4.5, 1.6),
                it.chance.between(0, 1) < 0.15 ? "#ffb35c" : it.hot,
                it.chance.between(0.3, 1),
              )
            : "",
        )
      );
    }) +
    it.lamp(0, -50, 26, 5) +
    line(
      each([-76, -28, 28, 76], (x) => `M${x}-104Q${x / 2}-70 0-50`),
      it.dark,
      2.5,
    ),
  munitorium: (it) =>
    each(
      [
        [-72, 0, 46],
        [-30, 0, 36],
        [-58, -46, 36],
        [40, 0, 48],
        [84, 0, 38],
        [58, -48, 38],
      ] as const,
      ([x, y, w]) =>
        it.solid(box(x - w / 2, y - w, w, w), x < 0 ? -1.3 : 1.3) +
        it.mark(`M${x - w / 2} ${y - w * 0.25}h${w}M${x - w / 2} ${y - w * 0.78}h${w}`, 1, 0.4) +
        fill(`M${x} ${y - w * 0.7}l${w * 0.16} ${w * 0.3}h${-w * 0.32}Z`, it.hot, 0.85),
    ) +
    line("M-160-104H160", it.dark, 6) +
    each([-96, 8], (x) => line(`M${x}-102V-74q9 4 5 11q-10 4-11-4`, it.dark, 4)) +
    times(3, (round) => it.solid(`M${-6 + round * 9} 4v-18l3.500-7 3.500 7v18Z`)),
  black_holds: (it) =>
    it.solid("M-78 8V-72L-66-84H66L78-72V8Z") +
    fill("M-70 4V-70H70V4Z", "#010304") +
    each(
      [
        [-44, -34, 1.3],
        [-8, -48, 1],
        [34, -30, 1.5],
        [54, -58, 0.8],
        [10, -18, 0.8],
      ] as const,
      ([x, y, s]) => it.stare(x, y, s),
    ) +
    times(9, (bar) => line(`M${-64 + bar * 16} 6V-74`, it.dark, 5) + it.mark(`M${-66 + bar * 16} 6V-74`, 0.8, 0.5)) +
    line("M-78-38H78", it.dark, 6) +
    each([-112, 104], (x) => line(`M${x}-120V-30`, it.dark, 4, 1, "7 3")),
  dark_catacombs: (it) =>
    both(
      it.solid("M-90 8V-54Q-90-84-68-94Q-46-84-46-54V8Z", -1.3) +
        fill("M-82 8V-52Q-82-74-68-82Q-54-74-54-52V8Z", "#020406") +
        it.solid("M-78 8q2-62 10-62t10 62Z") +
        it.solid(ring(-68, -60, 7)) +
        times(4, (skull) =>
          moved(
            it.solid("M-7 0a7 7 0 1 1 14 0q0 4-3 5v4h-8v-4q-3-1-3-5Z") +
              fill(ring(-2.6, 0, 1.6) + ring(2.6, 0, 1.6), "#010203"),
            -112 + skull * 14,
            20 + (skull % 2) * 9,
            1,
          ),
        ),
      0,
    ) +
    it.solid("M-30 6L-25-18H25L30 6Z") +
    both(fill("M-18-18v-12h4v12Z", "#d8c9a4") + it.lamp(-16, -34, 18, 2), 0),
  teleportarium: (it) =>
    fill("M-34 0L-24-120H24L34 0Z", `url(#${it.id}b)`) +
    moved(
      lit(
        "M-16 0V-26L-22-30V-44L-10-52Q0-60 10-52L22-44V-30L16-26V0H4V-16H-4V0Z",
        mix(it.dark, it.hot, 0.3),
        "#ffffff",
        0,
        1.2,
      ),
      0,
      -4,
      1,
    ) +
    `<ellipse cy="1" rx="58" ry="12" fill="${it.dark}"/><ellipse cy="-2" rx="50" ry="9" fill="none" stroke="${it.hot}" stroke-width="2"/><ellipse cy="-2" rx="30" ry="5" fill="#fff" opacity=".8"/>` +
    it.mark(
      each([-26, -52, -78, -100], (y) => `M-32 ${y}q32 9 64 0`),
      1.1,
      0.8,
    ) +
    both(
      it.solid("M-100 12L-94-78H-78L-72 12Z") +
        it.lamp(-86, -84, 22, 6) +
        line("M-80-84L-62-74-52-88-36-70", "#fff", 1.4, 0.85),
      0,
    ),
  generatorium: (it) =>
    it.solid("M-62 8L-46-12V-92L-62-112H62L46-92V-12L62 8Z") +
    fill(ring(0, -52, 38), "#2a0e02") +
    it.lamp(0, -52, 62, 0) +
    fill(ring(0, -52, 25), it.hot, 0.85) +
    fill(ring(0, -52, 14), "#fff") +
    line(
      each([14, 24, 33], (r) => ring(0, -52, r)) +
        times(8, (spoke) => stroke(around(0, -52, spoke / 8, 14), around(0, -52, spoke / 8, 40))),
      it.dark,
      3,
    ) +
    both(it.solid("M-62-20H-110V-34H-62ZM-62-60H-110V-74H-62Z"), 0),
  hibernation_cluster: (it) =>
    each(
      [
        [-86, 6, 19],
        [-52, 0, 23],
        [-18, 8, 15],
        [16, 2, 18],
        [50, 0, 25],
        [88, 6, 20],
        [-70, -44, 13],
        [68, -50, 14],
      ] as const,
      ([x, y, size]) => egg(it, x, y, size),
    ) + growth(it),
  wrath_of_baal_chapel: (it) =>
    it.lamp(0, -92, 60, 0) +
    line(
      times(14, (ray) => stroke(around(0, -92, ray / 14, 20), around(0, -92, ray / 14, 32))) + ring(0, -92, 17),
      "#5c1a10",
      2.6,
    ) +
    fill(ring(0, -92, 12), "#fff2cf", 0.9) +
    it.solid("M-54 8L-46-10H-34V-28H34V-10H46L54 8Z") +
    it.solid("M-13-28V-52L-18-56V-66L-8-72Q0-80 8-72L18-66V-56L13-52V-28Z") +
    it.solid("M-2-60V-20h4V-60Z") +
    both(
      each(
        [
          [-28, -28],
          [-40, -10],
          [-22, -28],
        ] as const,
        ([x, y]) => fill(box(x - 1.5, y - 14, 3, 14), "#e9d9b0") + it.lamp(x, y - 18, 11, 1.6),
      ) +
        fill("M-128-120H-94V-22L-111-36-128-22Z", "#4a100b") +
        line("M-128-120V-22L-111-36-94-22V-120", it.hot, 1, 0.6) +
        line(`${ring(-111, -72, 10)}M-111-88v36M-119-58h16`, it.hot, 1.8, 0.7),
      0,
    ),
  genestealer_lair: (it) =>
    it.solid(
      `${smooth([
        [-110, 14],
        [-84, -18],
        [-46, -10],
        [-20, -22],
        [0, -8],
        [24, -24],
        [50, -10],
        [86, -20],
        [110, 14],
      ])}Z`,
    ) +
    lurker(it, -42, -10, 1.25) +
    lurker(it, 42, -12, 1.32) +
    egg(it, 0, 6, 14) +
    egg(it, -82, 10, 11) +
    egg(it, 80, 10, 12) +
    growth(it),
  launch_control_room: (it) =>
    it.solid("M0-124q26 30 25 66V8H-25V-58q-1-36 25-66Z", -1.8, 1) +
    both(it.solid("M-25-36L-54-4V10L-25-8Z"), 0) +
    it.mark("M-25-20h50M-25-58h50M0-58V-20", 1.2) +
    it.lamp(0, -78, 20, 6) +
    both(
      line("M-72 12V-122M-72-70h46M-72-30h46M-72-108L-60-70", it.dark, 5) +
        it.mark("M-74 12V-122", 1, 0.8) +
        it.lamp(-72, -96, 12, 2),
      0,
    ) +
    fill("M-22 10h44l16 8h-76Z", it.hot, 0.3),
  toxin_pumping_station: (it) =>
    each([-66, 0, 66], (x) => {
      const top = x ? -74 : -96;
      return (
        it.solid(`M${x - 25} 8V${top + 14}q25-26 50 0V8Z`, x < 0 ? -1.4 : 1.4) +
        it.lamp(x, top / 2, 34, 0) +
        fill(`M${x - 9} -4V${top + 20}a9 9 0 0 1 18 0V-4a9 9 0 0 1-18 0Z`, it.hot, 0.6) +
        times(4, (bubble) => fill(ring(x + (bubble % 2) * 6 - 3, -10 - bubble * 14, 1.5 + (bubble % 3)), "#fbffd0")) +
        line(`M${x} ${top}V-118`, it.dark, 8)
      );
    }) +
    line("M-110-108H110", it.dark, 9) +
    it.mark("M-110-112H110", 1.2) +
    times(3, (drop) =>
      it.solid(
        limb([-34 + drop * 34, -104, 5], [-34 + drop * 34, -90 + drop * 4, 2], [-34 + drop * 34, -80 + drop * 6, 0]),
      ),
    ),
};
