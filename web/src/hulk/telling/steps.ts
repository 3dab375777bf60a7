// Splits a batch of alien events into playback steps: which events are steps, why they happen, and where to look.
import { type EventName, type Field, type Happening, type Role, type Told, fieldOf } from "../../page/told";
import type { HulkEvent, HulkOpen } from "../../protocol";

const idOf = (value: Told | undefined): string => (Array.isArray(value) && typeof value[0] === "string" ? String(value[1]) : "");
const kindOf = (value: Told | undefined): string => (Array.isArray(value) && typeof value[0] === "string" ? value[0] : "");

/** The events that are visible on the board, one step each. */
const SHOWN: ReadonlySet<Role> = new Set<Role>(["deed", "effect", "outcome", "death"]);

/** Events that precede an action and explain it; a brood test is also a step. */
const isReason = ({ role, event }: Happening): boolean => role === "reason" || event === "brood_tested";

const STEPS = new Set<EventName>(["alien_moved", "alien_entered", "alien_turned"]);
const MOST_SPOKEN = 24;

/** The events announced to screen readers: no reasons, and only the last of several moves of one alien. */
export function spoken<E extends Happening>(events: readonly E[]): E[] {
  const told = events.filter(({ role }) => role !== "reason");
  const goesOn = (event: Happening, next: Happening | undefined): boolean =>
    next !== undefined && STEPS.has(event.event) && STEPS.has(next.event) && idOf(fieldOf(event, "alien")) === idOf(fieldOf(next, "alien"));
  return told.filter((event, place) => !goesOn(event, told[place + 1])).slice(-MOST_SPOKEN);
}

export interface Deed {
  /** Its number in the log. */
  number: number;
  event: HulkEvent;
  /** The reasons told about the same alien since it was activated. */
  because: Happening[];
  /** Where to look. */
  square: string | null;
  /** The board right after it. */
  board: HulkOpen;
}

/** The last visible event: the one a reaction answers. */
export const lastDeed = (events: readonly Happening[]): Happening | null => [...events].reverse().find(({ role }) => SHOWN.has(role)) ?? null;

/** The square of an event. */
export const placeOf = (event: Happening | null, board: HulkOpen): string | null => event && squareOf(event, board);

/** In the aliens' phase, the squares of the last visible event and of the active alien. */
export function causeOf(events: readonly Happening[], board: HulkOpen): string[] {
  if (board.phase !== "aliens") return [];
  const alien = board.acting?.alien ?? "";
  return [placeOf(lastDeed(events), board), (board.stealers[alien] ?? board.blips[alien])?.at].filter((square) => typeof square === "string");
}

/** The number of the event that last activated or commanded a marine; 0 if there is none. */
export const lastOrder = (events: readonly Happening[]): number =>
  Math.max(events.map(({ event }) => event === "marine_commanded" || event === "marine_activated").lastIndexOf(true), 0);

/** The answer that commands the last commanded marine again; empty if the last one was activated instead. */
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

/** The playback steps from an event on, each with the board after it. */
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

/** Whether a reason belongs to the alien itself or to its brood. */
function about(told: Happening, alien: Told | undefined): boolean {
  const id = idOf(alien);
  return !id || idOf(fieldOf(told, "alien")) === id || !("alien" in told) || kindOf(alien) === "terminator";
}

/** Whether aliens acted in these events. */
export const isAlienPhase = (events: readonly Happening[]): boolean => events.some(({ role }) => role === "deed" || role === "reason");
