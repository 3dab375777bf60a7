// Doors, consoles, entry areas, exits and ladders, around 0,0 on a square of 100.
import { Chance, each, fill, line, lit, ring, times } from "../../shared/art/kit";
import { type Markup, drawing } from "../../page/markup";

const STEEL = "#4a585e";
const EDGE = "#e4d8bd";
const metal = (d: string, dark = STEEL): string => line(d, "#04070a", 4) + lit(d, dark, EDGE, 1, 1.5);

/** The frame that a door runs in: it closes a passage from north to south. */
export const FRAME = drawing(metal("M-52-15H-42V15H-52ZM42-15H52V15H42Z", "#5d6d73"));

const stripes = (from: number): string =>
  times(3, (bar) =>
    fill(
      `M${from + bar * 14} 11L${from + 6 + bar * 14}-11H${from + 12 + bar * 14}L${from + 6 + bar * 14} 11Z`,
      "#e0a03a",
    ),
  );

/** One leaf, the left one; the other is its mirror image. */
export const LEAF = drawing(
  metal("M-46-13H0V13H-46Z", "#2c2a20") +
    stripes(-43) +
    line("M-44-11.500H-2", "#ffe2ad", 1.3, 0.6) +
    metal("M-8-13H0V13H-8Z", "#5a4a2a"),
);

/** What is left of a door that was blown open. */
export const WRECK = drawing(
  metal("M-52-14H-37l6 10-7 8 4 10H-52Z", "#33312a") +
    metal("M52-14H39l-7 8 5 9-4 11H52Z", "#33312a") +
    fill("M-22 4l8-5 3 7-7 4ZM10-8l7 2-3 7-7-3ZM18 9l5-2 2 5Z", "#2a2a26") +
    line("M-22 4l8-5M10-8l7 2", EDGE, 1.2, 0.6),
);

export const BULKHEAD = drawing(
  metal("M-50-24H50V24H-50Z", "#3a464c") +
    each([-36, -12, 12, 36], (x) => line(`M${x}-22V22`, "#0a0f12", 4) + line(`M${x - 3}-22V22`, EDGE, 1.2, 0.4)) +
    line("M-50-8H50M-50 8H50", "#0a0f12", 3, 0.7),
);

/** A console that glows in the dark. */
export const CONSOLE = drawing(
  metal("M-38-34H38L42 12 34 34H-34L-42 12Z", "#2b373c") +
    fill("M-30-27H30V2H-30Z", "#06211f") +
    line("M-26-6l10-12 9 8 10-14 9 16 12-8", "#74e0cf", 3.2) +
    line("M-28-22H28M-28-14H28M-28-6H28", "#74e0cf", 0.8, 0.35) +
    line("M-30-27H30V2H-30Z", "#74e0cf", 2, 0.9) +
    each([-26, -15, -4, 7, 18], (x) => fill(`M${x} 10h8v6h-8Z`, x === 7 ? "#ffb35c" : "#8fa4a6")) +
    each([-22, -11, 0, 11], (x) => fill(`M${x} 20h8v5h-8Z`, x === -11 ? "#ff6a55" : "#5f7478")),
);

export const LADDER = drawing(
  fill(ring(0, 0, 42), "#020405") +
    line(ring(0, 0, 42), "#8fa4a6", 5) +
    line(ring(0, 0, 46.5), "#0a0f12", 3) +
    times(8, (bolt) =>
      fill(ring(44 * Math.cos((bolt * Math.PI) / 4), 44 * Math.sin((bolt * Math.PI) / 4), 2.2), EDGE),
    ) +
    line("M-17-36V36M17-36V36", "#a9bcbc", 6) +
    line("M-17-24H17M-17-8H17M-17 8H17M-17 24H17", "#d6e2de", 4.5),
);

/** An opening that something comes through, downwards. */
export const ENTRY = drawing(
  fill("M-46-46H46V50H-46Z", "#120605") +
    line("M-44-44V50M44-44V50", "#4a2a20", 8) +
    line("M-34 40Q-30-30 0-34Q30-30 34 40", "#000", 26, 0.8) +
    each([-28, -9, 10, 29], (x) => fill(`M${x - 9} 48L${x} 34 ${x + 6} 34 ${x - 3} 48Z`, "#c8742a")) +
    fill("M-22 4H22L0 28Z", "#ff7a4a", 0.75) +
    fill("M-22-14H22L0 10Z", "#ff7a4a", 0.4) +
    fill("M-14-31l9 4-7 3ZM14-31l-9 4 7 3Z", "#ff4b36", 0.9),
);

/** Arrows that lead out, upwards. */
export const EXIT = drawing(
  fill("M-46-50H46V-34H-46Z", "#123c2c", 0.9) +
    each([-36, -18, 0, 18, 36], (x) => fill(`M${x - 6}-37L${x + 2}-48H${x + 8}L${x}-37Z`, "#5fe3a0", 0.9)) +
    line("M-26-2L0-26 26-2M-26 22L0-2 26 22", "#5fe3a0", 8) +
    line("M-26-2L0-26 26-2M-26 22L0-2 26 22", "#d8ffe9", 2.4, 0.8),
);

/** One tongue of fire, its foot at 0,0. */
const tongue = (x: number, y: number, size: number, lean: number): string =>
  `<g transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(lean)})scale(${Math.round(size * 100) / 100})">` +
  fill("M0 4C-18-4-17-25-7-36C-8-26-3-24-1-22C-4-40 4-50 9-60C9-46 20-38 20-19C20-4 11 4 0 4Z", "#ff5e14") +
  fill("M2 2C-9-4-9-17-2-26C-1-18 3-16 5-14C5-23 8-28 10-34C13-24 15-16 14-8C13-2 8 2 2 2Z", "#ffb53d") +
  fill("M4 0C-2-4 0-11 4-17C9-11 10-3 4 0Z", "#fff3cc") +
  "</g>";

/** The flames on a square, in two layers that flicker against each other. */
export function flames(square: string): readonly [back: Markup, front: Markup] {
  const chance = new Chance(`fire ${square}`);
  const row = (places: readonly number[], y: number, size: number): string =>
    each(places, (x) =>
      tongue(x + chance.about(6), y + chance.about(5), size * chance.between(0.8, 1.15), chance.about(9)),
    );
  return [
    drawing(row([-26, 4, 30], 2, 0.95) + row([-36, 22], -14, 0.7)),
    drawing(row([-30, -2, 26], 40, 1.05) + row([-14, 14], 24, 0.8)),
  ];
}
