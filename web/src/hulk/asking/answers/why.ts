// *Why can't I?*: the orders that a square, and what stands there, could be the target of, had the rules allowed them.
import { CONSTANTS, type HulkAnswer, type HulkOpen, type LegalAnswer, type Thing } from "../../../protocol";
import { piecesAt, same, thingsAt } from "../../figures/squares";
import { bySquare, notionsAt } from "../../figures/things";

/** By kind of question and of thing the answers that may be asked about. */
const ASKED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = CONSTANTS.hulk.asked_about;
const OF_WEAPONS: Readonly<Record<string, string>> = CONSTANTS.hulk.weapon_asked;

/** A move that counts as offered: if the marine can walk there, no reason is needed. */
export const moveTo = (square: string): LegalAnswer => ({ text: `move:${square}`, things: [["square", square]] });

export function barredAt(
  square: string,
  view: HulkOpen,
  kind: string,
  subject: Thing | null,
  can: readonly LegalAnswer[],
): LegalAnswer[] {
  const pieces = piecesAt(view, square);
  // Nobody wants to go where he stands.
  if (subject && pieces.some((piece) => same(piece, subject))) return [];
  const shut = thingsAt(view, square).filter(([each, id]) => each === "door" && view.doors[id] === "closed");
  const here: readonly Thing[] = pieces.length + shut.length ? [...pieces, ...shut] : [["square", square]];
  const wanted = here.flatMap((thing) => (ASKED[kind]?.[thing[0]] ?? []).map((verb) => about(verb, thing)));
  if (kind === "order" && subject) wanted.push(...asOrdered(subject[1], square, pieces, view));
  const given = new Set(can.map(({ text }) => text));
  return wanted.filter(({ text }) => !given.has(text));
}

const about = (verb: string, thing: Thing): LegalAnswer => ({ text: `${verb}:${thing[1]}`, things: [thing] });

/** What may be asked about because of what the marine has who acts: the object, a weapon. */
function asOrdered(marine: string, square: string, pieces: readonly Thing[], view: HulkOpen): LegalAnswer[] {
  const others = view.object?.carrier === marine ? pieces.filter(([kind]) => kind === "terminator") : [];
  return [
    ...others.flatMap((other) => CONSTANTS.hulk.carrier_asked.map((verb) => about(verb, other))),
    ...(view.marines[marine]?.weapons ?? [])
      .flatMap((weapon) => OF_WEAPONS[weapon] ?? [])
      .map((verb) => about(verb, ["square", square])),
  ];
}

/** Whether there is more to say about a square than the pieces on it. */
export function hasMore(
  square: string,
  view: HulkOpen,
  options: readonly HulkAnswer[],
  kind: string,
  subject: Thing | null,
  walkable: boolean,
): boolean {
  const can = bySquare(options).get(square) ?? [];
  const barred = barredAt(square, view, kind, subject, walkable ? [...can, moveTo(square)] : can);
  return can.length + barred.length + notionsAt(view, square).length > 0;
}
