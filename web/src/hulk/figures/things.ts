// Which answers the things on the squares give, and what is said of them.
import { joined } from "../../shared/ui/say";
import {
  CONSTANTS,
  type HulkAnswer,
  type HulkOpen,
  type LegalAnswer,
  type Marine,
  type Points,
  type Thing,
} from "../../protocol";
import { words } from "../../page/words.svelte";
import type { Plan } from "../map/plan";
import { PIECES, piecesAt, thingsAt, type Layer } from "./squares";

export const letterOf = (view: Pick<HulkOpen, "marines">, id: string): string => view.marines[id]?.letter ?? "?";

/** The answers that selecting each square can mean. */
export function bySquare<Answer extends HulkAnswer>(options: readonly Answer[]): ReadonlyMap<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const option of options) if (option.at) found.set(option.at, [...(found.get(option.at) ?? []), option]);
  return found;
}

const ATTACKS: ReadonlySet<string> = new Set(CONSTANTS.hulk.attacks);

export const attacks = ({ text }: LegalAnswer): boolean => ATTACKS.has(text.split(":")[0] ?? "");

/** Attacks last: opening a door comes before shooting it. */
const calmFirst = (options: readonly LegalAnswer[]): LegalAnswer[] =>
  [...options].sort((one, other) => Number(attacks(one)) - Number(attacks(other)));

/** Answers that need a second step: rarely the reason to select a piece, or an open door that a marine may walk through. */
const SECOND = new Set(["command", "close"]);

/** The meaning of selecting a square: one answer, a choice between several, or nothing.
 *  On an alien a single attack is meant; on any other square the player may want to walk, so an attack needs a choice. */
export function meant(
  options: readonly LegalAnswer[],
  alien: boolean,
): { answer: LegalAnswer } | { among: LegalAnswer[] } | null {
  if (!options.length) return null;
  const verbs = options.map(({ text }) => text.split(":")[0] ?? "");
  const first = options.filter((_, place) => !SECOND.has(verbs[place] ?? ""));
  const [only] = first;
  return first.length === 1 && only && (alien || !attacks(only)) ? { answer: only } : { among: calmFirst(options) };
}

/** Whether pressing a square may mean this answer: an area attack only if it hits something or burns what must burn; else the marine walks there. */
export const worthPressing = ({ area, endangers = [], burns }: HulkAnswer): boolean =>
  !area || endangers.length > 0 || burns === true;

/** Whether a second press fires at the section: not if it hits the player's own, and not if it is of no use and the marine
 *  can walk there, because a walk takes two presses too. */
export const meansToFire = ({ endangers = [], burns }: HulkAnswer, walkable: boolean): boolean =>
  endangers.length
    ? !endangers.some(({ thing: [kind] }) => kind === "terminator" || kind === "object")
    : burns === true || !walkable;

/** The board for a marine who acts within the activation of another: he has the points that the engine says he can spend. */
export function interrupting(view: HulkOpen, id: string, { ap }: Points): HulkOpen {
  const marine = view.marines[id];
  return marine ? { ...view, active: id, marines: { ...view.marines, [id]: { ...marine, ap } } } : view;
}

// ---------------------------------------------------------------------- descriptions

const say = words.say.bind(words);

export const marineName = (view: HulkOpen, id: string): string =>
  say("hulk-named", { letter: letterOf(view, id), name: ["terminator", id] });

/** A marine's markers and remaining points. */
export function marks(marine: Marine): string[] {
  const { weapons, role } = marine;
  const told: string[] = [];
  for (const mark of ["jammed", "may_explode", "overwatch", "guard"] as const) {
    if (marine[mark]) told.push(say(`hulk-mark-${mark}`));
  }
  // Not known yet for a marine who was just placed.
  if (marine.ammunition !== undefined && (weapons.includes("heavy_flamer") || weapons.includes("assault_cannon"))) {
    told.push(say("hulk-shots-left", { number: marine.ammunition }));
  }
  if (marine.psi !== undefined && role === "librarian") told.push(say("hulk-psi", { number: marine.psi }));
  return told;
}

function marineSaid(view: HulkOpen, id: string): string {
  const marine = view.marines[id] as Marine;
  const told = say("hulk-marine", { name: marineName(view, id), facing: ["facing", marine.facing] });
  return joined([told, ...marks(marine)]);
}

const lurkersOf = (view: HulkOpen, entry: string): Thing[] => piecesAt(view, view.entries[entry]?.cell ?? "");

/** By kind, what is said of a thing on a square. */
const SAID: Readonly<Record<Layer, (view: HulkOpen, id: string, square: string) => string>> = {
  terminator: marineSaid,
  stealer: (view, id) =>
    say(id === "broodlord" ? "hulk-lord" : "hulk-stealer", {
      name: words.name("stealer", id),
      facing: ["facing", view.stealers[id]?.facing ?? "N"],
    }),
  blip: (_, id) => say("hulk-blip", { name: words.name("blip", id) }),
  door: (view, id) => say("hulk-door", { state: view.doors[id] ?? "" }),
  bulkhead: () => say("hulk-bulkhead"),
  flames: () => say("hulk-burning"),
  barrier: () => say("hulk-barrier"),
  object: (_, id) => say("hulk-object", { name: ["object", id] }),
  objective: (_, id) => say("hulk-objective", { name: ["objective", id] }),
  exit: (view, id) => say("hulk-exit", { facing: ["facing", view.exits[id]?.facing ?? "N"] }),
  entry: (view, id) => say("hulk-entry", { name: id, number: lurkersOf(view, id).length }),
  entry_square: (view, id) => say("hulk-entry-square", { name: id, number: lurkersOf(view, id).length }),
  ladder: (view, id, square) => say("hulk-ladder", { square: view.ladders[id]?.find((end) => end !== square) ?? "" }),
};

/** What is there; floor, if nothing else. */
export function lies(view: HulkOpen, plan: Plan, square: string): string[] {
  const told = thingsAt(view, square).map(([kind, id]) => SAID[kind](view, id, square));
  return told.length || !plan.at.has(square) ? told : [say("hulk-floor")];
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

/** By kind, the words of the rules that a thing is about. */
const NOTIONS: Readonly<Record<Layer, (view: HulkOpen, id: string) => readonly string[]>> = {
  terminator: (view, id) => notionsOf(view.marines[id] as Marine),
  stealer: (_, id) => [id === "broodlord" ? "broodlord" : "genestealer"],
  blip: () => ["blip"],
  door: () => ["door"],
  bulkhead: () => ["bulkhead"],
  flames: () => ["flames"],
  barrier: () => ["force_barrier"],
  object: () => ["object"],
  objective: () => [],
  exit: () => ["exit"],
  entry: () => ["entry_area", "lurking"],
  entry_square: () => ["entry_area", "lurking"],
  ladder: () => [],
};

/** The words of the rules that what is on a square is about. */
export const notionsAt = (view: HulkOpen, square: string): string[] => [
  ...new Set(thingsAt(view, square).flatMap(([kind, id]) => NOTIONS[kind](view, id))),
];

/** Screen-reader label of a square. */
export function described(view: HulkOpen, plan: Plan, square: string, options: readonly LegalAnswer[]): string {
  const entry = thingsAt(view, square).find(([kind]) => kind === "entry");
  if (entry)
    return joined([
      SAID.entry(view, entry[1], square),
      ...lurkersOf(view, entry[1]).map((thing) => words.name(...thing)),
    ]);
  const seen = Object.entries(view.marines)
    .filter(([, { sees }]) => sees?.includes(square))
    .map(([id]) => letterOf(view, id));
  return joined([
    say("hulk-at", { square, section: plan.at.get(square)?.section ?? "" }),
    ...lies(view, plan, square),
    seen.length > 0 && say("hulk-seen-by", { names: seen.join(" ") }),
    options.length > 0 && say("hulk-can", { answers: options.map((option) => words.option(option)).join(" / ") }),
  ]);
}

/** Kinds of things that are worth a word wherever they are seen. */
const NOTABLE: ReadonlySet<Layer> = new Set<Layer>([...PIECES, "flames", "bulkhead"]);

/** What a marine sees, the nearest first: pieces, closed doors, flames and bulkheads. */
export function sight(view: HulkOpen, plan: Plan, id: string): string {
  const marine = view.marines[id];
  if (!marine?.at || !marine.sees) return "";
  const from = plan.at.get(marine.at);
  const far = (square: string): number => {
    const there = plan.at.get(square);
    return there && from ? Math.max(Math.abs(there.x - from.x), Math.abs(there.y - from.y)) : 0;
  };
  const things = [...marine.sees]
    .sort((one, other) => far(one) - far(other))
    .filter((square) =>
      thingsAt(view, square).some(
        ([kind, id]) => NOTABLE.has(kind) || (kind === "door" && view.doors[id] === "closed"),
      ),
    )
    .map((square) => say("hulk-seen-at", { thing: joined(lies(view, plan, square)), square, number: far(square) }));
  const farthest = Math.max(0, ...marine.sees.map(far));
  const name = ["terminator", id] as const;
  const facing = ["facing", marine.facing] as const;
  return things.length
    ? say("hulk-sees", {
        name,
        facing,
        things: things.reduce((before, after) => say("hulk-one-after-other", { before, after })),
        number: farthest,
      })
    : say("hulk-sees-nothing", { name, facing, number: farthest });
}
