// The scenes of the Action cards, by card id; a new card gets one from its type and its team.
import { type Art, type Point, INK, TEAMS, around, fill, line, lit, mix, poly, times } from "../../shared/art/kit";
import { NOBODY, lookOf } from "../../shared/art/marine";
import { Scene } from "./scene";

type Draw = (s: Scene) => string;

const hexagon = (x: number, y: number, r: number): string =>
  poly(...Array.from({ length: 6 }, (_, corner): Point => around(x, y, corner / 6, r)));

const SCENES: Readonly<Record<string, Draw>> = {
  block: (s) => s.rays(96, 46) + s.foe("claw", 84, 0, 0.86) + s.hero("gideon", -8, -2, 0.92) + s.flash(97, 52, 13),
  defensive_stance: (s) =>
    s.stare(14, 20, 0.9) +
    s.stare(80, 14, 0.7) +
    s.stare(146, 24, 0.9) +
    s.hero("goriel", -12, 12, 0.78, true) +
    s.hero("claudio", 66, 8, 0.84),
  counter_attack: (s) =>
    s.foe("head", 82, -4, 0.88) + s.hero("lorenzo", -14, 0, 0.9) + s.slash(112, 52, 1.2, "#eaf2ff"),
  overwatch: (s) =>
    s.beam(70, 50, [170, 4], [170, 104]) +
    s.stare(132, 40, 1.2) +
    s.stare(112, 62, 0.8) +
    s.stare(150, 70, 0.9) +
    s.stare(146, 18, 0.7) +
    s.hero("valencio", -12, 0, 0.94),
  strategize: (s) =>
    s.scope(106, 48, 42, [88, 34], [126, 66]) +
    s.arrow("#fff1d0", [126, 66], [138, 44], [122, 26], [104, 24]) +
    s.hero("omnio", -18, 6, 0.86),
  power_field: (s) =>
    s.foe("tail", 42, 2, 0.82) +
    fill(hexagon(80, 50, 47), "#8fe6ff", 0.12) +
    line(hexagon(80, 50, 47), "#8fe6ff", 3) +
    line(hexagon(80, 50, 41), "#f0fcff", 1, 0.8) +
    s.bolt([33, 50], [56, 14]) +
    s.bolt([127, 50], [104, 86]),
  onward_brothers: (s) =>
    s.door(80, 74, 25, 66, "#ffd7a0") +
    s.trooper(80, 84, 0.62) +
    s.trooper(44, 100, 1.05) +
    s.trooper(120, 106, 1.25, true),
  stealth_tactics: (s) =>
    s.scope(118, 44, 32, [126, 34]) +
    line("M116 24l20 20M136 24l-20 20", "#fff1d0", 3.5) +
    s.shade([0, 0], [62, 0], [86, 100], [0, 100]) +
    s.hero("scipio", -8, 8, 0.86),
  reorganize: (s) =>
    s.hero("goriel", -10, 18, 0.72, true) +
    s.hero("claudio", 84, 14, 0.76) +
    s.arrow("#fff1d0", [36, 24], [80, 6], [124, 22]) +
    s.arrow(s.light, [124, 40], [80, 26], [38, 40]),
  forward_scouting: (s) =>
    s.beam(58, 46, [166, 2], [166, 96]) +
    lit("M106 16L142 10 150 70 114 76Z", mix(INK, s.light, 0.2), "#fff1d0", -1.2, 1.2) +
    s.stare(128, 42, 1.5) +
    s.hero("omnio", -18, 4, 0.9),
  intimidation: (s) =>
    s.rays(56, 40, s.rim, 22) +
    s.foe("head", 96, 44, 0.42) +
    s.foe("tongue", 120, 34, 0.5, true) +
    s.hero("lorenzo", -16, -12, 1.12),
  run_and_gun: (s) =>
    line("M2 20h34M0 34h24M4 78h20", s.rim, 2, 0.6) +
    s.foe("tongue", 106, 26, 0.56) +
    s.hero("noctis", -14, 6, 0.9, false, 7) +
    s.flash(100, 76, 15) +
    s.tracers(104, 76, [160, 60], [162, 78]),
  lead_by_example: (s) =>
    s.rays(100, 10, "#ffe1a0", 20, 6) +
    s.trooper(26, 104, 1.05) +
    s.trooper(140, 106, 1.1, true) +
    s.hero("lorenzo", 24, 2, 0.9) +
    s.token(130, 22, 1.3),
  flamer_attack: (s) => s.foe("claw", 92, 4, 0.74) + s.jet(70, 64, 100, 26) + s.hero("zael", -20, 0, 0.94),
  psionic_attack: (s) =>
    s.foe("tongue", 84, 4, 0.84) +
    s.hero("calistarius", -16, 0, 0.94) +
    s.bolt([72, 26], [112, 34]) +
    s.bolt([72, 26], [122, 56]) +
    s.bolt([72, 28], [104, 76]),
  dead_aim: (s) => s.foe("head", 36, -8, 0.94) + s.reticle(67, 44, 27),
  full_auto: (s) =>
    s.foe("claw", 104, 14, 0.62) +
    s.tracers(92, 78, [160, 34], [164, 58], [164, 82], [150, 104]) +
    s.hero("leon", -18, -4, 0.96) +
    s.flash(99, 78, 19) +
    times(
      6,
      (shell) =>
        `<rect x="${40 + shell * 9}" y="${12 + ((shell * 37) % 26)}" width="7" height="2.800" rx="1" fill="#ffcf7a" transform="rotate(${shell * 47} ${43 + shell * 9} 20)"/>`,
    ),
  heroic_charge: (s) =>
    s.foe("head", 104, -2, 0.58) +
    s.foe("tongue", 102, 44, 0.56) +
    s.hero("claudio", -16, 0, 0.92, false, 9) +
    s.slash(112, 52, 1.5, "#fff3b8"),
};

const BY_TYPE: Readonly<Record<string, (s: Scene, team: string) => string>> = {
  support: (s, team) => s.rays(90, 40) + s.token(122, 34, 1.5) + s.hero({ ...lookOf(s.name, team), team }, -4, 2, 0.9),
  move_activate: (s, team) =>
    s.door(122, 78, 20, 56, s.light) +
    s.hero({ ...lookOf(s.name, team), team }, -12, 2, 0.9) +
    s.arrow("#fff1d0", [80, 26], [104, 18], [122, 40]),
  attack: (s, team) =>
    s.foe(s.chance.of(["head", "tail", "claw", "tongue"]), 84, 2, 0.8) +
    s.hero({ ...lookOf(s.name, team), team }, -16, 0, 0.92) +
    s.flash(98, 74, 14),
};

/** The picture of an Action card. */
export function action(name: string, team = "", type = "support"): Art {
  const s = new Scene(`action-${name}`, TEAMS[team] ?? NOBODY);
  const draw = SCENES[name];
  return s.art(draw ? draw(s) : ((BY_TYPE[type] ?? BY_TYPE["support"])?.(s, team) ?? ""));
}
