// Terrain cards, 120 by 120, each in the light of its colour.
import {
  type Art,
  type Id,
  Chance,
  EYE,
  INK,
  TERRAINS,
  around,
  both,
  box,
  each,
  fill,
  glow,
  limb,
  line,
  linear,
  lit,
  mix,
  n,
  poly,
  radial,
  ring,
  shine,
  stroke,
  times,
  art,
  idOf,
} from "../../shared/art/kit";

/** One card being drawn: the light's colour, the ink it leaves, and the edge between. */
class Card {
  readonly dark: string;
  readonly rim: string;

  constructor(
    readonly id: Id,
    readonly light: string,
    readonly chance: Chance,
  ) {
    this.dark = mix(INK, light, 0.12);
    this.rim = mix(light, "#fff6e0", 0.55);
  }

  solid(d: string, dx = -1.2, dy = 1.5): string {
    return lit(d, `url(#${this.id}d)`, this.rim, dx, dy);
  }

  mark(d: string, width = 1.4, opacity = 0.6): string {
    return line(d, this.rim, width, opacity);
  }

  glare(x: number, y: number, r: number): string {
    return shine(`${this.id}l`, x, y, r);
  }

  stare(x: number, y: number, size = 1): string {
    return (
      shine(`${this.id}e`, x, y, 13 * size) +
      both(
        fill(
          `M${n(x - 8 * size)} ${n(y - 3 * size)}l${n(6.4 * size)} ${n(2.8 * size)}l${n(-5 * size)} ${n(2 * size)}Z`,
          EYE,
        ),
        x,
      )
    );
  }
}

const frame = (s: number): string =>
  poly(
    [60 - 54 * s, 58 - 20 * s],
    [60 - 36 * s, 58 - 52 * s],
    [60 + 36 * s, 58 - 52 * s],
    [60 + 54 * s, 58 - 20 * s],
    [60 + 54 * s, 58 + 36 * s],
    [60 + 38 * s, 58 + 56 * s],
    [60 - 38 * s, 58 + 56 * s],
    [60 - 54 * s, 58 + 36 * s],
  );

const DRAWN: Readonly<Record<string, (c: Card) => string>> = {
  corridor: (c) =>
    each(
      [1.35, 0.98, 0.68, 0.45],
      (s, layer) =>
        `<path d="M-10-10H130V130H-10Z${frame(s)}" fill="${mix(mix(INK, c.light, 0.3), INK, 0.9 - layer * 0.3)}" fill-rule="evenodd"/>` +
        c.mark(frame(s), 1.5, 0.9 - layer * 0.1),
    ) +
    c.mark("M44 84L22 124M52 84L42 124M60 84V124M68 84L78 124M76 84L98 124M40 92H80M34 102H86M28 114H92", 1, 0.45) +
    c.glare(60, 56, 34) +
    fill(frame(0.22), "#f4fff8", 0.9),
  artefact: (c) =>
    fill(
      times(16, (ray) =>
        poly(
          around(60, 44, ray / 16 - 0.004, 12),
          around(60, 44, ray / 16 - 0.014, 96),
          around(60, 44, ray / 16 + 0.014, 96),
        ),
      ),
      c.rim,
      0.18,
    ) +
    c.glare(60, 44, 58) +
    both(c.solid(limb([46, 100, 8], [24, 84, 6.5], [22, 58, 5], [38, 44, 0])), 60) +
    lit("M60 8L77 38 60 82 43 38Z", mix(c.light, INK, 0.25), "#f2fff8", -1.5, 1) +
    fill("M60 8L77 38 60 44Z", "#ffffff", 0.5) +
    fill("M60 44L77 38 60 82Z", c.light, 0.5) +
    line("M43 38L60 44 77 38M60 44V82", "#f2fff8", 1.3, 0.9) +
    c.solid("M22 124L30 108 40 104 44 92H76L80 104 90 108 98 124Z") +
    c.mark("M34 112H86M46 98H74", 1.5, 0.6) +
    fill(ring(60, 105, 4), c.rim),
  door: (c) =>
    c.solid("M6 124V36L30 6H90L114 36V124Z") +
    fill("M20 124V42L38 20H82L100 42V124Z", mix(INK, c.light, 0.2)) +
    c.solid("M22 122V43L38 23H58V52L48 61V82L58 92V122Z") +
    c.solid("M98 122V43L82 23H62V52L52 61V82L62 92V122Z") +
    fill("M58.500 23h3v29l-10 9v21l10 10v32h-3V92l-10-10V61l10-9Z", "#fff3cf", 0.95) +
    c.glare(56, 72, 34) +
    c.mark("M30 52v56M90 52v56M36 46v66M84 46v66", 1.6, 0.5) +
    fill(
      times(6, (stripe) => `M${18 + stripe * 15} 122l8-10h7l-8 10Z`),
      c.light,
      0.85,
    ) +
    c.glare(60, 13, 16) +
    fill(box(52, 10, 16, 5), "#fff3cf"),
  control_panel: (c) =>
    c.solid("M26 20L94 14 100 70 20 74Z") +
    fill("M32 26L89 21 93 64 27 68Z", "#031512") +
    c.glare(60, 46, 40) +
    line("M34 54l9-12 9 8 11-20 9 16 8-8 10 6", "#9dffd9", 2.2) +
    line("M32 36l58-4M32 46l59-3M31 58l61-3", "#74e0cf", 0.8, 0.4) +
    c.solid("M10 124L20 78 100 74 112 124Z") +
    times(18, (key) =>
      fill(
        box(26 + (key % 6) * 12 - Math.floor(key / 6) * 3, 86 + Math.floor(key / 6) * 11, 8, 5),
        ["#ff6a55", c.light, "#74e0cf", c.rim][(key * 7) % 4] ?? c.rim,
        0.85,
      ),
    ) +
    c.mark("M34 20L30 4M86 15L92 2M60 17V6", 3, 0.8),
  dark_corner: (c) =>
    fill("M0 0H50L56 30V120H0Z", mix(INK, c.light, 0.26)) +
    c.mark("M8 0V120M24 0V120M40 4V120M0 30L56 44M0 90L56 84", 1.2, 0.35) +
    fill("M52 22H120V120H52Z", "#010203") +
    c.solid("M46 0L56 22V124H44V22L38 0Z") +
    c.stare(88, 52, 1.9) +
    c.stare(70, 84, 0.8) +
    c.stare(108, 92, 1) +
    c.glare(20, 40, 26) +
    fill(box(16, 34, 7, 14), "#fff3cf") +
    each([0, 1, 2], (claw) =>
      lit(
        limb([54, 96 + claw * 8, 4], [42, 90 + claw * 9, 3.5], [36, 98 + claw * 9, 0]),
        "#3a3428",
        "#f4ead0",
        0.4,
        1.3,
      ),
    ),
  promethium_tank: (c) =>
    line("M0 34H34M86 34H120", mix(INK, c.light, 0.3), 11) +
    c.mark("M0 29H34M86 29H120", 1.4, 0.8) +
    c.solid("M22 116V32C22 10 98 10 98 32V116C98 128 22 128 22 116Z") +
    c.mark("M22 46C30 56 90 56 98 46M22 104C30 114 90 114 98 104", 2, 0.7) +
    fill("M30 40v62h7V44Z", c.rim, 0.28) +
    c.glare(60, 80, 40) +
    fill("M60 52C62 66 78 70 78 86A18 18 0 0 1 42 86C42 76 50 72 52 64C54 68 55 70 57 71C56 64 57 58 60 52Z", c.light) +
    fill("M60 100c7-1 9-7 8-12-1-5-6-7-8-12-2 5-7 7-8 12-1 5 1 11 8 12Z", "#fff4d0") +
    c.solid("M50 14h20v10H50Z") +
    line(ring(60, 10, 12) + "M48 10h24M60-2v24", c.rim, 2.2, 0.9),
  ventilation_duct: (c) =>
    c.solid("M8 8H112V112H8Z", 0, 1.8) +
    fill("M20 20H100V100H20Z", "#010203") +
    c.stare(58, 54, 2) +
    each([0, 1, 2, 3, 4], (slat) =>
      slat === 2
        ? line(
            `M20 ${32 + slat * 14}L38 ${29 + slat * 14}M100 ${32 + slat * 14}L82 ${40 + slat * 14}`,
            mix(INK, c.light, 0.5),
            6,
          )
        : line(`M20 ${32 + slat * 14}H100`, mix(INK, c.light, 0.42), 6) +
          c.mark(`M20 ${29.5 + slat * 14}H100`, 1.2, 0.8),
    ) +
    each([0, 1, 2], (claw) =>
      lit(
        limb(
          [68 + claw * 9, 92 - claw * 5, 4.5],
          [74 + claw * 10, 74 - claw * 5, 4.5],
          [88 + claw * 8, 66 - claw * 6, 3],
          [98 + claw * 7, 80 - claw * 6, 0],
        ),
        "#4a4232",
        "#fff1d2",
        0.4,
        1.5,
      ),
    ) +
    each(
      [
        [14, 14],
        [106, 14],
        [14, 106],
        [106, 106],
      ] as const,
      ([x, y]) => fill(ring(x, y, 3), c.rim, 0.8),
    ),
  spore_chimney: (c) =>
    both(c.solid(limb([46, 124, 14], [26, 108, 10], [8, 114, 6], [-8, 102, 3])), 60) +
    c.solid("M30 124C44 102 44 82 34 60C42 46 52 54 60 52C68 54 78 46 86 60C76 82 76 102 90 124Z", -1.8) +
    c.mark("M46 70Q52 96 44 120M60 68V122M74 70Q68 96 76 120M38 86q8 4 6 10M80 84q-8 6-4 12", 1.3, 0.5) +
    `<ellipse cx="60" cy="58" rx="24" ry="7" fill="${mix(c.light, "#ffffff", 0.4)}"/><ellipse cx="60" cy="59" rx="16" ry="4" fill="#fff6e0"/>` +
    c.glare(60, 50, 44) +
    times(18, () => {
      const [x, y, r] = [60 + c.chance.about(50), c.chance.between(2, 48), c.chance.between(1.5, 5)];
      return c.glare(x, y, r * 2.5) + fill(ring(x, y, r), mix(c.light, "#fff0d8", c.chance.between(0.2, 0.8)), 0.9);
    }),
};

/** A card that is not of the game: a machine that can be worked, or a dark opening. */
const invented =
  (activatable: boolean) =>
  (c: Card): string =>
    c.solid("M10 120V30L32 8H88L110 30V120Z") +
    fill("M24 112V38L40 22H80L96 38V112Z", "#020406") +
    (activatable
      ? line(ring(60, 66, 24) + ring(60, 66, 10), c.rim, 4) +
        c.mark(
          times(6, (spoke) => stroke(around(60, 66, spoke / 6, 10), around(60, 66, spoke / 6, 24))),
          4,
          0.9,
        ) +
        c.glare(60, 66, 30)
      : c.stare(60, 60, 2) + c.stare(44, 86, 1));

/** The picture of a Terrain card. */
export function terrain(name: string, colour: keyof typeof TERRAINS = "green", activatable = false): Art {
  const id = idOf(`terrain-${name}`);
  const light = TERRAINS[colour];
  const card = new Card(id, light, new Chance(name));
  const defs =
    radial(id, 60, 48, 92, [0, mix(light, "#ffffff", 0.3)], [0.4, mix(light, INK, 0.55)], [1, mix(INK, light, 0.08)]) +
    glow(`${id}l`, mix(light, "#fff0d0", 0.4), 0.6) +
    glow(`${id}e`, EYE, 0.6) +
    linear(`${id}d`, [30, 10], [80, 120], [0, mix(INK, light, 0.34)], [1, mix(INK, light, 0.07)]) +
    radial(`${id}v`, 60, 54, 90, [0.55, INK, 0], [1, INK, 0.7]);
  const body = (DRAWN[name] ?? invented(activatable))(card);
  return art(
    120,
    120,
    `<defs>${defs}</defs>${fill("M0 0H120V120H0Z", `url(#${id})`)}${body}${fill("M0 0H120V120H0Z", `url(#${id}v)`)}`,
  );
}
