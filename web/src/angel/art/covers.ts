// The pictures of the two games, and of the steps of a round, 160 by 100.
import {
  type Art,
  EYE,
  INK,
  LAMP,
  Chance,
  box,
  each,
  fill,
  glow,
  limb,
  line,
  linear,
  lit,
  mix,
  moved,
  poly,
  radial,
  ring,
  shine,
  stroke,
  times,
  art,
  idOf,
} from "../../shared/art/kit";
import { Scene } from "./scene";

type Draw = (s: Scene) => string;

/** What the card game looks like: between two swarms. */
const angel: Draw = (s) =>
  s.rays(80, 34, "#ffd9b0", 14) +
  s.horde(["claw", 92, 6, 0.56], ["tail", 12, 8, 0.56], ["tongue", 118, 12, 0.58], ["head", -10, 14, 0.6]) +
  s.hero("lorenzo", 44, 13, 0.62);

const STEPS: Readonly<Record<string, Draw>> = {
  choose: (s) =>
    s.rays(80, 30, s.rim, 18) +
    s.trooper(30, 104, 1.1) +
    s.trooper(132, 104, 1.1, true) +
    s.hero("gideon", 26, 4, 0.88) +
    s.token(134, 22, 1.3),
  resolve: (s) =>
    s.foe("claw", 98, 6, 0.72) +
    s.tracers(92, 76, [160, 44], [164, 66]) +
    s.hero("leon", -16, -2, 0.94) +
    s.flash(99, 76, 16),
  attack: (s) =>
    s.horde(["head", -14, -6, 0.66], ["tongue", 96, -10, 0.74], ["claw", 112, 30, 0.62]) +
    s.trooper(78, 104, 1.3) +
    s.slash(108, 48, 0.9, "#ff8a72"),
  event: (s) =>
    s.scope(112, 44, 40, [94, 30], [130, 58], [118, 26]) +
    s.stare(28, 26, 1.2) +
    s.stare(52, 48, 0.8) +
    s.stare(20, 66, 0.9) +
    s.foe("head", -6, 46, 0.5),
  travel: (s) =>
    s.door(92, 76, 28, 68, "#ffd7a0") +
    s.trooper(92, 84, 0.62) +
    s.trooper(60, 98, 1.05) +
    s.trooper(128, 104, 1.2, true),
};

const LIGHTS: Readonly<Record<string, string>> = {
  angel: "#b5482e",
  choose: "#5b8f86",
  resolve: "#c9762c",
  attack: "#a8452d",
  event: "#3f9a74",
  travel: "#94804a",
};

// ---------------------------------------------------------------------- the board game, from above

const HULK = idOf("coverhulk");
const DARK = mix(INK, "#3d7f86", 0.1);

/** A marine from above, looking right, about 22 long. */
const above = (x: number, y: number, turn: number, hue: string): string => {
  const plate = (d: string, dark: string): string => lit(d, dark, mix(hue, "#fff0d4", 0.6), -0.6, 0.5);
  const shoulder = plate("M-6-12C-1-15 6-14 7-9C7-5 0-4-5-6Z", mix(INK, hue, 0.5));
  return moved(
    plate("M4 3L14 4.500 20 4.500V7.500L14 7.500 4 9Z", "#20282c") +
      plate("M-9-8C-4-11 5-9 7-5V5C5 9-4 11-9 8C-11 4-11-4-9-8Z", mix(INK, hue, 0.28)) +
      shoulder +
      `<g transform="scale(1 -1)">${shoulder}</g>` +
      plate(ring(2, 0, 4), mix(INK, hue, 0.42)) +
      fill("M4-2L6-1.400V1.400L4 2Z", LAMP),
    x,
    y,
    1,
    turn,
  );
};

/** A stealer from above, looking left. */
const stealer = (x: number, y: number, size: number, turn: number): string => {
  const hide = (d: string): string => lit(d, "#0a0d0f", "#b9a37c", 0.5, -0.5);
  const side =
    hide(limb([3, -4, 2], [-3, -10, 1.6], [-10, -9, 1.2], [-15, -5, 0])) +
    hide(limb([6, -4, 2], [8, -11, 1.6], [2, -15, 1.1], [-7, -15, 0]));
  return moved(
    side +
      `<g transform="scale(1 -1)">${side}</g>` +
      hide(limb([14, 0, 0], [8, 0, 3], [2, 0, 5], [-4, 0, 4])) +
      hide("M-3-4C-8-5-13-3-14 0C-13 3-8 5-3 4Z") +
      shine(`${HULK}e`, -11, 0, 6) +
      fill("M-12-1.800l3-.4-1.800 1.200ZM-12 1.800l3 .4-1.800-1.200Z", EYE),
    x,
    y,
    size,
    turn,
  );
};

function hulk(): Art {
  const id = HULK;
  const chance = new Chance("coverhulk");
  const plates = times(40, (square) => {
    const [x, y] = [(square % 10) * 20 - 14, Math.floor(square / 10) * 20 + 12];
    return (
      fill(box(x + 0.6, y + 0.6, 18.8, 18.8), mix("#11181b", "#39565c", chance.between(0.1, 0.5))) +
      (chance.between(0, 1) < 0.4
        ? line(`M${x + 4} ${y + 6}h12M${x + 4} ${y + 10}h12M${x + 4} ${y + 14}h12`, "#05090c", 1.1, 0.8)
        : fill(
            each(
              [
                [3, 3],
                [17, 3],
                [3, 17],
                [17, 17],
              ] as const,
              ([u, v]) => ring(x + u, y + v, 0.9),
            ),
            "#05090c",
            0.9,
          ))
    );
  });
  const bulkhead = (d: string): string => lit(d, DARK, "#8a7a58", 0, -1.3);
  const flames = each(
    [
      [138, 22, 0.5],
      [150, 30, 0.42],
      [146, 16, 0.36],
    ] as const,
    ([x, y, size]) =>
      shine(`${id}f`, x, y - 6, 24 * size + 8) +
      moved(
        fill("M0 0C-16-8-14-26-6-34C-7-26-3-24-1-22C-4-36 3-44 8-50C8-40 18-34 18-18C18-6 10 0 0 0Z", "#f0641a") +
          fill("M2-1C-8-6-7-17-1-23C-1-17 3-15 4-13C5-20 8-24 9-28C12-20 14-14 13-8C12-3 8 0 2-1Z", "#ffd06a"),
        x,
        y,
        size,
      ),
  );
  const scene =
    fill("M0 0H160V100H0Z", "#04080a") +
    plates +
    fill(poly([56, 43], [160, 14], [160, 74]), `url(#${id}b)`) +
    fill(poly([58, 62], [160, 48], [160, 96]), `url(#${id}b)`) +
    fill("M0 0H160V100H0Z", `url(#${id}d)`) +
    bulkhead("M-4-4H102V12H84V26H-4Z") +
    bulkhead("M-4 76H64V88H98V104H-4Z") +
    bulkhead("M102 88H164V104H98V88Z") +
    lit("M102 18h6v22h-6ZM102 62h6v18h-6Z", "#2b3a3f", LAMP, 0.8, 0) +
    line("M103 22l4 4M103 29l4 4M103 66l4 4M103 73l4 4", LAMP, 1.4, 0.8) +
    flames +
    stealer(128, 50, 1.1, -6) +
    stealer(148, 66, 0.95, 14) +
    line(ring(146, 42, 8) + ring(146, 42, 4), "#74e0cf", 1, 0.7) +
    fill(ring(146, 42, 2), "#74e0cf") +
    above(46, 43, 0, "#f4482c") +
    above(24, 62, 6, "#4c8dff") +
    above(70, 62, -4, "#f4482c") +
    line(stroke([92, 66], [124, 52]), "#ffcf7a", 1.6, 0.9) +
    fill(poly([90, 66], [97, 61], [95, 66], [98, 69]), "#fff3cf");
  const defs =
    glow(`${id}e`, EYE, 0.7) +
    glow(`${id}f`, "#ff8a26", 0.7) +
    linear(`${id}b`, [56, 0], [160, 0], [0, "#ffe4b0", 0.5], [1, "#ffe4b0", 0.05]) +
    radial(`${id}d`, 62, 50, 120, [0.2, "#04080a", 0], [1, "#04080a", 0.85]);
  return art(160, 100, `<defs>${defs}</defs>${scene}`);
}

/** The picture of a game, or of a step of its round. */
export function cover(name: string): Art {
  if (name === "hulk") return hulk();
  const s = new Scene(`cover${name}`, LIGHTS[name] ?? "#5b8f86", [84, 34]);
  return s.art((STEPS[name] ?? angel)(s));
}
