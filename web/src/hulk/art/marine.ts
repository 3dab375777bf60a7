// A Terminator seen from above, facing north around 0,0 on a square of 100: the weapons tell what he can do, a shoulder who he is.
import { each, fill, INK, LAMP, line, lit, mix, ring, TEAMS } from "../../shared/art/kit";
import { type Markup, drawing } from "../../page/markup";

/** The armour of each squad. */
const SQUADS = new Map(Object.entries({ A: "blue", B: "purple", C: "green", D: "red" }));
export const teamOf = (squad: string): string => SQUADS.get(squad) ?? "grey";

/** The colour of the left shoulder. */
const RANKS: Readonly<Record<string, string>> = { sergeant: "#f3c43c", librarian: "#8fe4ff" };
/** A marine with a heavy weapon wears its colour. */
const HEAVY = new Map(Object.entries({ heavy_flamer: "#ff8a3d", assault_cannon: "#e8544a" }));

const STEEL = "#39454b";
const EDGE = "#e9e2cc";
const metal = (d: string, dark = STEEL): string => line(d, "#04070a", 3) + lit(d, dark, EDGE, 1, 1.4);
const bright = (d: string, dark: string, glow: string): string =>
  line(d, glow, 6, 0.35) + lit(d, dark, "#ffffff", 0.8, 1);

const RIGHT_ARM = metal("M23-6L39-8L38-27L25-28Z", "#2a343a");
const LEFT_ARM = metal("M-23-6L-39-8L-38-27L-25-28Z", "#2a343a");

/** His weapons, in front of the shoulders. */
const WEAPONS = new Map(
  Object.entries({
    storm_bolter:
      RIGHT_ARM +
      metal("M23-20H41V-38H38V-53H33.500V-38H30.500V-53H26V-38H23Z") +
      metal("M41-24h7v-11h-7Z", "#1b2327") +
      fill(ring(28.3, -52, 1.2) + ring(35.8, -52, 1.2), "#000"),
    heavy_flamer:
      line("M37 24C48 12 47-6 36-18", "#ff8a3d", 4.5) +
      RIGHT_ARM +
      metal("M22-18H42V-34L38-40V-47H26V-40L22-34Z") +
      metal("M25-47H39L42-54H22Z", "#141a1d") +
      fill("M28-53Q32-66 31-58Q36-62 35-53Z", "#ffb13d") +
      fill("M30-53Q32.500-59 34-53Z", "#fff2cc"),
    assault_cannon:
      RIGHT_ARM +
      metal("M19-16H46V-34H19Z", "#2a343a") +
      each([20, 26, 32, 38], (x) => metal(`M${x}-32h5V-60h-5Z`, x % 4 ? "#1b2327" : STEEL)) +
      metal("M18-46H45V-41H18ZM18-58H45V-54H18Z") +
      metal("M44-14a8 8 0 1 0 8 8v-8Z", "#1b2327"),
    power_fist:
      LEFT_ARM +
      metal("M-42-20H-20V-37Q-31-42-42-37Z", "#46545b") +
      each([-41, -35.5, -30, -24.5], (x) => metal(`M${x}-37h4.500v-9q-2.200-3-4.500 0Z`)) +
      line("M-40-30H-22", EDGE, 1.5, 0.5),
    power_sword:
      LEFT_ARM +
      bright("M-33.500-22L-36-54-32-64-28-54-30.500-22Z", "#a9d8f2", "#58b9ff") +
      metal("M-42-25H-22V-20H-42Z", "#8a6a20") +
      line("M-32-60V-26", "#ffffff", 1.2, 0.8),
    chainfist:
      LEFT_ARM +
      metal("M-42-18H-20V-36H-42Z", "#46545b") +
      metal("M-36-36L-37-58-31-63-25-58-26-36Z", "#8a979b") +
      line("M-38-40l-3-2 3-3-3-2 3-3-3-2 3-3M-24-40l3-2-3-3 3-2-3-3 3-2-3-3", EDGE, 1.6),
    thunder_hammer:
      LEFT_ARM +
      metal("M-34-10h6V-44h-6Z", "#6a5526") +
      metal("M-48-44H-14V-61H-48Z", "#5b6a71") +
      line("M-41-44V-61M-21-44V-61", EDGE, 1.6, 0.7) +
      line("M-46-62l4-4 2 4 5-5M-20-63l4-3 1 4", "#a6e6ff", 1.5, 0.9),
    storm_shield:
      metal("M-50-12C-52-36-38-52-10-54L-6-45C-28-42-40-30-40-10Z", "#55666e") +
      line("M-45-18C-44-34-34-45-12-49", "#a6e6ff", 2.4, 0.85) +
      fill(ring(-36, -37, 4), "#f3c43c"),
    lightning_claws:
      LEFT_ARM +
      RIGHT_ARM +
      each([-42, -34, -26, 24, 32, 40], (x) =>
        bright(`M${x} -28L${x - 1.5} -50L${x + 1} -60L${x + 3.5} -50L${x + 3} -28Z`, "#d7e4e8", "#58b9ff"),
      ) +
      metal("M-43-18H-21V-31H-43ZM21-18H43V-31H21Z", "#46545b"),
    force_axe:
      LEFT_ARM +
      metal("M-34-8h5V-60h-5Z", "#4a3a1c") +
      bright("M-31-60C-48-62-54-46-46-34Q-38-38-31-37Z", "#bfe9ff", "#6fd0ff") +
      line("M-47-57l-5-3M-50-46l-6 0", "#c8f2ff", 1.4, 0.8),
  }),
);
/** A hand that holds nothing. */
const EMPTY = RIGHT_ARM;
const IN_THE_RIGHT = ["storm_bolter", "heavy_flamer", "assault_cannon", "lightning_claws"];

const PAULDRON = "M-50 1C-51-19-38-30-22-26C-14-23-12-11-14 2C-16 16-26 24-37 22C-46 20-50 11-50 1Z";
const back = (markup: string): string => `<g transform="translate(0 7)">${markup}</g>`;
const mirrored = (markup: string): string => `<g transform="scale(-1 1)">${markup}</g>`;

/** Weapons are drawn larger than life, about the hands that hold them. */
const larger = (markup: string): string => `<g transform="translate(0 1)scale(1.14 1.24)">${markup}</g>`;

function pauldron(colour: string, light: string): string {
  return (
    line(PAULDRON, "#04070a", 4) +
    lit(PAULDRON, mix("#10181d", colour, 0.55), light, 1.6, 2.2) +
    line("M-44 2C-45-14-36-23-24-21C-19-19-18-10-19 0C-21 11-28 17-36 16C-42 14-44 9-44 2Z", light, 1.7, 0.6)
  );
}

function draw(weapons: readonly string[], squad: string, role: string): string {
  const colour = TEAMS[teamOf(squad)] ?? "#c9d2d5";
  const light = mix(colour, "#fff4dc", 0.6);
  const rank = RANKS[role] ?? weapons.map((weapon) => HEAVY.get(weapon)).find(Boolean) ?? colour;
  const part = (d: string, share: number): string =>
    line(d, "#04070a", 3.5) + lit(d, mix("#0c1318", colour, share), light, 1.2, 2);
  const hood = "M-21-6C-22-25-12-35 0-35C12-35 22-25 21-6L18 19Q0 29-18 19Z";
  const crest =
    role === "sergeant"
      ? line("M0-34V18", "#f3c43c", 5) + line("M-1-33V17", "#fff1c0", 1.5)
      : role === "librarian"
        ? line("M-17-22Q0-46 17-22", "#8fe4ff", 3) + line("M-10 14Q0 20 10 14", "#8fe4ff", 2)
        : line("M-13 12Q0 19 13 12", light, 1.4, 0.5);
  return (
    part("M-27 6Q-30 36-17 43H17Q30 36 27 6Z", 0.26) +
    metal("M-17 27H17V39H-17Z", "#0d1417") +
    line("M-11 28V38M-5.500 28V38M0 28V38M5.500 28V38M11 28V38", light, 2, 0.55) +
    (weapons.includes("heavy_flamer")
      ? metal("M-24 14h9v25h-9ZM15 14h9v25h-9Z", "#8a3a12") + line("M-24 21h9M15 21h9", "#ffb35c", 2)
      : "") +
    larger(
      (weapons.some((weapon) => IN_THE_RIGHT.includes(weapon)) ? "" : EMPTY) +
        weapons.map((weapon) => WEAPONS.get(weapon) ?? "").join(""),
    ) +
    back(pauldron(rank, mix(rank, "#fff4dc", 0.6)) + mirrored(pauldron(colour, light))) +
    part(hood, 0.62) +
    crest +
    fill("M-14-13C-14-26-7-31 0-31C7-31 14-26 14-13Q0-4-14-13Z", "#04070a") +
    lit(
      "M-10-13C-10-23-5-28 0-28C5-28 10-23 10-13Q0-7-10-13Z",
      role === "sergeant" ? "#8a6a20" : role === "librarian" ? "#1d5570" : mix(INK, colour, 0.42),
      light,
      0.6,
      1.2,
    ) +
    fill("M-9-21.500L-1.500-19-7.500-16.500ZM9-21.500L1.500-19 7.500-16.500Z", LAMP)
  );
}

const known = new Map<string, Markup>();

/** The figure of a marine, without letter and marks; drawn once for each equipment. */
export function trooper(weapons: readonly string[], squad: string, role: string): Markup {
  const name = `${weapons.join()} ${squad} ${role}`;
  const drawn = known.get(name) ?? drawing(draw(weapons, squad, role));
  known.set(name, drawn);
  return drawn;
}
