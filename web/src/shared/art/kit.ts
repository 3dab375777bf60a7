// Procedural SVG drawing: a seeded generator, smooth and tapered paths, lit solids and gradients, all as plain strings.
import { type Markup, drawing } from "../../page/markup";

export type Point = readonly [x: number, y: number];
/** A point of a limb, with half its width. */
export type Joint = readonly [x: number, y: number, width: number];

const hashed = (seed: string): number =>
  [...seed].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261);

/** Seeded random numbers (mulberry32 over an FNV-1a hash), so that a card always looks the same. */
export class Chance {
  #state: number;

  constructor(seed: string) {
    this.#state = hashed(seed);
  }

  between(low: number, high: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + ((high - low) * ((mixed ^ (mixed >>> 14)) >>> 0)) / 4294967296;
  }

  /** Up to `most` away from nothing. */
  about(most: number): number {
    return this.between(-most, most);
  }

  of<T>(all: readonly [T, ...T[]]): T {
    return all[Math.floor(this.between(0, all.length))] ?? all[0];
  }
}

/** `make` for 0, 1, ... as one string. */
export const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => make(index)).join("");

export const each = <T>(all: readonly T[], make: (one: T, index: number) => string): string => all.map(make).join("");

/** A number with one decimal, as short as it can be written. */
export const n = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
const at = (x: number, y: number): string => `${n(x)} ${n(y)}`;

export const poly = (...points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join("L")}Z`;
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
export const ring = (x: number, y: number, r: number): string =>
  `M${at(x - r, y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
export const stroke = (...points: readonly Point[]): string => `M${points.map(([x, y]) => at(x, y)).join("L")}`;

/** A point at an angle (in turns, 0 is to the right, a quarter is down) and a distance. */
export const around = (x: number, y: number, turn: number, far: number): Point => [
  x + Math.cos(turn * 2 * Math.PI) * far,
  y + Math.sin(turn * 2 * Math.PI) * far,
];

/** A smooth curve through points (Catmull-Rom written as Bézier curves). */
export function smooth(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const point = (index: number): Point =>
    points[closed ? (index + points.length) % points.length : Math.max(0, Math.min(last, index))] ?? [0, 0];
  let curve = `M${at(...point(0))}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index += 1) {
    const [a, b, c, d] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    curve += `C${at(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${at(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)} ${at(...c)}`;
  }
  return closed ? `${curve}Z` : curve;
}

/** A tapered tube along joints; it ends in a point where its width is 0. */
export function limb(...joints: readonly Joint[]): string {
  const one: Point[] = [];
  const other: Point[] = [];
  joints.forEach(([x, y, width], index) => {
    const before = joints[Math.max(0, index - 1)] ?? [x, y];
    const after = joints[Math.min(joints.length - 1, index + 1)] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const far = Math.hypot(dx, dy) || 1;
    one.push([x - (dy / far) * width, y + (dx / far) * width]);
    other.unshift([x + (dy / far) * width, y - (dx / far) * width]);
  });
  return `${smooth(one)}${smooth(other).replace("M", "L")}Z`;
}

/** Mixes two #rrggbb colours; 0 is the first. */
export function mix(one: string, other: string, share: number): string {
  const part = (index: number): string => {
    const [a, b] = [one, other].map((colour) => parseInt(colour.slice(index, index + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

const see = (opacity: number): string =>
  opacity < 1 ? ` opacity="${n(opacity * 10) === "0" ? 0.05 : Math.round(opacity * 100) / 100}"` : "";

export const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}" fill-rule="evenodd"${see(opacity)}/>`;
export const line = (d: string, colour: string, width = 1, opacity = 1, dashes = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${dashes ? ` stroke-dasharray="${dashes}"` : ""} stroke-linecap="round" stroke-linejoin="round"${see(opacity)}/>`;
/** A solid with an edge of light: the lit shape, and the dark one moved away from the light over it. */
export const lit = (d: string, dark: string, light: string, dx = 0, dy = 1.4): string =>
  `<path d="${d}" fill="${light}"/><path d="${d}" fill="${dark}" transform="translate(${n(dx)} ${n(dy)})"/>`;

export const group = (transform: string, markup: string): string => `<g transform="${transform}">${markup}</g>`;
export const moved = (markup: string, x: number, y: number, scale = 1, turn = 0): string =>
  group(
    `translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ""}${scale === 1 ? "" : `scale(${Math.round(scale * 100) / 100})`}`,
    markup,
  );
/** Mirrored about x. */
export const flipped = (markup: string, x: number): string => group(`translate(${n(2 * x)} 0)scale(-1 1)`, markup);
export const both = (markup: string, x: number): string => markup + flipped(markup, x);

/** What a drawing is called in its document: a number made from its name, since a mission's title may be part of that. */
export type Id = `d${number}`;
export const idOf = (name: string): Id => `d${hashed(name) >>> 0}`;

type Letter = "a" | "b" | "d" | "e" | "f" | "g" | "h" | "l" | "o" | "p" | "q" | "r" | "s" | "v" | "w" | "y" | "z";
/** What a gradient is called: by its drawing, and a letter. The picture of the start page is `b`. */
type Light = Id | `${Id | "b"}${Letter}`;

type Stop = readonly [offset: number, colour: string, opacity?: number];
const stops = (all: readonly Stop[]): string =>
  each(
    all,
    ([offset, colour, opacity = 1]) =>
      `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
  );

/** A light that fades from a point. */
export const radial = (id: Light, x: number, y: number, r: number, ...all: readonly Stop[]): string =>
  `<radialGradient id="${id}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}" gradientUnits="userSpaceOnUse">${stops(all)}</radialGradient>`;
export const linear = (id: Light, [x1, y1]: Point, [x2, y2]: Point, ...all: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" gradientUnits="userSpaceOnUse">${stops(all)}</linearGradient>`;
/** The soft light of a lamp or an eye, wherever it is used. */
export const glow = (id: Light, colour: string, strength = 0.7): string =>
  `<radialGradient id="${id}">${stops([
    [0, colour, strength],
    [0.4, colour, strength / 4],
    [1, colour, 0],
  ])}</radialGradient>`;
export const shine = (id: Light, x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${id})"/>`;

export const INK = "#05090c";
export const LAMP = "#ffb35c";
export const EYE = "#ff4b36";
export const BONE = "#e9dfc3";
export const TEAMS: Readonly<Record<string, string>> = {
  blue: "#4c8dff",
  grey: "#c9d2d5",
  green: "#35de86",
  purple: "#c970c2",
  red: "#f4482c",
  yellow: "#f7d116",
};
export const TERRAINS = { green: "#3ddc84", yellow: "#f2d024", orange: "#ff9a3d", red: "#ff5d47" } as const;

/** A drawing, with the size of its ground. */
export interface Art {
  width: number;
  height: number;
  markup: Markup;
}
export const art = (width: number, height: number, text: string): Art => ({ width, height, markup: drawing(text) });
