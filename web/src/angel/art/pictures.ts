// Memoised sprites: every picture is drawn once, kept once in the page, and shown by reference (`<use>`).
import { ACTIONS, EVENTS, LOCATIONS, MARINES, TERRAIN } from "../board/facts";
import { action } from "./actions";
import { alien, creature } from "./alien";
import { cover } from "./covers";
import { event } from "./events";
import type { Art } from "./kit";
import { marine } from "./marine";
import { location } from "./place";
import { terrain } from "./terrain";

export type Kind = "marine" | "action" | "event" | "terrain" | "location" | "genestealer" | "creature" | "cover";

/** How many looks each kind of Genestealer has. */
export const LOOKS = 6;

/** The kinds whose cards look different by seed. */
const SEEDED: ReadonlySet<Kind> = new Set<Kind>(["genestealer", "creature"]);

const DRAW: Readonly<Record<Kind, (id: string, seed: number) => Art>> = {
  marine: (id) => marine(id, MARINES[id]?.team, MARINES[id]?.range),
  action: (id) => action(id, ACTIONS[id]?.team, ACTIONS[id]?.type),
  event: (id) => event(id, EVENTS[id]),
  terrain: (id) => terrain(id, TERRAIN[id]?.colour, TERRAIN[id]?.activatable),
  location: (id) => location(id, LOCATIONS[id]?.tier),
  genestealer: (id, seed) => alien(id, String(seed % LOOKS)),
  creature: (id, seed) => creature(id, String(seed % LOOKS)),
  cover: (id) => cover(id),
};

/** The sizes of their grounds, known before they are drawn. */
export const SIZES: Readonly<Record<Kind, readonly [width: number, height: number]>> = {
  marine: [120, 120],
  action: [160, 100],
  event: [160, 100],
  terrain: [120, 120],
  location: [320, 200],
  genestealer: [100, 120],
  creature: [100, 120],
  cover: [160, 100],
};

/** The picture of a card; a card that is not of the game gets one from its facts. */
export const pictureOf = (kind: Kind, id: string, seed = 0): Art => DRAW[kind](id, seed);

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds of drawing after which the page gets a turn. */
const SLICE = 6;

/** Definitions are laid out only where they are shown, not where they are kept. */
let sheet: SVGDefsElement | undefined;
const known = new Set<string>();
const waiting: (() => void)[] = [];

function draw(): void {
  const begun = performance.now();
  while (waiting.length && performance.now() - begun < SLICE) waiting.shift()?.();
  if (waiting.length) setTimeout(draw);
}

/** Starts to draw once the page has shown what it has. */
function soon(): void {
  if (document.hidden) setTimeout(draw);
  else requestAnimationFrame(() => setTimeout(draw));
}

/** The address of a picture in the page. It is drawn a moment later, so that the board itself never waits for it. */
export function spriteOf(kind: Kind, id: string, seed = 0): string {
  const name = `art-${kind}-${id}-${SEEDED.has(kind) ? seed % LOOKS : 0}`;
  if (!sheet?.isConnected) {
    sheet = document.createElementNS(SVG, "defs");
    const holder = document.createElementNS(SVG, "svg");
    holder.setAttribute("class", "sprites");
    holder.setAttribute("aria-hidden", "true");
    holder.append(sheet);
    document.body.append(holder);
    known.clear();
    waiting.length = 0;
  }
  if (!known.has(name)) {
    known.add(name);
    const group = document.createElementNS(SVG, "g");
    group.id = name;
    sheet.append(group);
    if (waiting.push(() => (group.innerHTML = pictureOf(kind, id, seed).markup)) === 1) soon();
  }
  return `#${name}`;
}
