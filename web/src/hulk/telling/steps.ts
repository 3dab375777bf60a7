// The board after one more thing has happened: what the aliens do comes all at once, and is shown step by step.
import { type EventName, type Facing, type Field, type Happening, type Told, fieldOf } from "../../page/told";
import type { HulkEvent, HulkOpen, HulkOwn, Marine, Thing } from "../../protocol";

const idOf = (value: Told | undefined): string => (Array.isArray(value) && typeof value[0] === "string" ? String(value[1]) : "");
const kindOf = (value: Told | undefined): string => (Array.isArray(value) && typeof value[0] === "string" ? value[0] : "");

/** What an event of these names does to the board. */
type Change<N extends HulkEvent["event"]> = (view: HulkOpen, event: Extract<HulkEvent, { event: N }>) => HulkOpen;

/** An alien, whatever of it is known, somewhere else. */
function moved(view: HulkOpen, alien: Told | undefined, to: { at?: string | null; entry?: string | null; facing?: string }): HulkOpen {
  const id = idOf(alien);
  const place = { at: to.at ?? null, entry: to.entry ?? null, forced: false };
  if (kindOf(alien) === "blip") {
    return { ...view, blips: { ...view.blips, [id]: { broodlord: false, ...view.blips[id], ...place } } };
  }
  const facing = (to.facing || view.stealers[id]?.facing || "N") as Facing;
  return { ...view, stealers: { ...view.stealers, [id]: { ...place, facing } } };
}

function without<T>(of: Record<string, T>, id: string): Record<string, T> {
  return Object.fromEntries(Object.entries(of).filter(([other]) => other !== id));
}

function ofMarine(view: HulkOpen, id: string, change: Partial<HulkOpen["marines"][string]>): HulkOpen {
  const marine = view.marines[id];
  return marine ? { ...view, marines: { ...view.marines, [id]: { ...marine, ...change } } } : view;
}

function ofPiece(view: HulkOpen, piece: Told | undefined, square: string): HulkOpen {
  return kindOf(piece) === "terminator" ? ofMarine(view, idOf(piece), { at: square }) : moved(view, piece, { at: square });
}

const door = (state: HulkOpen["doors"][string]) => (view: HulkOpen, event: { door: Thing }): HulkOpen => ({ ...view, doors: { ...view.doors, [idOf(event.door)]: state } });
const stepped = (view: HulkOpen, event: { alien: Thing; square: Thing; facing: Thing | string }): HulkOpen =>
  moved(view, event.alien, { at: idOf(event.square), facing: idOf(event.facing) });
/** What is left of something that a marine uses up. */
function used(view: HulkOpen, [, id]: Thing, what: "ammunition" | "psi", number: number): HulkOpen {
  return ofMarine(view, id, { [what]: Math.max((view.marines[id]?.[what] ?? 0) - number, 0) });
}

/** Of all shots only those of the cannon are counted; flames tell of themselves. */
const fired: Change<"shot_fired"> = (view, { terminator }) =>
  view.marines[terminator[1]]?.weapons.includes("assault_cannon") ? used(view, terminator, "ammunition", 1) : view;

/** Section 16: what lasts until the mission status phase ends with it, jams by a setting (JAM-3). */
function phase(view: HulkOpen, name: string): HulkOpen {
  const opened: HulkOpen = { ...view, phase: name as HulkOpen["phase"], active: null };
  if (name !== "status") return opened;
  const cleared = view.settings.jam_end_of_turn === "clear" ? { jammed: false } : {};
  const marines = Object.entries(view.marines).map(([id, marine]): [string, Marine] => [id, { ...marine, overwatch: false, guard: false, ...cleared }]);
  return { ...opened, command_points: 0, marines: Object.fromEntries(marines) };
}

const ofObject = (view: HulkOpen, change: Partial<NonNullable<HulkOpen["object"]>>): HulkOpen =>
  view.object ? { ...view, object: { ...view.object, ...change } } : view;

const commanded = (view: HulkOpen, event: { number: number }): HulkOpen => ({ ...view, command_points: event.number });
const revealed = (view: HulkOpen, event: { blip: Thing }): HulkOpen => ({ ...view, blips: without(view.blips, idOf(event.blip)) });

const POWERS: Record<string, Change<"power_used">> = {
  prescience: (view) => ({ ...view, command_points: view.command_points + 1 }),
  barrier: (view, event) => ({ ...view, barriers: [...view.barriers, idOf(event.target)] }),
};

/** By event what it changes on the board; what is not here changes nothing that is drawn. */
const CHANGES: { [N in HulkEvent["event"]]?: Change<N> } = {
  phase_opened: (view, event) => phase(view, idOf(event.phase)),
  turn_began: (view, event) => ({ ...view, turn: event.number }),
  command_drawn: commanded,
  command_redrawn: commanded,
  blip_arrived: (view, event) => moved(view, event.blip, { entry: idOf(event.entry) }),
  blip_ambushes: (view, event) => moved(view, event.blip, { at: idOf(event.square) }),
  blip_revealed: revealed,
  lord_revealed: revealed,
  blip_removed: revealed,
  stealer_placed: (view, event) =>
    moved(view, event.stealer, { at: idOf(event.square), facing: idOf(event.facing) }),
  alien_moved: stepped,
  alien_entered: stepped,
  alien_turned: (view, event) =>
    moved(view, event.alien, { at: view.stealers[idOf(event.alien)]?.at ?? null, facing: idOf(event.facing) }),
  stealer_died: (view, event) => ({ ...view, stealers: without(view.stealers, idOf(event.stealer)) }),
  marine_posted: (view, event) =>
    ofMarine(view, idOf(event.terminator), { at: idOf(event.square), facing: idOf(event.facing) as Facing }),
  marine_moved: (view, event) => ofMarine(view, idOf(event.terminator), { at: idOf(event.square) }),
  marine_faces: (view, event) => ofMarine(view, idOf(event.terminator), { facing: idOf(event.facing) as Facing }),
  marine_died: (view, event) => ofMarine(view, idOf(event.terminator), { at: null }),
  marine_left: (view, event) => ofMarine(view, idOf(event.terminator), { at: null, left: true }),
  gun_jammed: (view, event) => ofMarine(view, idOf(event.terminator), { jammed: true }),
  shot_fired: fired,
  flamer_fired: (view, { terminator }) => used(view, terminator, "ammunition", 1),
  psi_spent: (view, { terminator, number }) => used(view, terminator, "psi", number),
  power_used: (view, event) => POWERS[idOf(event.power)]?.(view, event) ?? view,
  overwatch_set: (view, event) => ofMarine(view, idOf(event.terminator), { overwatch: true, guard: false }),
  guard_set: (view, event) => ofMarine(view, idOf(event.terminator), { guard: true, overwatch: false }),
  console_operated: (view, event) => ({ ...view, operated: [...view.operated, idOf(event.objective)] }),
  object_taken: (view, event) => ofObject(view, { at: null, carrier: idOf(event.terminator) }),
  object_passed: (view, event) => ofObject(view, { at: null, carrier: idOf(event.terminator2) }),
  object_put_down: (view, event) => ofObject(view, { at: idOf(event.square), carrier: null }),
  object_wandered: (view, event) => ofObject(view, { at: idOf(event.square), carrier: null }),
  object_harmed: (view, event) => ofObject(view, { state: idOf(event.state) as NonNullable<HulkOpen["object"]>["state"] }),
  jam_cleared: (view, event) => ofMarine(view, idOf(event.terminator), { jammed: false }),
  ladder_climbed: (view, event) => ofPiece(view, event.piece, idOf(event.square)),
  door_opened: door("open"),
  door_closed: door("closed"),
  door_destroyed: door("destroyed"),
  bulkhead_cut: (view, event) => ({ ...view, bulkheads: view.bulkheads.filter((square) => square !== idOf(event.door)) }),
  markers_removed: (view) => ({ ...view, burning: [], barriers: [] }),
};

export function after(view: HulkOpen, event: HulkEvent): HulkOpen {
  // The change of this name takes this event: TypeScript cannot say so of a union.
  const change = CHANGES[event.event] as ((view: HulkOpen, event: HulkEvent) => HulkOpen) | undefined;
  return change?.(view, event) ?? view;
}

/** The board once an answer has been given: paid for, and what it sets alight burns. Any action ends overwatch and guard (MOV-7, SHT-2). */
export function answered(view: HulkOpen, own: HulkOwn | null, answer: string): HulkOpen {
  const { cost, area = [] } = own?.pending.flatMap(({ options }) => options).find(({ text }) => text === answer) ?? {};
  const who = own?.pending.find(({ kind }) => kind === "order")?.subject?.[1];
  if (cost === undefined || !who) return view;
  const { ap, cp } = cost;
  const burning = answer.startsWith("flame:") ? area : [];
  const paid = { ...view, command_points: view.command_points - cp, burning: [...new Set([...view.burning, ...burning])] };
  const { ap: points = 0, psi = 0 } = view.marines[who] ?? {};
  return ofMarine(paid, who, { ap: Math.max(points - ap, 0), psi: psi - cost.psi, overwatch: false, guard: false });
}

/** What the aliens did, which is told in its own time: everything else has just been answered by the player himself. */
const DEEDS = new Set<EventName>([
  "blip_arrived", "blip_ambushes", "blip_lost", "blip_revealed", "lord_revealed", "stealer_placed", "stealers_lost",
  "alien_moved", "alien_entered", "alien_turned", "alien_stops", "brood_tested", "lord_wakes", "assault_rolled",
  "assault_ended", "shot_fired", "shot_missed", "stealer_died", "marine_died", "gun_jammed", "door_opened",
  "door_closed", "door_struck", "door_held", "door_destroyed", "ladder_climbed", "flamer_fired", "fate_rolled", "object_harmed", "object_wandered",
]);

/** What is said before a deed and gives its reason. */
const REASONS = new Set<EventName>(["alien_activated", "alien_targets", "alien_plans", "brood_tested", "brood_group"]);

const SILENT = new Set<EventName>(["alien_activated", "alien_targets", "alien_plans", "brood_group"]);
const STEPS = new Set<EventName>(["alien_moved", "alien_entered", "alien_turned"]);
const MOST_SPOKEN = 24;

/** What of it is said to those who listen: no reasons, and of several steps of one alien the last, so that a whole phase is heard. */
export function spoken(events: readonly Happening[]): Happening[] {
  const told = events.filter(({ event }) => !SILENT.has(event));
  const goesOn = (event: Happening, next: Happening | undefined): boolean =>
    next !== undefined && STEPS.has(event.event) && STEPS.has(next.event) && idOf(fieldOf(event, "alien")) === idOf(fieldOf(next, "alien"));
  return told.filter((event, place) => !goesOn(event, told[place + 1])).slice(-MOST_SPOKEN);
}

export interface Deed {
  /** Its number among all events. */
  number: number;
  event: Happening;
  /** What was told of the same alien before, since it was activated. */
  because: Happening[];
  /** Where to look. */
  square: string | null;
}

/** What was done last, and made somebody ask for an answer to it. */
export const lastDeed = (events: readonly Happening[]): Happening | null => [...events].reverse().find(({ event }) => DEEDS.has(event)) ?? null;

/** Where it was done. */
export const placeOf = (event: Happening | null, board: HulkOpen): string | null => event && squareOf(event, board);

/** In the aliens' phase the squares of what was done last, and of the alien that acts. */
export function causeOf(events: readonly Happening[], board: HulkOpen): string[] {
  if (board.phase !== "aliens") return [];
  const alien = board.acting?.alien ?? "";
  return [placeOf(lastDeed(events), board), (board.stealers[alien] ?? board.blips[alien])?.at].filter((square) => typeof square === "string");
}

/** Where a marine was told last to act: the number of that event, 0 if none was. */
export const lastOrder = (events: readonly Happening[]): number =>
  Math.max(events.map(({ event }) => event === "marine_commanded" || event === "marine_activated").lastIndexOf(true), 0);

/** The answer by which whoever has acted last on command points goes on; empty if nobody has. */
export function commandAgain(events: readonly Happening[]): string {
  const last = events[lastOrder(events)];
  return last?.event === "marine_commanded" ? `command:${last.terminator[1]}` : "";
}

const WHO: readonly Field[] = ["alien", "stealer", "blip", "attacker", "piece"];
const PIECES: readonly Field[] = [...WHO, "terminator", "target"];

function squareOf(event: Happening, board: HulkOpen): string | null {
  const square = idOf(fieldOf(event, "square")) || idOf(fieldOf(event, "door"));
  if (square) return square;
  for (const field of PIECES) {
    const id = idOf(fieldOf(event, field));
    const at = board.stealers[id]?.at ?? board.blips[id]?.at ?? board.marines[id]?.at;
    if (at) return at;
  }
  return board.entries[idOf(fieldOf(event, "entry"))]?.cell ?? null;
}

/** What marines see changes with every step, and the rules alone reckon it: of a board that is told nobody's sight is known. */
function unsighted(view: HulkOpen): HulkOpen {
  const marines = Object.entries(view.marines).map(([id, { sees: _, ...marine }]) => [id, marine] as const);
  return { ...view, marines: Object.fromEntries(marines) };
}

/** The deeds among the events from a number on, with the boards after each. */
export function deedsFrom(before: HulkOpen, events: readonly HulkEvent[], from: number): { deeds: Deed[]; boards: HulkOpen[] } {
  const deeds: Deed[] = [];
  const boards: HulkOpen[] = [];
  let board = unsighted(before);
  let because: Happening[] = [];
  events.slice(from).forEach((event, place) => {
    board = after(board, event);
    if (event.event === "alien_activated" || event.event === "phase_opened") because = [];
    if (REASONS.has(event.event)) because = [...because, event];
    if (!DEEDS.has(event.event)) return;
    const alien = WHO.map((field) => fieldOf(event, field)).find((thing) => thing !== undefined);
    deeds.push({ number: from + place, event, because: because.filter((told) => about(told, alien)), square: squareOf(event, board) });
    boards.push(board);
  });
  return { deeds, boards };
}

/** A reason is told of the alien itself, or of one of its brood. */
function about(told: Happening, alien: Told | undefined): boolean {
  const id = idOf(alien);
  return !id || idOf(fieldOf(told, "alien")) === id || !("alien" in told) || kindOf(alien) === "terminator";
}

/** Whether the player did not bring this about by an answer about it: the aliens' phases, and what they do in them. */
export const isAlienPhase = (events: readonly Happening[]): boolean =>
  events.some(({ event }) => event.startsWith("alien_") || event === "blip_arrived" || event === "blip_ambushes");
