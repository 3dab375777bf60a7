// Genestealers and Brood Lords, 100 by 120: figures put together from joints, each a little different by its seed.
import {
  type Art,
  type Joint,
  type Id,
  BONE,
  Chance,
  EYE,
  INK,
  both,
  each,
  fill,
  flipped,
  glow,
  group,
  limb,
  line,
  linear,
  lit,
  mix,
  n,
  radial,
  shine,
  smooth,
  times,
  art,
  idOf,
} from "./kit";

/** The light that each kind stands before, so that kinds can be told apart from afar. */
export const LIGHTS: Readonly<Record<string, string>> = {
  head: "#5aa093",
  tail: "#6079bd",
  claw: "#b39a4e",
  tongue: "#b5584f",
  lord_head_tail: "#c24a2a",
  lord_claw_tongue: "#c24a2a",
};

const RIM = "#c4ded2";
const TALON = "#fff1d2";

/** What the parts of one figure share: its id for gradients, and its chance. */
class Figure {
  constructor(
    readonly id: Id,
    readonly chance: Chance,
  ) {}

  /** A joint, a little out of its place. */
  near([x, y, width]: Joint, most = 3): Joint {
    return [x + this.chance.about(most), y + this.chance.about(most), width];
  }

  part(d: string, dx = 0, dy = 1.5): string {
    return lit(d, `url(#${this.id}s)`, RIM, dx, dy);
  }

  /** A part that has the shading of a skull seen from the side. */
  solid(d: string): string {
    return lit(d, `url(#${this.id}p)`, RIM, 0.3, 1.5);
  }

  arm(...joints: readonly Joint[]): string {
    const [first, ...more] = joints;
    return first ? this.part(limb(first, ...more)) : "";
  }

  /** A hooked blade of bone. */
  talon(...joints: readonly Joint[]): string {
    return lit(limb(...joints), mix(INK, BONE, 0.3), TALON, 0.5, 1.4);
  }

  /** A hand of three talons, from the wrist towards (dx, dy). */
  hand(x: number, y: number, dx: number, dy: number, size = 1): string {
    return each([-1, 0, 1], (finger) => {
      const [sx, sy] = [dx - dy * finger * 0.45, dy + dx * finger * 0.45];
      return this.talon(
        [x, y, 3 * size],
        [x + sx * 0.55 + finger, y + sy * 0.45, 2.8 * size],
        [x + sx * 1.05, y + sy * 1.1, 0],
      );
    });
  }

  eye(x: number, y: number, size = 1): string {
    const d = `M${n(x)} ${n(y)}l${n(11 * size)} ${n(4.6 * size)}q${n(-4 * size)} ${n(4.4 * size)} ${n(-8.4 * size)} ${n(1.2 * size)}Z`;
    return (
      shine(`${this.id}e`, x + 5 * size, y + 3 * size, 13 * size) +
      fill(d, EYE) +
      fill(
        `M${n(x + 3 * size)} ${n(y + 2.4 * size)}l${n(4.6 * size)} ${n(2 * size)}l${n(-3.4 * size)} ${n(0.6 * size)}Z`,
        "#fff0cf",
      )
    );
  }

  ribs(x: number, y: number, count: number, width: number, step = 7): string {
    return both(
      times(count, (rib) =>
        line(
          `M${n(x - 2)} ${y + rib * step}Q${n(x - width * 0.7)} ${y + rib * step + 1} ${n(x - width + rib)} ${y + rib * step - 5}`,
          RIM,
          1.2,
          0.4,
        ),
      ),
      x,
    );
  }

  /** The skull from the front, about (50, 52); its dome is as long as its face. */
  skull(jaw: number): string {
    const gape = 74 + jaw;
    return (
      this.part(
        `M50 4C67 4 78 19 77 40C77 50 73 57 71 63L68 ${76 + jaw * 0.6} 61 ${87 + jaw} 50 ${92 + jaw} 39 ${87 + jaw} 32 ${76 + jaw * 0.6} 29 63C27 57 23 50 23 40C22 19 33 4 50 4Z`,
      ) +
      both(
        line("M47 6C38 14 35 27 39 41M39 9C29 18 27 31 30 44", RIM, 1.3, 0.55) +
          fill("M27 45C35 43 45 50 49 60L46 66C37 65 29 59 27 45Z", "#010304"),
        50,
      ) +
      line("M50 5V44", RIM, 1.2, 0.4) +
      both(this.eye(31, 49.5, 1.3), 50) +
      both(fill("M46.500 66L49.300 72 47 74 44.500 71Z", "#010304"), 50) +
      fill(
        `M34 75C41 71 46 74 50 74C54 74 59 71 66 75L63 ${gape + 8} 56 ${gape + 14} 44 ${gape + 14} 37 ${gape + 8}Z`,
        "#1c0506",
      ) +
      both(
        fill(
          `M35 74l4.500 13 3.500-13ZM43 73.600l2.500 7 2.500-7ZM38.500 ${gape + 10}l2.600-10 3.800 13ZM45.800 ${gape + 14}l1.700-7 2 7Z`,
          BONE,
        ),
        50,
      )
    );
  }

  /** The skull from the side, looking left, its brow at (0, 0). */
  profile(jaw: number, size = 1): string {
    return group(
      `scale(${size})`,
      group(
        `rotate(${n(-jaw)} 26 20)`,
        this.solid("M32 16L8 25-10 31-17 27-17 35-8 41 12 40 34 32Z") +
          fill("M-16 30l1.500-9 3.500 7ZM-8 31l1-8 4 6ZM1 28l1-7 4 5Z", BONE),
      ) +
        fill(`M-10 26L6 26 26 19 22 ${n(24 + jaw / 3)} 2 ${n(26 + jaw / 2)} -6 ${n(26 + jaw * 0.6)}Z`, "#1c0506") +
        this.solid("M-20 14C-24 2-14-14 6-22C28-30 54-22 62-2C66 12 56 24 44 26L24 20 6 26-8 26Z") +
        line("M-8-2C6-16 30-22 50-8M-2 6C12-6 34-10 54 2M10 12C22 4 38 4 50 12", RIM, 1.3, 0.5) +
        fill("M-17 17l2 12 4-10ZM-10 23l2 10 3.500-8ZM-3 25l1.500 9 3.500-8ZM5 25l1.500 7 3-7Z", BONE) +
        fill("M-16 8C-8 2 4 4 10 12L2 15C-6 16-12 14-16 8Z", "#010304") +
        this.eye(-11, 6.5, 1.15),
    );
  }

  tongue(...joints: readonly Joint[]): string {
    const [x, y] = joints.at(-1) ?? [0, 0];
    return (
      lit(limb(...joints), "#8a2230", "#ff9486", 0.3, 1.5) +
      fill(`M${n(x - 2.5)} ${n(y - 4)}l5-.5 4 10-5.500-4-4.500 5Z`, "#c9414b")
    );
  }

  barb(x: number, y: number, turn: number, size = 1): string {
    return group(
      `translate(${n(x)} ${n(y)})rotate(${n(turn)})scale(${size})`,
      lit(
        "M-36 12C-28-8-10-20 12-18L5-9 16-3C13 4 6 8-1 8L4 16C-10 9-24 8-36 12Z",
        mix(INK, BONE, 0.3),
        TALON,
        0.6,
        1.8,
      ) + line("M-28 6Q-14-6 6-4", TALON, 1, 0.5),
    );
  }
}

type Draw = (figure: Figure) => string;

const KINDS: Readonly<Record<string, Draw>> = {
  /** The long skull, out of the dark, the hands already here. */
  head: (it) => {
    const { chance } = it;
    const side = (): string => {
      const [x, y] = [chance.between(8, 15), chance.between(98, 104)];
      return (
        it.arm([40, 104, 12], it.near([20, 88, 10]), it.near([4, 92, 7]), [x - 6, y + 2, 5]) +
        it.arm([34, 112, 7], it.near([22, 108, 6]), [x + 16, 116, 5]) +
        it.hand(x - 2, y, 3, 17, 1.15)
      );
    };
    return (
      side() +
      flipped(side(), 50) +
      both(fill("M30 92L18 78 22 94ZM20 92L6 80 12 96Z", RIM, 0.9), 50) +
      group(`rotate(${n(chance.about(9))} 50 90)translate(0 ${n(chance.about(3))})`, it.skull(chance.between(4, 14)))
    );
  },
  /** Low on its hands, the barb over all of it. */
  tail: (it) => {
    const { chance } = it;
    const tip: Joint = [30 + chance.about(5), 24 + chance.about(4), 3.6];
    const bend: Joint[] = [
      [62, 88, 12],
      [86, 90, 10],
      it.near([95, 70, 8.5], 2),
      it.near([90, 44, 7.5], 3),
      it.near([72, 25, 6], 3),
      [52, 18, 4.8],
      tip,
    ];
    return (
      it.arm(...bend) +
      line(smooth(bend.slice(1, -1).map(([x, y]) => [x - 1, y - 1] as const)), RIM, 1.5, 0.7, "1.500 6") +
      it.barb(tip[0] - 3, tip[1] + 2, chance.between(-34, -14), 0.95) +
      it.arm([66, 96, 9], it.near([84, 104, 7]), [78, 122, 5]) +
      it.arm([50, 96, 8], it.near([56, 110, 6]), [44, 122, 5]) +
      it.part("M34 72C48 60 76 70 80 92C82 104 68 112 50 108C38 104 30 92 34 72Z") +
      line("M42 72Q58 72 68 88M39 80Q52 80 60 94M38 88q9 2 14 10", RIM, 1.2, 0.45) +
      it.arm([44, 84, 8], it.near([24, 74, 6]), [8, 92, 4]) +
      it.hand(8, 90, -2, 18) +
      it.arm([46, 94, 7], it.near([30, 102, 6]), [20, 112, 4]) +
      it.hand(20, 109, -8, 12, 0.9) +
      group(`translate(26 66)rotate(${n(chance.about(8))})`, it.profile(chance.between(4, 16), 0.62))
    );
  },
  /** Reared up, both scythes over its head. */
  claw: (it) => {
    const { chance } = it;
    const scythe = (): string => {
      const elbow = it.near([17, 44, 6.5], 3);
      return (
        it.arm([42, 74, 9], [27, 62, 8], elbow) +
        it.talon([elbow[0], elbow[1] + 4, 6.5], it.near([6, 24, 6.5], 3), it.near([18, 6, 5], 3), [
          43 + chance.about(4),
          3 + chance.about(5),
          0,
        ]) +
        it.talon([elbow[0] + 1, elbow[1] + 2, 4.5], it.near([19, 28, 4]), [
          31 + chance.about(3),
          21 + chance.about(3),
          0,
        ])
      );
    };
    const low = (): string => {
      const wrist = it.near([9, 100, 5]);
      return (
        it.arm([40, 84, 8], it.near([20, 84, 7]), wrist) +
        it.hand(wrist[0], wrist[1] - 2, chance.between(1, 6), 18, 1.05)
      );
    };
    return (
      scythe() +
      flipped(scythe(), 50) +
      low() +
      flipped(low(), 50) +
      it.part("M32 70C40 60 60 60 68 70C74 86 66 104 62 124H38C34 104 26 86 32 70Z") +
      it.ribs(50, 84, 5, 17) +
      group(`translate(24 22)rotate(${n(chance.about(11))} 26 50)scale(.52)`, it.skull(chance.between(6, 16)))
    );
  },
  /** In profile, jaws open, the tongue lashing. */
  tongue: (it) => {
    const { chance } = it;
    const y = chance.about(5);
    return (
      it.arm([76, 126, 26], [82, 96, 20], [84, 66, 17], [78, 40, 15]) +
      line("M64 96q14-6 32 2M65 84q14-7 32 1M68 72q12-6 28 1M63 108q16-6 34 4", RIM, 1.3, 0.45) +
      it.arm([88, 104, 9], it.near([66, 94, 8]), it.near([56, 108, 6], 2)) +
      it.hand(56, 105, -8, 15, 1.1) +
      group(
        `translate(30 42)rotate(${n(chance.about(7) - 4)} 30 20)`,
        it.profile(chance.between(24, 34), 1.12) +
          it.tongue(
            [20, 31, 4],
            [4, 35, 5],
            [-10, 36 + y / 2, 4.8],
            it.near([-20, 48 + y, 4.4]),
            it.near([-8, 60, 4]),
            it.near([-18, 74 + y, 2.6]),
          ),
      ) +
      it.arm([104, 84, 9], it.near([96, 64, 7], 2), [100, 46, 5]) +
      it.talon([100, 50, 5], it.near([93, 30, 5]), it.near([80, 14, 4]), [60 + chance.about(6), 9, 0])
    );
  },
};

/** A Brood Lord: twice as many blades, a crown, and what its two signs say. */
function lord(it: Figure, signs: readonly string[]): string {
  const { chance } = it;
  const has = (sign: string): boolean => signs.includes(sign);
  const raised = (): string => {
    const elbow = it.near([12, 46, 7], 2);
    return (
      it.arm([42, 66, 10], [24, 62, 9], elbow) +
      it.talon([elbow[0], elbow[1] + 3, 7], it.near([2, 26, 6.5], 2), it.near([10, 6, 4.5], 2), [
        has("claw") ? 36 : 24,
        -3,
        0,
      ]) +
      (has("claw") ? it.talon([elbow[0] + 2, elbow[1], 5], it.near([17, 28, 4.5], 2), [30, 16, 0]) : "")
    );
  };
  const lower = (): string => {
    const wrist = it.near([6, 98, 6], 2);
    return it.arm([40, 78, 10], it.near([16, 80, 8], 2), wrist) + it.hand(wrist[0] + 1, wrist[1] - 2, 6, 19, 1.3);
  };
  const tip: Joint = [80, 20, 3.6];
  const tail: Joint[] = [[62, 116, 9], [92, 112, 8], it.near([101, 84, 7], 2), [98, 52, 5.5], [92, 34, 4.5], tip];
  return (
    (has("tail") ? it.arm(...tail) + it.barb(tip[0] - 1, tip[1] + 1, 28, 0.72) : "") +
    raised() +
    flipped(raised(), 50) +
    both(lit("M40 36Q20 26 20 2Q28 18 42 22Q35 10 42-6Q45 12 54 18Z", mix(INK, BONE, 0.22), TALON, 0, 1.5), 50) +
    lower() +
    flipped(lower(), 50) +
    both(lit("M34 70L16 52 22 72ZM44 64L32 46 36 64Z", mix(INK, BONE, 0.2), RIM, 0, 1.3), 50) +
    it.part("M26 66C36 54 64 54 74 66C80 84 72 106 68 124H32C28 106 20 84 26 66Z") +
    it.ribs(50, 84, 5, 22) +
    group(`translate(18 10)rotate(${n(chance.about(5))} 32 50)scale(.64)`, it.skull(has("tongue") ? 18 : 9)) +
    (has("tongue")
      ? it.tongue([50, 68, 3.6], [51, 80, 4.2], it.near([44, 92, 3.8]), it.near([53, 104, 3]), [48, 116, 2])
      : "")
  );
}

/** The parts of a figure and their gradients, without a ground. */
export function alienFigure(id: Id, kind: string, seed: string): { defs: string; body: string } {
  const light = LIGHTS[kind] ?? "#5aa093";
  const it = new Figure(id, new Chance(`${kind}${seed}`));
  const signs = kind.split("_").slice(1);
  const draw = KINDS[kind] ?? (signs.length ? undefined : KINDS["head"]);
  return {
    defs:
      glow(`${id}e`, EYE, 0.65) +
      linear(`${id}s`, [30, 0], [60, 120], [0, mix(INK, light, 0.5)], [0.45, mix(INK, light, 0.16)], [1, INK]) +
      linear(`${id}p`, [10, -26], [26, 40], [0, mix(INK, light, 0.42)], [0.5, mix(INK, light, 0.14)], [1, INK]),
    body: draw ? draw(it) : lord(it, signs),
  };
}

/** A Genestealer card. A kind without a drawing of its own gets the head. */
export function alien(kind: string, seed: string): Art {
  const id = idOf(`alien-${kind}-${seed}`);
  const light = LIGHTS[kind] ?? "#5aa093";
  const { defs, body } = alienFigure(id, kind, seed);
  const markup =
    `<defs>${radial(id, 50, 42, 84, [0, mix(light, "#ffffff", 0.35)], [0.35, mix(light, INK, 0.25)], [1, mix(INK, light, 0.1)])}${linear(`${id}v`, [0, 80], [0, 122], [0, INK, 0], [1, INK, 0.75])}${defs}</defs>` +
    fill("M0 0H100V120H0Z", `url(#${id})`) +
    body +
    fill("M0 60H100V120H0Z", `url(#${id}v)`);
  return art(100, 120, markup);
}

/** A Genestealer without its card. */
export function creature(kind: string, seed: string): Art {
  const id = idOf(`creature-${kind}-${seed}`);
  const { defs, body } = alienFigure(id, kind, seed);
  return art(100, 120, `<defs>${defs}</defs>${body}`);
}
