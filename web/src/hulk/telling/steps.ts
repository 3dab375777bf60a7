// What the aliens do comes all at once and is shown step by step: which events are steps, why they happen, and where to look.
import { type EventName, type Field, type Happening, type Role, type Told, fieldOf } from "../../page/told";
import type { HulkEvent, HulkOpen } from "../../protocol";

const idOf = (value: Told | undefined): string => (Array.isArray(value) && typeof value[0] === "string" ? String(value[1]) : "");
const kindOf = (value: Told | undefined): string => (Array.isArray(value) && typeof value[0] === "string" ? value[0] : "");

/** What is seen on the board, each at its own moment. */
const SHOWN: ReadonlySet<Role> = new Set<Role>(["deed", "effect", "outcome", "death"]);

/** What is said before a deed and gives its reason; a brood test is seen as well. */
const isReason = ({ role, event }: Happening): boolean => role === "reason" || event === "brood_tested";

const STEPS = new Set<EventName>(["alien_moved", "alien_entered", "alien_turned"]);
const MOST_SPOKEN = 24;

/** What of it is said to those who listen: no reasons, and of several steps of one alien the last, so that a whole phase is heard. */
export function spoken(events: readonly Happening[]): Happening[] {
  const told = events.filter(({ role }) => role !== "reason");
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
  /** The board right after it. */
  board: HulkOpen;
}

/** What was done last, and made somebody ask for an answer to it. */
export const lastDeed = (events: readonly Happening[]): Happening | null => [...events].reverse().find(({ role }) => SHOWN.has(role)) ?? null;

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

/** What is seen of the events from a number on, each with the board after it. */
export function deedsFrom(events: readonly HulkEvent[], from: number, boardAfter: (number: number) => HulkOpen): Deed[] {
  const deeds: Deed[] = [];
  let because: Happening[] = [];
  events.slice(from).forEach((event, place) => {
    const number = from + place;
    if (event.event === "alien_activated" || event.event === "phase_opened") because = [];
    if (isReason(event)) because = [...because, event];
    if (!SHOWN.has(event.role)) return;
    const board = boardAfter(number);
    const alien = WHO.map((field) => fieldOf(event, field)).find((thing) => thing !== undefined);
    deeds.push({ number, event, because: because.filter((told) => about(told, alien)), square: squareOf(event, board), board });
  });
  return deeds;
}

/** A reason is told of the alien itself, or of one of its brood. */
function about(told: Happening, alien: Told | undefined): boolean {
  const id = idOf(alien);
  return !id || idOf(fieldOf(told, "alien")) === id || !("alien" in told) || kindOf(alien) === "terminator";
}

/** Whether something was done that the player did not bring about: the aliens' phases, and what they do in them. */
export const isAlienPhase = (events: readonly Happening[]): boolean => events.some(({ role }) => role === "deed" || role === "reason");
