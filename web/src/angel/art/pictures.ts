// The pictures of cards. Each is drawn once and shown as an image: a copy of it is one object of the page, not a hundred.
import { frame, turn } from "../../page/frame";
import { ACTIONS, EVENTS, LOCATIONS, MARINES, TERRAIN } from "../board/facts";
import { action } from "./actions";
import { alien, creature } from "../../shared/art/alien";
import { cover } from "./covers";
import { event } from "./events";
import type { Art } from "../../shared/art/kit";
import { marine } from "../../shared/art/marine";
import { location } from "../../shared/art/place";
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

const drawn = new Map<string, string>();
const waiting = new Map<
  string,
  { kind: Kind; id: string; seed: number; address: Promise<string>; done: (address: string) => void }
>();

/** Draws what waits, one picture after the other: the browser reads each as it is shown, and the page gets a turn in between. */
async function draw(): Promise<void> {
  for (const [name, { kind, id, seed, done }] of waiting) {
    const { width, height, markup } = pictureOf(kind, id, seed);
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`;
    const address = `data:image/svg+xml,${encodeURIComponent(picture)}`;
    drawn.set(name, address);
    waiting.delete(name);
    done(address);
    await turn();
  }
}

/** Starts to draw once the page has shown what it has. */
function soon(): void {
  if (document.hidden) void turn().then(draw);
  else void frame().then(draw);
}

/** The address of a picture. A new one is drawn a moment later, so that the board itself never waits for it. */
export function addressOf(kind: Kind, id: string, seed = 0): string | Promise<string> {
  const name = `${kind} ${id} ${SEEDED.has(kind) ? seed % LOOKS : 0}`;
  const known = drawn.get(name) ?? waiting.get(name)?.address;
  if (known !== undefined) return known;
  if (!waiting.size) soon();
  let done: (address: string) => void = () => {};
  const address = new Promise<string>((resolve) => (done = resolve));
  waiting.set(name, { kind, id, seed, address, done });
  return address;
}
