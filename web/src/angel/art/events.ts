// The scenes of the Event cards, by card id; a new card gets one from its boxes and its sign.
import { type Art, EYE, LAMP, TERRAINS, each, fill, group, line, lit, mix, ring, times } from "../../shared/art/kit";
import { BROTHER, Scene } from "./scene";

type Draw = (s: Scene) => string;

const RED = "#a83a30";
const COLD = "#4d7080";
const WARM = "#b98440";
const VIOLET = "#7a4fc0";
const TEAL = "#2a7f76";
const GOLD = "#ffe1a0";
const KNIGHT = { ...BROTHER, helm: "knight", hold: "shield", back: "none" } as const;
const MASKED = { ...BROTHER, helm: "mask", hold: "flamer", back: "tanks" } as const;
const BLADE = { ...BROTHER, helm: "beak", hold: "sword", crest: "stripe" } as const;

const SCENES: Readonly<Record<string, readonly [light: string, draw: Draw]>> = {
  surrounded: [
    RED,
    (s) =>
      s.horde(["claw", 28, -6, 0.6], ["head", 76, -10, 0.56], ["tail", -12, 2, 0.7], ["tongue", 106, 0, 0.72]) +
      s.hero(BROTHER, 38, 26, 0.72) +
      s.foe("head", -10, 46, 0.56) +
      s.foe("claw", 118, 48, 0.56),
  ],
  flanking_manoeuvre: [
    COLD,
    (s) =>
      s.foe("tail", 88, 8, 0.8) +
      s.hero(BROTHER, -6, 10, 0.82, true) +
      s.arrow(EYE, [30, 26], [66, 4], [108, 8], [122, 30]),
  ],
  out_of_thin_air: [
    COLD,
    (s) =>
      fill("M26 0H134L120 34H40Z", "#010203") +
      line("M36 8h88M38 17h84M40 26h80", s.rim, 1.4, 0.5) +
      group("rotate(180 80 34)", s.foe("claw", 38, -26, 0.84)) +
      s.stare(58, 16, 0.8) +
      s.trooper(80, 112, 0.95),
  ],
  the_swarm: [
    "#7a4a7c",
    (s) =>
      s.horde(
        ["claw", -14, -10, 0.6],
        ["head", 30, -14, 0.5],
        ["tail", 62, -12, 0.6],
        ["claw", 104, -12, 0.62],
        ["tongue", 4, 20, 0.66],
        ["head", 58, 14, 0.62],
        ["tongue", 98, 22, 0.68],
        ["head", -14, 44, 0.56],
        ["tail", 36, 44, 0.6],
        ["head", 112, 44, 0.56],
      ),
  ],
  psychic_assault: [
    VIOLET,
    (s) =>
      line(
        each([14, 26, 38, 50, 62], (r) => ring(80, 38, r)),
        "#c79aff",
        1.6,
        0.55,
      ) +
      s.foe("lord_head_tail", 38, -8, 0.84) +
      s.hero({ ...BROTHER, hold: "sword" }, -14, 44, 0.6) +
      s.bolt([76, 32], [32, 62], "#c79aff"),
  ],
  theyre_everywhere: [
    "#5a1f22",
    (s) =>
      each(
        [
          [18, 22, 1],
          [50, 38, 1.5],
          [94, 16, 0.9],
          [134, 32, 1.4],
          [26, 64, 1.2],
          [76, 66, 2],
          [120, 64, 1],
          [148, 78, 0.8],
          [52, 90, 0.9],
          [102, 90, 1.2],
          [12, 88, 0.7],
          [70, 18, 0.7],
          [112, 44, 0.6],
        ] as const,
        ([x, y, size]) => s.stare(x, y, size),
      ),
  ],
  evasion: [
    COLD,
    (s) =>
      line("M70 18h70M84 30h76M92 44h50M80 88h60", s.rim, 1.8, 0.5) +
      s.foe("tongue", 30, 2, 0.84, false, -6) +
      s.tracers(-10, 30, [60, 6]) +
      s.tracers(-10, 70, [30, 56]) +
      s.tracers(-10, 96, [60, 74]),
  ],
  outnumbered: [
    "#8a4a3a",
    (s) =>
      s.horde(
        ["head", -12, -6, 0.62],
        ["claw", 34, -16, 0.6],
        ["tongue", 78, -10, 0.62],
        ["head", 112, -2, 0.62],
        ["tail", -20, 38, 0.66],
        ["claw", 114, 40, 0.6],
      ) +
      s.trooper(78, 106, 0.95) +
      group("rotate(28 126 90)", s.token(116, 84, 0.8)),
  ],
  chaos_of_battle: [
    RED,
    (s) =>
      s.flash(16, 70, 14) +
      s.flash(146, 70, 14) +
      s.hero(BLADE, -22, 8, 0.82, true) +
      s.hero(BROTHER, 82, 8, 0.82) +
      s.arrow(EYE, [50, 22], [80, 8], [112, 22]) +
      s.arrow(EYE, [112, 42], [80, 54], [50, 40]),
  ],
  stalking_from_the_shadows: [
    COLD,
    (s) =>
      s.hero(BROTHER, -14, 6, 0.86, true) +
      s.shade([86, 0], [160, 0], [160, 100], [64, 100]) +
      s.foe("head", 84, 2, 0.82),
  ],
  resupply: [
    WARM,
    (s) =>
      s.rays(80, 50, GOLD) +
      s.crate(40, 60, 80, 36) +
      s.token(56, 46, 1.3) +
      s.token(80, 32, 1.8) +
      s.token(104, 46, 1.3),
  ],
  gun_jam: [
    "#6a5a4a",
    (s) =>
      group("translate(-116 -176)scale(2.3)", s.hero(BROTHER, 0, 0, 1)) +
      times(6, (spark) => line(`M${118 + spark * 4} 36l${-10 + spark * 5} ${-16 + (spark % 2) * 6}`, LAMP, 2)) +
      line("M66 30l40 40M106 30L66 70", EYE, 7),
  ],
  for_my_battle_brothers: [
    WARM,
    (s) =>
      s.rays(90, 40, GOLD) +
      s.foe("claw", 92, 2, 0.78) +
      s.trooper(30, 100, 0.9) +
      s.hero(KNIGHT, 6, 8, 0.86) +
      s.flash(104, 60, 12),
  ],
  rewarded_faith: [
    WARM,
    (s) =>
      s.rays(86, 30, GOLD, 26, 10) +
      s.hero({ ...BROTHER, crest: "halo", hold: "sword" }, 16, 4, 0.94) +
      s.token(136, 34, 1.3),
  ],
  full_scan: [TEAL, (s) => s.scope(80, 50, 45, [58, 30], [106, 40], [94, 78], [66, 66])],
  cleansing_flames: [
    "#b0521c",
    (s) =>
      s.foe("claw", 44, -4, 0.76) +
      s.flame(40, 106, 1.1, -10) +
      s.flame(66, 110, 1.3) +
      s.flame(104, 110, 1.4, 4) +
      s.flame(138, 106, 1.2, 12) +
      s.hero(MASKED, -24, 26, 0.66),
  ],
  second_wind: [
    WARM,
    (s) =>
      s.rays(90, 40, GOLD, 14) +
      s.hero(BROTHER, 24, 6, 0.88) +
      line("M0 46h40l8-24 14 50 12-64 12 54 8-16h66", "#04080a", 6, 0.5) +
      line("M0 46h40l8-24 14 50 12-64 12 54 8-16h66", GOLD, 2.6),
  ],
  quick_instincts: [
    COLD,
    (s) => s.foe("tongue", 92, 6, 0.76) + s.hero(BROTHER, -16, 2, 0.92, false, -6) + s.flash(98, 72, 22),
  ],
  secret_route: [
    WARM,
    (s) =>
      s.stare(22, 30, 0.9) +
      s.stare(140, 28, 0.8) +
      s.stare(16, 62, 0.7) +
      s.door(84, 80, 26, 70, GOLD) +
      s.trooper(84, 90, 0.72) +
      s.token(84, 20, 1),
  ],
  enter_formation: [
    "#7d6a48",
    (s) =>
      s.trooper(18, 92, 0.9, true) +
      s.trooper(142, 92, 0.9) +
      s.trooper(46, 98, 1.1, true) +
      s.trooper(116, 98, 1.1) +
      s.trooper(80, 106, 1.4),
  ],
  temporary_sanctuary: [
    TEAL,
    (s) =>
      lit("M30 104V34L54 8H106L130 34V104Z", "#10191c", GOLD, 0, 1.6) +
      line("M80 8V38l-10 9v16l10 9v32M44 42v54M116 42v54M62 20h36", GOLD, 1.8, 0.8) +
      line("M112 50l30-10M114 58l34-3M112 66l30 6", "#fff4dc", 2.2, 0.8) +
      s.glare(80, 24, 20) +
      fill(ring(80, 24, 4.5), "#8dffc4"),
  ],
  rescue_space_marine: [
    WARM,
    (s) =>
      s.rays(110, 26, GOLD) +
      s.hero(BROTHER, 50, 0, 0.92, true) +
      s.hero({ ...BROTHER, helm: "visor", back: "none" }, -22, 40, 0.74, false, -24),
  ],
};

interface Facts {
  instinct: boolean;
  icon: string;
  spawn: readonly (readonly [size: string, colour: keyof typeof TERRAINS])[];
}

/** What a card of nobody's making shows: its sign's creature, or one of the squad where the players act by instinct. */
function invented(facts: Facts | undefined): readonly [string, Draw] {
  const colour = facts?.spawn[0]?.[1];
  const light = mix(colour ? TERRAINS[colour] : "#4d7080", "#30404a", 0.45);
  const kind = facts?.icon || "head";
  return [
    light,
    (s) =>
      s.rays(100, 34) +
      s.foe(kind, 78, 2, 0.84) +
      (facts?.instinct ? s.hero(BROTHER, -16, 8, 0.86) : s.foe(kind, -4, 34, 0.6, true)),
  ];
}

/** The picture of an Event card; copies with other signs share it. */
export function event(name: string, facts?: Facts): Art {
  const known = SCENES[name] ? name : (Object.keys(SCENES).find((id) => name.startsWith(`${id}_`)) ?? "");
  const [light, draw] = SCENES[known] ?? invented(facts);
  const s = new Scene(`event-${known || name}`, light, [86, 34]);
  return s.art(draw(s));
}
