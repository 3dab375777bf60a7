// Space Marines, 120 by 120, looking right into the light of their lamp: busts put together from helm, shoulder and weapon.
import {
  type Art,
  type Id,
  Chance,
  INK,
  LAMP,
  TEAMS,
  around,
  each,
  fill,
  glow,
  group,
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
  art,
  idOf,
} from "./kit";

const HELMS = ["slit", "knight", "beak", "visor", "mask"] as const;
const CRESTS = ["none", "fin", "laurel", "lamp", "scope", "stripe"] as const;
const BACKS = ["none", "aerial", "rounds", "scroll", "vents"] as const;
type Helm = (typeof HELMS)[number] | "hood" | "bare";
type Crest = (typeof CRESTS)[number] | "halo";
type Back = (typeof BACKS)[number] | "hammer" | "saw" | "tanks" | "drum" | "fist";
export type Weapon = "bolter" | "cannon" | "flamer" | "sword" | "axe" | "claws" | "shield" | "hammer";

export interface Look {
  team: string;
  helm: Helm;
  crest: Crest;
  back: Back;
  hold: Weapon;
}

const look = (team: string, helm: Helm, crest: Crest, back: Back, hold: Weapon): Look => ({
  team,
  helm,
  crest,
  back,
  hold,
});

/** What tells the Marines of the game apart. */
const LOOKS: Readonly<Record<string, Look>> = {
  gideon: look("green", "knight", "fin", "hammer", "shield"),
  noctis: look("green", "slit", "none", "fist", "bolter"),
  claudio: look("yellow", "beak", "stripe", "vents", "claws"),
  goriel: look("yellow", "slit", "lamp", "saw", "bolter"),
  leon: look("red", "mask", "none", "drum", "cannon"),
  valencio: look("red", "visor", "stripe", "aerial", "bolter"),
  lorenzo: look("blue", "bare", "halo", "vents", "sword"),
  deino: look("blue", "knight", "laurel", "rounds", "bolter"),
  calistarius: look("grey", "hood", "none", "scroll", "axe"),
  scipio: look("grey", "beak", "none", "scroll", "bolter"),
  zael: look("purple", "mask", "none", "tanks", "flamer"),
  omnio: look("purple", "visor", "scope", "aerial", "bolter"),
};

/** What a Marine of the game fights with. */
export const weaponOf = (id: string): Weapon => LOOKS[id]?.hold ?? "bolter";

/** The light on a Marine of no particular team. */
export const NOBODY = "#c99a5c";

/** The mark of each Combat Team, 24 by 24 about the middle. */
export const MARKS: Readonly<Record<string, string>> = {
  "": "M-9-7L0 2 9-7V-1L0 8-9-1Z",
  blue: "M9.500-10L6-1.400-4 8.600-8.400 4.200 1.600-5.800ZM-10 10.500l4-4-2.800-2.800ZM-6.800 1.600l8.200 8.200 2-2-8.200-8.200Z",
  grey: "M0-5C-2.400-7.400-6-8-10-7.400V6.400C-6 5.800-2.400 6.400 0 9 2.400 6.400 6 5.800 10 6.400V-7.400C6-8 2.400-7.400 0-5ZM-1.100-2.800V5.800C-3 4.400-5.200 4-7.800 4.200V-5.300C-5-5.500-2.600-4.600-1.100-2.800ZM1.100-2.800C2.600-4.600 5-5.500 7.800-5.300V4.200C5.200 4 3 4.400 1.100 5.800Z",
  green:
    "M0-10.500L9.400-7.200V0C9.400 5.600 5.400 9 0 11-5.400 9-9.400 5.600-9.400 0V-7.200ZM-1.700-5.600V-2.300H-5.200V1.100H-1.700V6.300H1.700V1.100H5.200V-2.300H1.700V-5.600Z",
  purple:
    "M.6-11.500C1.200-7 7.800-4.600 7.800 2.500A7.700 7.700 0 0 1-7.700 2.500C-7.700-1-5.600-2.900-4.200-5.200-3.800-3.300-3.100-2.100-2.100-1.500-2.300-5.200-1.500-8.500.6-11.500ZM0 8.800C2.100 8.400 3.100 6.900 3.100 5.200 3.100 2.900 1.300 2.100 0 0-1.300 2.100-3.100 2.900-3.100 5.200-3.100 6.900-2.100 8.400 0 8.800Z",
  red: `${ring(0, -5.6, 4.9)}${ring(-5.8, 5, 4.9)}${ring(5.8, 5, 4.9)}`,
  yellow:
    "M-9.400 10C-11 1.900-8.800-5.200-1.900-10-3.800-3.800-3.800 2.300-2.500 9ZM.8 10C-.4 2.300 1.700-4.600 8.800-9.400 6.900-3.300 6.700 2.500 7.700 9Z",
};

/** The look of a Marine; one that is not of the game gets his from his facts and his name. */
export function lookOf(id: string, team = "grey", range = 2): Look {
  const known = LOOKS[id];
  if (known) return known;
  const chance = new Chance(id);
  const hold: Weapon =
    range > 2 ? "cannon" : range > 1 ? "bolter" : range ? "flamer" : chance.of(["claws", "sword", "hammer"]);
  return look(team, chance.of(HELMS), chance.of(CRESTS), chance.of(BACKS), hold);
}

/** One Marine being drawn: the colours of his armour under his team's light. */
class Armour {
  readonly team: string;
  readonly rim: string;
  readonly soft: string;
  readonly eye: string;
  readonly steel = "#2a343a";
  readonly edge = "#cfc6ae";

  constructor(
    readonly id: Id,
    readonly of: Look,
  ) {
    this.team = TEAMS[of.team] ?? NOBODY;
    this.rim = mix(this.team, "#fff0d4", 0.55);
    this.soft = mix(this.team, INK, 0.35);
    this.eye = of.helm === "hood" ? "#9fe6ff" : LAMP;
  }

  plate(d: string, dx = -1.6, dy = 1.1): string {
    return lit(d, `url(#${this.id}a)`, this.rim, dx, dy);
  }

  /** The helm is a little nearer to the light. */
  helm(d: string): string {
    return lit(d, `url(#${this.id}h)`, this.rim, -1.8, 1.1);
  }

  metal(d: string, fillWith = this.steel): string {
    return lit(d, fillWith, this.edge, -0.8, 1.1);
  }

  lens(d: string, x: number, y: number, size = 15): string {
    return shine(`${this.id}e`, x, y, size) + fill(d, this.eye) + fill(d, "#fff", 0.35);
  }
}

const WEAPONS: Readonly<Record<Weapon, (a: Armour) => string>> = {
  bolter: (a) =>
    a.metal("M50 97L56 90H84V87H97V90H117V96H97V99H117V105H97V110H84L82 115H56Z") +
    line("M60 97H80M60 102H80M60 107H78", a.edge, 1.1, 0.45) +
    a.metal("M66 114h12l3 12h-14Z", "#141b1f") +
    fill(ring(117, 93, 1.5) + ring(117, 102, 1.5), "#000") +
    fill(poly([66, 90], [78, 90], [76, 84], [68, 84]), a.soft),
  cannon: (a) =>
    a.metal("M36 92L44 84H72V80H84V116H72V120H46L36 110Z") +
    each([82, 88.5, 95, 101.5, 108], (y, index) =>
      a.metal(`M84 ${y}H119V${y + 4.6}H84Z`, index % 2 ? a.steel : "#11181c"),
    ) +
    a.metal("M95 79h5v37h-5ZM111 79h4v37h-4Z") +
    line("M46 94h22M46 100h22M46 106h22", a.edge, 1.1, 0.45) +
    fill(ring(54, 88, 2), LAMP),
  flamer: (a) =>
    a.metal("M38 98L44 92H76V88H96L100 92V104L96 108H76L74 118H48L38 108Z") +
    a.metal("M100 93.500h9v9h-9Z") +
    line("M48 104q12 8 24-3", a.edge, 1.6, 0.6) +
    shine(`${a.id}f`, 113, 90, 24) +
    fill("M109 98C112 88 108 84 111 74C119 80 117 86 119 89C120 85 121 83 120 79C127 92 121 103 113 102Z", "#ff8a26") +
    fill("M111 98q4-5 2-11q6 5 3.500 11Z", "#fff0c0"),
  sword: (a) =>
    fill("M92 12L100 4 103 17 86 94 75 92Z", a.team, 0.3) +
    lit("M94 16L99 8 101 18 86 92 78 90Z", mix(a.team, "#ffffff", 0.6), "#ffffff", -1.1, 0.4) +
    line("M96.500 20L82 90", mix(a.team, INK, 0.3), 1.2) +
    a.metal("M68 89l28 7-1.500 6-28-7Z", "#6a5526") +
    a.metal("M75 97l9 2-3 24h-9Z", "#2a1a12"),
  axe: (a) =>
    a.metal("M91 14l5 1-14 110h-6Z") +
    shine(`${a.id}f`, 93, 30, 30) +
    lit(
      "M92 46C105 47 118 40 119 22 112 27 104 24 98 15L94 21 90 14C83 23 77 23 70 19 73 36 82 46 92 46Z",
      mix(a.steel, "#bfe9ff", 0.35),
      "#eafaff",
      -0.9,
      1.2,
    ) +
    fill(ring(94, 30, 4.5), "#f2fdff") +
    line("M106 48q10 5 11 17M86 50q-6 9-1 18M100 54q3 9-3 15M112 16q6-3 5-10", "#c8f2ff", 1.1, 0.85),
  claws: (a) =>
    each([0, 1, 2], (blade) =>
      lit(
        `M${78 + blade * 8} ${98 - blade * 5}C${95 + blade * 6} ${82 - blade * 8} ${101 + blade * 5} ${56 - blade * 6} ${97 + blade * 8} ${26 - blade * 2}C${108 + blade * 4} ${56 - blade * 2} ${105 + blade * 6} ${88 - blade * 5} ${88 + blade * 8} ${104 - blade * 4}Z`,
        mix(a.steel, "#eef3f5", 0.5),
        "#fffbe8",
        -1.1,
        0.7,
      ),
    ) +
    line("M96 30Q102 60 92 88M106 26Q110 60 102 86", a.team, 1, 0.7) +
    a.plate("M64 100L94 86 110 92 110 108 88 122 64 120Z"),
  shield: (a) =>
    a.plate("M62 66Q90 54 116 62V102Q114 118 91 130Q66 122 62 102Z") +
    line("M68 71Q90 61 110 67V101Q108 111 91 122Q72 116 68 100Z", a.rim, 1.3, 0.7) +
    moved(fill(MARKS[a.of.team] ?? "", mix(a.team, "#ffffff", 0.15)), 90, 91, 1.5) +
    line("M70 80l8-3M104 112l5-6", a.rim, 1.4, 0.6),
  hammer: (a) =>
    a.metal("M80 44l6-1 8 82h-7Z") +
    a.metal("M62 18L104 10 108 38 66 46Z") +
    line("M72 17l4 26M96 12l4 27", a.edge, 1.6, 0.7),
};

/** Where a weapon is held, if it would hide the face or leave the picture. */
const PLACED: Readonly<Partial<Record<Weapon, readonly [x: number, y: number]>>> = {
  flamer: [-9, 0],
  sword: [11, 4],
  axe: [8, -6],
  cannon: [-2, 0],
};

const BEHIND: Readonly<Record<Back, (a: Armour) => string>> = {
  none: () => "",
  hammer: (a) =>
    a.metal("M16 34l5-1 14 72h-7Z") +
    a.metal("M-2 12L34 5 38 29 2 36Z") +
    line("M7 12l4 22M28 7l4 22", a.edge, 1.5, 0.7),
  fist: (a) =>
    a.plate("M4 44L8 22 14 12 34 10 40 20 38 42 26 52Z") +
    line("M14 13l-1 18M21 11v20M28 11l1 20M8 34h30", a.rim, 1.3, 0.7),
  saw: (a) =>
    a.metal("M6 66L20 16Q26 6 34 12L34 22 22 70Z") +
    fill(
      times(6, (tooth) => `M${n(7 + tooth * 2.6)} ${n(56 - tooth * 8)}l-6-1 3.500-5Z`),
      a.edge,
    ) +
    line("M16 60L29 18", a.edge, 1.2, 0.5, "2 3"),
  aerial: (a) =>
    line("M26 56L16 4M33 52L29 16", a.steel, 2.4) +
    line("M26 56L16 4", a.edge, 0.8) +
    shine(`${a.id}e`, 16, 4, 9) +
    fill(ring(16, 4, 2.2), "#ff7a52"),
  rounds: (a) => times(4, (round) => a.metal(`M${6 + round * 9} ${44 - round * 5}v-16l3.500-6 3.500 6v16Z`, "#5c4a24")),
  scroll: (a) =>
    lit("M10 30L32 22 34 30 30 62 12 70Z", "#8f8364", "#f4ead0", -0.8, 1) +
    line("M15 36l14-5M15 42l14-5M15 48l13-5M15 54l12-4", INK, 1.2, 0.6) +
    fill(ring(22, 26, 4), "#a32a1c") +
    line(ring(22, 26, 4), a.rim, 0.7),
  vents: (a) =>
    a.metal("M10 60L14 34 24 30 26 54ZM28 48L32 24 42 21 44 44Z", "#141b1f") +
    line("M14 40l9-3M13 46l10-3M32 30l9-3M31 36l10-3", LAMP, 1.6, 0.9),
  tanks: (a) =>
    a.metal("M6 74V32a9 10 0 0 1 18 0V74ZM26 62V24a9 10 0 0 1 18 0V62Z") +
    line("M15 22q6-15 20-8", a.edge, 1.8) +
    fill("M6 50h18v5H6ZM26 42h18v5H26Z", LAMP, 0.85) +
    fill("M9 32h3v16h-3ZM29 24h3v16h-3Z", "#fff", 0.25),
  drum: (a) =>
    a.metal("M4 76V36a14 14 0 0 1 28 0V66Z") +
    line(ring(18, 38, 9) + ring(18, 38, 4), a.edge, 1.2, 0.6) +
    line("M30 40Q52 30 56 62T46 92", "#6b5630", 5, 1, "2.500 1.800"),
};

const HELMETS: Readonly<Record<Helm, (a: Armour) => string>> = {
  slit: (a) =>
    a.helm("M50 62C46 42 55 30 69 30C82 30 88 39 88 48L93 58 89 65 88 74 78 81 62 80 53 73Z") +
    fill("M65 46L91 50 90 56 67 54Z", "#020405") +
    a.lens("M67.500 48L90 51.500 89.500 54 68 51.500Z", 82, 51) +
    line("M76 63l13-1M76 68l12-1M77 73l10-1", a.rim, 1.1, 0.7) +
    line("M57 64Q55 48 63 38", a.rim, 1, 0.5) +
    fill(ring(60, 60, 3.5), "#020405", 0.7),
  knight: (a) =>
    a.helm("M50 62C46 42 55 29 70 29C83 30 89 40 89 50L90 64 85 78 72 84 56 77Z") +
    fill("M65 46L91 49 91 55 86 56 86 80 78 82 78 56 66 54Z", "#020405") +
    a.lens("M67.500 48L90 50.500 90 53 68 51.500Z", 82, 51) +
    line("M82 59v20M71 60l5 1M71 65l5 1M71 70l5 1", a.rim, 1.1, 0.65) +
    line("M70 30Q76 37 77 47", a.rim, 1.2, 0.6),
  beak: (a) =>
    a.helm("M50 62C46 42 55 30 68 30C80 30 86 39 87 47L102 62 94 70 86 72 80 81 65 82 54 75Z") +
    fill("M67 45L90 49 87 56 71 55Z", "#020405") +
    a.lens("M70 47.500L88 50.300 86 53.500 72.500 52.500Z", 81, 50.5) +
    line("M88 59l10 4M86 63.500l10 4M84 68l6 2", a.rim, 1.1, 0.75) +
    line("M68 31Q74 38 75 46M57 62q-1-12 5-20", a.rim, 1.1, 0.55),
  visor: (a) =>
    a.helm("M50 62C46 42 55 29 70 29C83 30 89 38 90 47L92 60 87 72 78 81 60 79 53 72Z") +
    fill("M64 43Q80 40 92 48L91 58 82 60 70 57Z", "#020405") +
    a.lens("M67 46Q80 43.500 90.500 49.500L90 51.500Q79 47 67.500 49.500Z", 80, 48) +
    a.lens("M72 54.500l16 1-.5 1.700-14-.8Z", 82, 55, 9) +
    line("M72 67h14M73 72h11", a.rim, 1.3, 0.6),
  mask: (a) =>
    a.helm("M50 62C46 42 55 29 69 29C82 30 88 39 89 50L90 60 84 65 70 63 55 73Z") +
    lit("M68 60L93 58 99 66 95 79 83 86 69 82Z", "#10171b", a.rim, -1.1, 1) +
    line("M75 65v15M80 64.500v18M85 64v18M90 63.500v14", a.rim, 1.3, 0.65) +
    line("M70 76Q58 84 50 78", "#2a343a", 5) +
    line("M70 75Q58 83 50 77", a.rim, 0.9, 0.5) +
    fill("M69 44L90 47 89 56 72 57Z", "#020405") +
    a.lens(ring(81, 51, 4.6), 81, 51, 18) +
    fill(ring(82.3, 49.7, 1.5), "#fff"),
  hood: (a) =>
    a.helm("M40 82C32 44 46 14 71 12C88 13 99 29 101 50L94 60C91 42 82 33 72 35C59 37 57 58 64 84Z") +
    line("M49 64q-3-30 18-42M57 70q-5-32 15-41", a.rim, 1.2, 0.55) +
    each(
      [
        [48, 40],
        [55, 27],
        [67, 19],
        [81, 19],
      ] as const,
      ([x, y]) => shine(`${a.id}e`, x, y, 8) + fill(ring(x, y, 2), "#dff6ff"),
    ) +
    fill("M58 84C54 60 60 40 72 38C84 39 90 48 90 56L94 63 89 66 88 74 79 82Z", "#0a0f12") +
    a.lens("M74 52L90 54 88 57.500 76 56.500Z", 82, 55, 17) +
    line("M78 68h9M78 72h8", a.rim, 1, 0.5),
  bare: (a) =>
    a.helm("M44 84L44 62Q50 48 61 50L92 70 93 86Z") +
    lit(
      "M57 66C52 46 58 31 73 31C84 32 88 40 88 47L93 57 88 60 88 70 79 78 66 75Z",
      mix(INK, "#a8714c", 0.5),
      "#ffd7a6",
      -2.4,
      0.8,
    ) +
    fill("M54 56C50 36 60 25 75 27C84 28 89 35 88 40C79 37 73 40 69 46L66 58 60 66Z", "#0d0a08") +
    line("M76 27Q86 29 88 39", "#ffd7a6", 1, 0.7) +
    fill("M75 46L90 48 88 52 77 51Z", INK) +
    fill(ring(85, 49.8, 1.2), "#fff0d0") +
    line("M80 68q5 1 8-.5M72 54l4 14", "#3a2013", 1.6, 0.8) +
    line("M76 39l4 18", "#d98a66", 1.1, 0.8),
};

const CREST: Readonly<Record<Crest, (a: Armour) => string>> = {
  none: () => "",
  fin: (a) =>
    lit("M46 46C42 16 62 4 88 16L86 27C72 22 62 30 60 46Z", a.team, mix(a.team, "#ffffff", 0.65), -1.3, 1) +
    line("M52 40Q52 18 70 16M56 26l6 4M64 17l4 7M75 14l1 7", mix(a.team, INK, 0.6), 1.4),
  laurel: () =>
    times(6, (leaf) => {
      const [x, y] = around(70, 56, 0.55 + leaf * 0.06, 26);
      return group(
        `translate(${n(x)} ${n(y)})rotate(${leaf * 22 - 70})`,
        lit("M0-5Q5 0 0 6Q-5 0 0-5Z", "#8a6a20", "#ffe6a0", -0.6, 0.6),
      );
    }),
  lamp: (a) => a.metal("M50 34l12-10 9 5-9 12Z") + shine(`${a.id}e`, 69, 30, 17) + fill(ring(69, 30, 4.4), "#fff2d0"),
  scope: (a) =>
    a.metal("M60 36h26v11H60Z") +
    `<circle cx="86" cy="41.500" r="11" fill="#77f0dc" opacity=".28"/>` +
    fill(ring(86, 41.5, 4.6), "#77f0dc") +
    fill(ring(87, 40.5, 1.5), "#fff") +
    line("M64 36V18M58 18h12", a.edge, 1.6),
  stripe: (a) => fill("M62 31Q70 28 78 31L80 45 72 44Z", a.team, 0.85),
  halo: () =>
    line("M46 70A32 32 0 1 1 96 26", "#7a5f24", 5) +
    line("M45 69A33 33 0 1 1 96 25", "#ffe6a0", 1.2) +
    times(5, (ray) =>
      line(stroke(around(69, 49, 0.56 + ray * 0.085, 34), around(69, 49, 0.56 + ray * 0.085, 43)), "#ffe6a0", 2.4),
    ),
};

/** The shoulder that carries the mark of the team. */
const shoulder = (a: Armour): string =>
  a.plate("M4 98C2 70 18 54 40 55C60 56 69 72 67 92C66 108 54 120 37 121C19 121 5 114 4 98Z", -2, 1.5) +
  fill(
    "M11 97C10 76 23 62 40 62.500C55 63 62.500 76 61 91C60 104 51 113.500 37.500 114C23 114 11.500 108 11 97Z",
    INK,
    0.5,
  ) +
  line(
    "M11 97C10 76 23 62 40 62.500C55 63 62.500 76 61 91C60 104 51 113.500 37.500 114C23 114 11.500 108 11 97Z",
    mix(a.team, "#ffffff", 0.2),
    1.9,
    0.9,
  ) +
  each([0.62, 0.72, 0.82, 0.92], (turn) => fill(ring(...around(38, 90, turn, 31), 1.3), a.rim, 0.9)) +
  moved(fill(MARKS[a.of.team] ?? "", mix(a.team, "#ffffff", 0.12)), 36.5, 89, 1.45);

const carapace = (a: Armour): string =>
  a.plate("M12 126C6 84 18 40 46 26C66 16 94 24 103 48L104 88 96 126Z", -1.8, 1.3) +
  line("M22 100C20 72 32 44 54 33", a.rim, 1, 0.4) +
  line("M92 34Q98 44 98 60", a.rim, 1, 0.5) +
  fill("M42 88C34 50 50 25 71 24C90 25 99 42 98 62L97 92Z", "#020507", 0.8) +
  line("M44 72C42 44 54 27 71 26C88 27 96 42 96 58", a.rim, 0.8, 0.35) +
  a.plate("M86 72C98 63 113 67 118 82C121 95 115 107 104 109L86 106Z") +
  line("M93 78Q106 72 113 86", a.rim, 1, 0.5) +
  a.plate("M42 126L44 86Q66 72 95 82L104 98 102 126Z", -1, 1.5) +
  line("M66 96h28M64 104h32M64 112h34", a.rim, 1, 0.4) +
  fill(limb([76, 88, 5], [86, 90, 4], [94, 90, 2]), a.soft, 0.7);

/** A bust and its gradients, without a ground. */
export function marineFigure(id: Id, of: Look): { defs: string; body: string } {
  const a = new Armour(id, of);
  const deep = of.team === "grey" ? 0.3 : 0.44;
  return {
    defs:
      glow(`${id}e`, a.eye, 0.75) +
      glow(`${id}f`, of.hold === "axe" ? "#9fe6ff" : "#ff9a3d", 0.6) +
      linear(
        `${id}a`,
        [112, 18],
        [18, 112],
        [0, mix(INK, a.team, deep + 0.14)],
        [0.45, mix(INK, a.team, deep * 0.55)],
        [1, mix(INK, a.team, 0.07)],
      ) +
      linear(
        `${id}h`,
        [94, 30],
        [48, 80],
        [0, mix(INK, a.team, deep + 0.24)],
        [0.6, mix(INK, a.team, deep * 0.75)],
        [1, mix(INK, a.team, 0.12)],
      ),
    body:
      BEHIND[of.back](a) +
      carapace(a) +
      (of.crest === "halo" ? CREST.halo(a) : "") +
      HELMETS[of.helm](a) +
      (of.crest === "halo" ? "" : CREST[of.crest](a)) +
      moved(WEAPONS[of.hold](a), ...(PLACED[of.hold] ?? [0, 0])) +
      shoulder(a),
  };
}

/** The portrait of a Marine. */
export function marine(name: string, team?: string, range?: number): Art {
  const id = idOf(`marine-${name}`);
  const of = lookOf(name, team, range);
  const light = TEAMS[of.team] ?? NOBODY;
  const { defs, body } = marineFigure(id, of);
  const markup =
    `<defs>${radial(id, 92, 40, 100, [0, mix(light, "#fff0d0", 0.6)], [0.3, mix(light, INK, 0.42)], [1, mix(INK, light, 0.05)])}${linear(`${id}v`, [0, 70], [0, 122], [0, INK, 0], [1, INK, 0.55])}${defs}</defs>` +
    fill("M0 0H120V120H0Z", `url(#${id})`) +
    body +
    fill("M0 60H120V120H0Z", `url(#${id}v)`);
  return art(120, 120, markup);
}
