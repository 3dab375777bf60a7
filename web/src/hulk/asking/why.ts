// *Why can't I?*: the illegal orders that target a square and the pieces on it, to ask the server for the reason.
import type { HulkOpen, LegalAnswer, Thing } from "../../protocol";
import { bySquare, notionsAt, standing } from "../figures/things";

/** The orders for each kind of target. */
const ORDERS: Record<string, readonly string[]> = {
  stealer: ["fire", "assault"],
  blip: ["fire"],
  door: ["open", "fire", "assault"],
  square: ["move"],
  terminator: ["pass"],
};

/** A move that counts as offered: if the marine can walk there, no reason is needed. */
export const moveTo = (square: string): LegalAnswer => ({ text: `move:${square}`, things: [["square", square]] });

export function barredAt(square: string, here: readonly Thing[], view: HulkOpen, kind: string, subject: Thing | null, can: readonly LegalAnswer[]): LegalAnswer[] {
  const given = new Set(can.map(({ text }) => text));
  const wanted: LegalAnswer[] = [];
  const add = (verb: string, thing: Thing): void => {
    if (!given.has(`${verb}:${thing[1]}`)) wanted.push({ text: `${verb}:${thing[1]}`, things: [thing] });
  };
  if (kind === "next_marine") {
    for (const thing of here) if (thing[0] === "terminator") add("activate", thing);
    return wanted;
  }
  if (kind !== "order" || !subject) return [];
  // A marine does not move to his own square.
  if (here.some(([each, id]) => each === subject[0] && id === subject[1])) return [];
  const things: Thing[] = [...here];
  if (view.doors[square] === "closed") things.push(["door", square]);
  if (!things.length) things.push(["square", square]);
  for (const thing of things) {
    for (const verb of ORDERS[thing[0]] ?? []) {
      if (verb === "pass" && view.object?.carrier !== subject[1]) continue;
      add(verb, thing);
    }
  }
  if (view.marines[subject[1]]?.weapons.includes("heavy_flamer")) add("flame", ["square", square]);
  return wanted;
}

/** Whether there is more to say about a square than the pieces on it. */
export function hasMore(square: string, view: HulkOpen, options: readonly LegalAnswer[], kind: string, subject: Thing | null, walkable: boolean): boolean {
  const [pieces, can] = [standing(view), bySquare(options, view).get(square) ?? []];
  const barred = barredAt(square, pieces.get(square) ?? [], view, kind, subject, walkable ? [...can, moveTo(square)] : can);
  return can.length + barred.length + notionsAt(view, square, pieces).length > 0;
}
