// Pieces by square, the answers they offer, and their descriptions.
import { joined } from "../../angel/board/say";
import type { Facing } from "../../page/told";
import type { HulkAnswer, HulkOpen, LegalAnswer, Marine, Thing } from "../../protocol";
import { words } from "../../page/words.svelte";
import { beside, type Plan } from "../map/plan";

export const letterOf = (view: Pick<HulkOpen, "marines">, id: string): string =>
  view.marines[id]?.letter ?? "?";

/** The pieces on each square or holding cell of an entry area. */
export function standing(view: HulkOpen): ReadonlyMap<string, Thing[]> {
  const found = new Map<string, Thing[]>();
  const add = (square: string | null | undefined, thing: Thing): void => {
    if (square) found.set(square, [...(found.get(square) ?? []), thing]);
  };
  for (const [id, { at }] of Object.entries(view.marines)) add(at, ["terminator", id]);
  for (const [kind, aliens] of [["stealer", view.stealers], ["blip", view.blips]] as const) {
    for (const [id, { at, entry }] of Object.entries(aliens)) add(at ?? view.entries[entry ?? ""]?.cell, [kind, id]);
  }
  return found;
}

/** The square or holding cell of a thing; null for a facing. */
export function squareOf([kind, id]: Thing, view: HulkOpen): string | null {
  switch (kind) {
    case "square":
    case "door":
      return id;
    case "terminator":
      return view.marines[id]?.at ?? null;
    case "stealer":
      return view.stealers[id]?.at ?? null;
    case "blip":
      return view.blips[id]?.at ?? null;
    case "entry":
      return view.entries[id]?.cell ?? null;
    default:
      return null;
  }
}

/** The answers that selecting each square can mean. Turning is left out: it has its own signs. */
export function bySquare<Answer extends LegalAnswer>(options: readonly Answer[], view: HulkOpen): ReadonlyMap<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  const at = view.active ? (view.marines[view.active]?.at ?? null) : null;
  for (const option of options) {
    const [verb = "", about = ""] = option.text.split(":");
    const [thing] = option.things;
    const square =
      verb === "leave" && at ? beside(at, about as Facing) : verb === "operate" ? at : thing ? squareOf(thing, view) : null;
    if (square) found.set(square, [...(found.get(square) ?? []), option]);
  }
  return found;
}

/** Orders that roll dice right away and cannot be undone. */
const ATTACKS = new Set(["fire", "snap", "assault", "flame", "storm", "storm_section"]);

export const attacks = ({ text }: LegalAnswer): boolean => ATTACKS.has(text.split(":")[0] ?? "");

/** Attacks last: opening a door comes before shooting it. */
const calmFirst = (options: readonly LegalAnswer[]): LegalAnswer[] => [...options].sort((one, other) => Number(attacks(one)) - Number(attacks(other)));

/** Answers that need a second step: rarely the reason to select a piece. */
const SECOND = new Set(["command"]);

/** The meaning of selecting a square: one answer, a choice between several, or nothing.
 *  On an alien a single attack is meant; on any other square the player may want to walk, so an attack needs a choice. */
export function meant(options: readonly LegalAnswer[], alien: boolean): { answer: LegalAnswer } | { among: LegalAnswer[] } | null {
  if (!options.length) return null;
  const verbs = options.map(({ text }) => text.split(":")[0] ?? "");
  const first = options.filter((_, place) => !SECOND.has(verbs[place] ?? ""));
  const [only] = first;
  return first.length === 1 && only && (alien || !attacks(only)) ? { answer: only } : { among: calmFirst(options) };
}

/** Whether a second press fires at the section: not if it hits the player's own, and not if it hits nothing and the marine
 *  can walk there, because a walk takes two presses too. */
export const meansToFire = ({ endangers = [] }: HulkAnswer, walkable: boolean): boolean =>
  endangers.length ? !endangers.some(({ thing: [kind] }) => kind === "terminator" || kind === "object") : !walkable;

/** The board as seen by a marine who interrupts another's activation. */
export function interrupting(view: HulkOpen, id: string): HulkOpen {
  const marine = view.marines[id];
  return marine ? { ...view, active: id, marines: { ...view.marines, [id]: { ...marine, ap: 0 } } } : view;
}

// ---------------------------------------------------------------------- descriptions

const say = words.say.bind(words);

export const marineName = (view: HulkOpen, id: string): string => say("hulk-named", { letter: letterOf(view, id), name: ["terminator", id] });

/** A marine's markers and remaining points. */
export function marks(marine: Marine): string[] {
  const { weapons, role } = marine;
  const told: string[] = [];
  for (const mark of ["overwatch", "guard", "jammed", "may_explode"] as const) {
    if (marine[mark]) told.push(say(`hulk-mark-${mark}`));
  }
  // Not known yet for a marine who was just placed.
  if (marine.ammunition !== undefined && (weapons.includes("heavy_flamer") || weapons.includes("assault_cannon"))) {
    told.push(say("hulk-shots-left", { number: marine.ammunition }));
  }
  if (marine.psi !== undefined && role === "librarian") told.push(say("hulk-psi", { number: marine.psi }));
  return told;
}

function pieceSaid(view: HulkOpen, [kind, id]: Thing): string {
  if (kind === "terminator") {
    const marine = view.marines[id] as Marine;
    const told = say("hulk-marine", { name: marineName(view, id), facing: ["facing", marine.facing] });
    return joined([told, ...marks(marine)]);
  }
  if (kind === "stealer") {
    const facing = view.stealers[id]?.facing ?? "N";
    return say(id === "broodlord" ? "hulk-lord" : "hulk-stealer", { name: id, facing: ["facing", facing] });
  }
  return say("hulk-blip", { name: id });
}

/** Whether a square has anything other than floor. */
export function lies(view: HulkOpen, plan: Plan, square: string, pieces: ReadonlyMap<string, Thing[]>): string[] {
  const told = (pieces.get(square) ?? []).map((thing) => pieceSaid(view, thing));
  const door = view.doors[square];
  if (door) told.push(say("hulk-door", { state: door }));
  if (view.bulkheads.includes(square)) told.push(say("hulk-bulkhead"));
  if (view.burning.includes(square)) told.push(say("hulk-burning"));
  if (view.barriers.includes(square)) told.push(say("hulk-barrier"));
  if (view.object?.at === square) told.push(say("hulk-object", { name: ["object", view.object.name] }));
  for (const [name, squares] of Object.entries(view.objectives)) if (squares.includes(square)) told.push(say("hulk-objective", { name: ["objective", name] }));
  for (const exit of Object.values(view.exits)) if (exit.square === square) told.push(say("hulk-exit", { facing: ["facing", exit.facing] }));
  for (const [name, entry] of Object.entries(view.entries)) {
    if (entry.square === square) told.push(say("hulk-entry-square", { name, number: (pieces.get(entry.cell) ?? []).length }));
  }
  for (const ends of Object.values(view.ladders)) {
    const other = ends.find((end) => end !== square);
    if (other && ends.includes(square)) told.push(say("hulk-ladder", { square: other }));
  }
  if (!told.length && plan.at.has(square)) told.push(say("hulk-floor"));
  return told;
}

/** The term that explains each weapon. */
const ARMED: Readonly<Record<string, string>> = {
  assault_cannon: "assault_cannon",
  heavy_flamer: "heavy_flamer",
  chainfist: "chainfist",
  lightning_claws: "lightning_claws",
  thunder_hammer: "thunder_hammer",
  power_sword: "parry",
  storm_shield: "block",
  force_axe: "psi_point",
};

const notionsOf = ({ weapons, overwatch, guard, jammed }: Marine): string[] => [
  ...(overwatch ? ["overwatch"] : []),
  ...(guard ? ["guard"] : []),
  ...(jammed ? ["jam"] : []),
  ...weapons.flatMap((weapon) => ARMED[weapon] ?? []),
];

/** The terms that explain what is on a square. */
export function notionsAt(view: HulkOpen, square: string, pieces: ReadonlyMap<string, Thing[]>): string[] {
  const found = (pieces.get(square) ?? []).flatMap(([kind, id]) => {
    const marine = kind === "terminator" ? view.marines[id] : undefined;
    return marine ? notionsOf(marine) : [kind === "blip" ? "blip" : id === "broodlord" ? "broodlord" : "genestealer"];
  });
  const entry = Object.values(view.entries).some(({ cell, square: inside }) => cell === square || inside === square);
  const lying: [boolean, ...string[]][] = [
    [view.doors[square] !== undefined, "door"],
    [view.bulkheads.includes(square), "bulkhead"],
    [view.burning.includes(square), "flames"],
    [view.barriers.includes(square), "force_barrier"],
    [view.object?.at === square, "object"],
    [Object.values(view.exits).some((exit) => exit.square === square), "exit"],
    [entry, "entry_area", "lurking"],
  ];
  return [...new Set([...found, ...lying.flatMap(([there, ...notions]) => (there ? notions : []))])];
}

/** The description of a square for a player who moves over the map by keys. */
export function described(view: HulkOpen, plan: Plan, square: string, pieces: ReadonlyMap<string, Thing[]>, options: readonly LegalAnswer[]): string {
  const entry = Object.entries(view.entries).find(([, { cell }]) => cell === square);
  if (entry) {
    const lurkers = (pieces.get(square) ?? []).map(([, id]) => id);
    return joined([say("hulk-entry", { name: entry[0], number: lurkers.length }), ...lurkers]);
  }
  const seen = Object.entries(view.marines).filter(([, { sees }]) => sees?.includes(square)).map(([id]) => letterOf(view, id));
  return joined([
    say("hulk-at", { square, section: plan.at.get(square)?.section ?? "" }),
    ...lies(view, plan, square, pieces),
    seen.length > 0 && say("hulk-seen-by", { names: seen.join(" ") }),
    options.length > 0 && say("hulk-can", { answers: options.map((option) => words.option(option)).join(" / ") }),
  ]);
}

/** Everything a marine sees, nearest first: pieces, closed doors, flames and objectives. */
export function sight(view: HulkOpen, plan: Plan, id: string): string {
  const marine = view.marines[id];
  if (!marine?.at || !marine.sees) return "";
  const pieces = standing(view);
  const from = plan.at.get(marine.at);
  const far = (square: string): number => {
    const there = plan.at.get(square);
    return there && from ? Math.max(Math.abs(there.x - from.x), Math.abs(there.y - from.y)) : 0;
  };
  const things = [...marine.sees]
    .sort((one, other) => far(one) - far(other))
    .filter((square) => pieces.has(square) || view.doors[square] === "closed" || view.burning.includes(square) || view.bulkheads.includes(square))
    .map((square) => say("hulk-seen-at", { thing: joined(lies(view, plan, square, pieces)), square, number: far(square) }));
  const farthest = Math.max(0, ...marine.sees.map(far));
  const name = ["terminator", id] as const;
  const facing = ["facing", marine.facing] as const;
  return things.length
    ? say("hulk-sees", { name, facing, things: things.reduce((before, after) => say("hulk-one-after-other", { before, after })), number: farthest })
    : say("hulk-sees-nothing", { name, facing, number: farthest });
}
