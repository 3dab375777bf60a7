// The board after one more thing has happened: what the aliens do comes all at once, and is shown step by step.
import type { Happening, Thing, Told } from "../../angel/view";
import { payOf } from "../asking/paying";
import type { Facing, HulkOwn, HulkView } from "../view";

const idOf = (value: Told | undefined): string => (Array.isArray(value) && typeof value[0] === "string" ? String(value[1]) : "");
const kindOf = (value: Told | undefined): string => (Array.isArray(value) && typeof value[0] === "string" ? value[0] : "");

type Change = (view: HulkView, event: Happening) => HulkView;

/** An alien, whatever of it is known, somewhere else. */
function moved(view: HulkView, alien: Told | undefined, to: { at?: string | null; entry?: string | null; facing?: string }): HulkView {
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

function ofMarine(view: HulkView, id: string, change: Partial<HulkView["marines"][string]>): HulkView {
  const marine = view.marines[id];
  return marine ? { ...view, marines: { ...view.marines, [id]: { ...marine, ...change } } } : view;
}

function ofPiece(view: HulkView, piece: Told | undefined, square: string): HulkView {
  return kindOf(piece) === "terminator" ? ofMarine(view, idOf(piece), { at: square }) : moved(view, piece, { at: square });
}

const door = (state: string): Change => (view, event) => ({ ...view, doors: { ...view.doors, [idOf(event["door"])]: state } });
const stepped: Change = (view, event) =>
  moved(view, event["alien"], { at: idOf(event["square"]), facing: idOf(event["facing"]) });
/** What is left of something that a marine uses up. */
const used = (what: "ammunition" | "psi", by: (event: Happening) => number): Change => (view, event) => {
  const id = idOf(event["terminator"]);
  return ofMarine(view, id, { [what]: Math.max((view.marines[id]?.[what] ?? 0) - by(event), 0) });
};
const shot = used("ammunition", () => 1);

/** Of all shots only those of the cannon are counted; flames tell of themselves. */
const fired: Change = (view, event) =>
  view.marines[idOf(event["terminator"])]?.weapons.includes("assault_cannon") ? shot(view, event) : view;

/** Section 16: what lasts until the mission status phase ends with it, jams by a setting (JAM-3). */
function phase(view: HulkView, name: string): HulkView {
  const opened = { ...view, phase: name, active: null };
  if (name !== "status") return opened;
  const cleared = view.settings.jam_end_of_turn === "clear" ? { jammed: false } : {};
  const marines = Object.entries(view.marines).map(([id, marine]) => [id, { ...marine, overwatch: false, guard: false, ...cleared }] as const);
  return { ...opened, command_points: 0, marines: Object.fromEntries(marines) };
}

const ofObject = (view: HulkView, change: Partial<NonNullable<HulkView["object"]>>): HulkView =>
  view.object ? { ...view, object: { ...view.object, ...change } } : view;

const commanded: Change = (view, event) => ({ ...view, command_points: Number(event["number"]) });
const revealed: Change = (view, event) => ({ ...view, blips: without(view.blips, idOf(event["blip"])) });

const POWERS: Record<string, Change> = {
  prescience: (view) => ({ ...view, command_points: view.command_points + 1 }),
  barrier: (view, event) => ({ ...view, barriers: [...view.barriers, idOf(event["target"])] }),
};

/** By event what it changes on the board; what is not here changes nothing that is drawn. */
const CHANGES: Record<string, Change> = {
  phase_opened: (view, event) => phase(view, idOf(event["phase"])),
  turn_began: (view, event) => ({ ...view, turn: Number(event["number"]) }),
  command_drawn: commanded,
  command_redrawn: commanded,
  blip_arrived: (view, event) => moved(view, event["blip"], { entry: idOf(event["entry"]) }),
  blip_ambushes: (view, event) => moved(view, event["blip"], { at: idOf(event["square"]) }),
  blip_revealed: revealed,
  lord_revealed: revealed,
  blip_removed: revealed,
  stealer_placed: (view, event) =>
    moved(view, event["stealer"], { at: idOf(event["square"]), facing: idOf(event["facing"]) }),
  alien_moved: stepped,
  alien_entered: stepped,
  alien_turned: (view, event) =>
    moved(view, event["alien"], { at: view.stealers[idOf(event["alien"])]?.at ?? null, facing: idOf(event["facing"]) }),
  stealer_died: (view, event) => ({ ...view, stealers: without(view.stealers, idOf(event["stealer"])) }),
  marine_posted: (view, event) =>
    ofMarine(view, idOf(event["terminator"]), { at: idOf(event["square"]), facing: idOf(event["facing"]) as Facing }),
  marine_moved: (view, event) => ofMarine(view, idOf(event["terminator"]), { at: idOf(event["square"]) }),
  marine_faces: (view, event) => ofMarine(view, idOf(event["terminator"]), { facing: idOf(event["facing"]) as Facing }),
  marine_died: (view, event) => ofMarine(view, idOf(event["terminator"]), { at: null }),
  marine_left: (view, event) => ofMarine(view, idOf(event["terminator"]), { at: null, left: true }),
  gun_jammed: (view, event) => ofMarine(view, idOf(event["terminator"]), { jammed: true }),
  shot_fired: fired,
  flamer_fired: shot,
  psi_spent: used("psi", ({ number }) => Number(number)),
  power_used: (view, event) => POWERS[idOf(event["power"])]?.(view, event) ?? view,
  overwatch_set: (view, event) => ofMarine(view, idOf(event["terminator"]), { overwatch: true, guard: false }),
  guard_set: (view, event) => ofMarine(view, idOf(event["terminator"]), { guard: true, overwatch: false }),
  console_operated: (view, event) => ({ ...view, operated: [...view.operated, idOf(event["objective"])] }),
  object_taken: (view, event) => ofObject(view, { at: null, carrier: idOf(event["terminator"]) }),
  object_passed: (view, event) => ofObject(view, { at: null, carrier: idOf(event["terminator2"]) }),
  object_put_down: (view, event) => ofObject(view, { at: idOf(event["square"]), carrier: null }),
  object_wandered: (view, event) => ofObject(view, { at: idOf(event["square"]), carrier: null }),
  object_harmed: (view, event) => ofObject(view, { state: idOf(event["state"]) }),
  jam_cleared: (view, event) => ofMarine(view, idOf(event["terminator"]), { jammed: false }),
  ladder_climbed: (view, event) => ofPiece(view, event["piece"], idOf(event["square"])),
  door_opened: door("open"),
  door_closed: door("closed"),
  door_destroyed: door("destroyed"),
  bulkhead_cut: (view, event) => ({ ...view, bulkheads: view.bulkheads.filter((square) => square !== idOf(event["door"])) }),
  markers_removed: (view) => ({ ...view, burning: [], barriers: [] }),
};

export function after(view: HulkView, event: Happening): HulkView {
  return CHANGES[event.event]?.(view, event) ?? view;
}

/** The board once an answer has been given: paid for, and what it sets alight burns. Any action ends overwatch and guard (MOV-7, SHT-2). */
export function answered(view: HulkView, own: HulkOwn | null, answer: string): HulkView {
  const cost = own?.costs[answer];
  const who = own?.pending.find(({ kind }) => kind === "order")?.subject?.[1];
  if (cost === undefined || !who) return view;
  const { ap, cp } = payOf(own, cost);
  const burning = answer.startsWith("flame:") ? (own?.areas[answer]?.squares ?? []) : [];
  const paid = { ...view, command_points: view.command_points - cp, burning: [...new Set([...view.burning, ...burning])] };
  const { ap: points = 0, psi = 0 } = view.marines[who] ?? {};
  return ofMarine(paid, who, { ap: Math.max(points - ap, 0), psi: psi - (own?.psi[answer] ?? 0), overwatch: false, guard: false });
}

/** What the aliens did, which is told in its own time: everything else has just been answered by the player himself. */
const DEEDS = new Set([
  ...["blip_arrived", "blip_ambushes", "blip_lost", "blip_revealed", "lord_revealed", "stealer_placed", "stealers_lost"],
  ...["alien_moved", "alien_entered", "alien_turned", "alien_stops", "brood_tested", "lord_wakes", "assault_rolled"],
  ...["assault_ended", "shot_fired", "shot_missed", "stealer_died", "marine_died", "gun_jammed", "door_opened"],
  ...["door_closed", "door_struck", "door_held", "door_destroyed", "ladder_climbed", "flamer_fired", "fate_rolled", "object_harmed", "object_wandered"],
]);

/** What is said before a deed and gives its reason. */
const REASONS = new Set(["alien_activated", "alien_targets", "alien_plans", "brood_tested", "brood_group"]);

const SILENT = new Set(["alien_activated", "alien_targets", "alien_plans", "brood_group"]);
const STEPS = new Set(["alien_moved", "alien_entered", "alien_turned"]);
const MOST_SPOKEN = 24;

/** What of it is said to those who listen: no reasons, and of several steps of one alien the last, so that a whole phase is heard. */
export function spoken(events: readonly Happening[]): Happening[] {
  const told = events.filter(({ event }) => !SILENT.has(event));
  const goesOn = (event: Happening, next: Happening | undefined): boolean =>
    next !== undefined && STEPS.has(event.event) && STEPS.has(next.event) && idOf(event["alien"]) === idOf(next["alien"]);
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
export const placeOf = (event: Happening | null, board: HulkView): string | null => event && squareOf(event, board);

/** In the aliens' phase the squares of what was done last, and of the alien that acts. */
export function causeOf(events: readonly Happening[], board: HulkView): string[] {
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
  return last?.event === "marine_commanded" ? `command:${(last["terminator"] as Thing)[1]}` : "";
}

const WHO = ["alien", "stealer", "blip", "attacker", "piece"] as const;

function squareOf(event: Happening, board: HulkView): string | null {
  const square = idOf(event["square"]) || idOf(event["door"]);
  if (square) return square;
  for (const field of [...WHO, "terminator", "target"]) {
    const id = idOf(event[field]);
    const at = board.stealers[id]?.at ?? board.blips[id]?.at ?? board.marines[id]?.at;
    if (at) return at;
  }
  return board.entries[idOf(event["entry"])]?.cell ?? null;
}

/** What marines see changes with every step, and the rules alone reckon it: of a board that is told nobody's sight is known. */
function unsighted(view: HulkView): HulkView {
  const marines = Object.entries(view.marines).map(([id, { sees: _, ...marine }]) => [id, marine] as const);
  return { ...view, marines: Object.fromEntries(marines) };
}

/** The deeds among the events from a number on, with the boards after each. */
export function deedsFrom(before: HulkView, events: readonly Happening[], from: number): { deeds: Deed[]; boards: HulkView[] } {
  const deeds: Deed[] = [];
  const boards: HulkView[] = [];
  let board = unsighted(before);
  let because: Happening[] = [];
  events.slice(from).forEach((event, place) => {
    board = after(board, event);
    if (event.event === "alien_activated" || event.event === "phase_opened") because = [];
    if (REASONS.has(event.event)) because = [...because, event];
    if (!DEEDS.has(event.event)) return;
    const alien = WHO.map((field) => event[field]).find((thing) => thing !== undefined);
    deeds.push({ number: from + place, event, because: because.filter((told) => about(told, alien)), square: squareOf(event, board) });
    boards.push(board);
  });
  return { deeds, boards };
}

/** A reason is told of the alien itself, or of one of its brood. */
function about(told: Happening, alien: Told | undefined): boolean {
  const id = idOf(alien);
  return !id || idOf(told["alien"]) === id || !("alien" in told) || kindOf(alien) === "terminator";
}

/** Whether the player did not bring this about by an answer about it: the aliens' phases, and what they do in them. */
export const isAlienPhase = (events: readonly Happening[]): boolean =>
  events.some(({ event }) => event.startsWith("alien_") || event === "blip_arrived" || event === "blip_ambushes");
