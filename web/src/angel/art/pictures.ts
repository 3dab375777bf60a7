// Memoised sprites: every picture is drawn once, kept once in the page, and shown by reference (`<use>`).
import { ACTIONS, EVENTS, LOCATIONS, MARINES, TERRAIN } from "../board/facts";
import { action } from "./actions";
import { alien } from "./alien";
import { event } from "./events";
import type { Art } from "./kit";
import { marine } from "./marine";
import { location } from "./place";
import { terrain } from "./terrain";

export type Kind = "marine" | "action" | "event" | "terrain" | "location" | "genestealer";

/** How many looks each kind of Genestealer has. */
export const LOOKS = 6;

const DRAW: Readonly<Record<Kind, (id: string, seed: number) => Art>> = {
  marine: (id) => marine(id, MARINES[id]?.team, MARINES[id]?.range),
  action: (id) => action(id, ACTIONS[id]?.team, ACTIONS[id]?.type),
  event: (id) => event(id, EVENTS[id]),
  terrain: (id) => terrain(id, TERRAIN[id]?.colour, TERRAIN[id]?.activatable),
  location: (id) => location(id, LOCATIONS[id]?.tier),
  genestealer: (id, seed) => alien(id, String(seed % LOOKS)),
};

const drawn = new Map<string, Art>();

/** The picture of a card; a card that is not of the game gets one from its facts. */
export function pictureOf(kind: Kind, id: string, seed = 0): Art {
  const key = `${kind} ${id} ${seed % LOOKS}`;
  const known = drawn.get(key);
  if (known) return known;
  const art = DRAW[kind](id, seed);
  drawn.set(key, art);
  return art;
}

const SVG = "http://www.w3.org/2000/svg";
let sheet: SVGSVGElement | undefined;
const kept = new Set<string>();

/** Puts a picture into the page, unless it is there, and returns its address. */
export function spriteOf(art: Art): string {
  const id = `${art.id}-art`;
  if (!sheet?.isConnected) {
    sheet = document.createElementNS(SVG, "svg");
    sheet.setAttribute("class", "sprites");
    sheet.setAttribute("aria-hidden", "true");
    document.body.append(sheet);
    kept.clear();
  }
  if (!kept.has(id)) {
    kept.add(id);
    const group = document.createElementNS(SVG, "g");
    group.id = id;
    group.innerHTML = art.markup;
    sheet.append(group);
  }
  return `#${id}`;
}
