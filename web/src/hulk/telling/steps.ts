// Splits a batch of events into playback steps: one alien's move is one step, a shot or an assault another; each with its reasons.
import { type EventName, type Field, type Happening, type Role, fieldOf } from "../../page/told";
import { words } from "../../page/words.svelte";
import type { HulkEvent, HulkOpen, Thing } from "../../protocol";
import { assaultOf, fatesOf, idOf, moverOf, pathOf, pathTold, type Scene, shotOf, thingOf } from "./scenes";

/** The events that are visible on the board. */
const SHOWN: ReadonlySet<Role> = new Set<Role>(["deed", "effect", "outcome", "death"]);

/** Events that precede an action and explain it; a brood test is also a step. */
const isReason = ({ role, event }: Happening): boolean => role === "reason" || event === "brood_tested";

/** Events from which on other reasons hold. */
const BEGINS = new Set<EventName>(["alien_activated", "arrival_rolled", "blip_lost", "phase_opened"]);

/** Whether somebody dies. */
export const grave = ({ role }: Happening): boolean => role === "death";

const STEPS = new Set<EventName>(["alien_moved", "alien_entered", "alien_turned"]);
const MOST_SPOKEN = 24;

/** The events announced to screen readers: no reasons, only the last of several moves of one alien, and every death. */
export function spoken<E extends Happening>(events: readonly E[]): E[] {
  const told = events.filter(({ role }) => role !== "reason");
  const goesOn = (event: Happening, next: Happening | undefined): boolean =>
    next !== undefined &&
    STEPS.has(event.event) &&
    STEPS.has(next.event) &&
    idOf(fieldOf(event, "alien")) === idOf(fieldOf(next, "alien"));
  const lines = told.filter((event, place) => !goesOn(event, told[place + 1]));
  return lines.filter(({ role }, place) => role === "death" || place >= lines.length - MOST_SPOKEN);
}

export interface Deed {
  /** The number of its last event in the log. */
  number: number;
  /** The event it is about. */
  event: HulkEvent;
  /** All its events. */
  events: readonly HulkEvent[];
  /** The reasons told about the same alien since it was activated. */
  because: Happening[];
  /** Where to look. */
  square: string | null;
  /** The board right after it. */
  board: HulkOpen;
  /** The boards after each of its events. */
  boards: readonly HulkOpen[];
  scene: Scene;
}

/** A step in one line. */
export const lineOf = ({ scene, event, events }: Pick<Deed, "scene" | "event" | "events">): string =>
  scene.kind === "path" ? words.then(event, () => pathTold(scene, events)) : words.happened(event);

/** The last visible event: the one a reaction answers. */
export const lastDeed = (events: readonly Happening[]): Happening | null =>
  [...events].reverse().find(({ role }) => SHOWN.has(role)) ?? null;

/** The square of an event. */
export const placeOf = (event: Happening | null, board: HulkOpen): string | null => event && squareOf(event, board);

const REVEALS = new Set<EventName>(["blip_revealed", "lord_revealed"]);

/** The squares that overwatch fires at if it watches them, after the last visible event: those of Genestealers just placed (OVW-6), and then of
 *  the one that acts (OVW-8), not of a door it opens (OVW-2); of a door only if it has closed it (OVW-3). */
export function firedAt(events: readonly Happening[], board: HulkOpen): string[] {
  const last = lastDeed(events);
  const placing = last?.event === "stealer_placed" || last?.event === "stealers_lost";
  const revealed = placing ? events.map(({ event }) => REVEALS.has(event)).lastIndexOf(true) : events.length;
  const placed = events.slice(revealed).flatMap((event) => (event.event === "stealer_placed" ? [event.square[1]] : []));
  const at = board.stealers[board.acting?.alien ?? ""]?.at;
  return [...placed, ...(at ? [at] : []), ...(at && last?.event === "door_closed" ? [last.door[1]] : [])];
}

/** In the aliens' phase, the squares of the last visible event and of the active alien. */
export function causeOf(events: readonly Happening[], board: HulkOpen): string[] {
  if (board.phase !== "aliens") return [];
  const alien = board.acting?.alien ?? "";
  return [placeOf(lastDeed(events), board), (board.stealers[alien] ?? board.blips[alien])?.at].filter(
    (square) => typeof square === "string",
  );
}

/** The number of the event that last activated or commanded a marine; 0 if there is none. */
export const lastOrder = (events: readonly Happening[]): number =>
  Math.max(
    events.map(({ event }) => event === "marine_commanded" || event === "marine_activated").lastIndexOf(true),
    0,
  );

/** The marine who was commanded last; empty if one was activated since, or in another phase. */
export function commanded(events: readonly Happening[]): string {
  const number = lastOrder(events);
  const last = events.slice(number).some(({ event }) => event === "phase_opened") ? null : events[number];
  return last?.event === "marine_commanded" ? last.terminator[1] : "";
}

/** Whether a marine was activated and nothing has happened since. */
export const onlyChosen = (events: readonly Happening[], id: string): boolean => {
  const last = events.at(-1);
  return last?.event === "marine_activated" && last.terminator[1] === id;
};

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

// ---------------------------------------------------------------------- groups

/** By the event that begins a group, what still belongs to it. */
const GROUPS: Readonly<Partial<Record<EventName, ReadonlySet<EventName>>>> = {
  shot_fired: new Set<EventName>(["shot_missed", "stealer_died", "door_destroyed", "gun_jammed", "cannon_exploded"]),
  assault_rolled: new Set<EventName>([
    "parried",
    "guard_rerolled",
    "psi_spent",
    "assault_ended",
    "stealer_died",
    "alien_turned",
  ]),
  door_struck: new Set<EventName>(["door_held", "door_destroyed"]),
  flamer_fired: new Set<EventName>([
    "objective_burned",
    "fate_rolled",
    "stealer_died",
    "blip_removed",
    "blip_counted",
    "object_harmed",
  ]),
  power_used: new Set<EventName>(["fate_rolled", "stealer_died", "blip_removed", "blip_counted"]),
  blip_revealed: new Set<EventName>(["stealer_placed", "stealers_lost"]),
};
/** A close assault goes on after a question about its dice. */
const ASSAULT = GROUPS.assault_rolled ?? new Set();
/** Events that a group of this kind is told by, the most important first. */
const MAIN: readonly EventName[] = [
  "assault_ended",
  "guard_rerolled",
  "parried",
  "shot_fired",
  "assault_rolled",
  "flamer_fired",
];

interface Group {
  from: number;
  events: HulkEvent[];
  goesOn: (event: HulkEvent) => boolean;
  path: Thing | null;
}

function begun(event: HulkEvent, from: number): Group {
  const path = moverOf(event);
  if (path) return { from, events: [event], path, goesOn: (next) => idOf(moverOf(next) ?? undefined) === path[1] };
  const members = GROUPS[event.event] ?? (ASSAULT.has(event.event) && event.event !== "stealer_died" ? ASSAULT : null);
  return { from, events: [event], path: null, goesOn: (next) => members?.has(next.event) ?? false };
}

/** Combat is shown, no matter which side begins it. */
const COMBAT = new Set<EventName>([
  "shot_fired",
  "assault_rolled",
  "parried",
  "guard_rerolled",
  "assault_ended",
  "flamer_fired",
  "power_used",
  "marine_died",
]);

/** Whether aliens acted in these events. */
export const isAlienPhase = (events: readonly Happening[]): boolean =>
  events.some(({ role }) => role === "deed" || role === "reason");

export const isCombat = (events: readonly Happening[]): boolean => events.some(({ event }) => COMBAT.has(event));

/** The playback steps from an event on, each with the board after it. `boardAfter(from - 1)` is the board before. */
export function deedsFrom(
  events: readonly HulkEvent[],
  from: number,
  boardAfter: (number: number) => HulkOpen,
): Deed[] {
  const deeds: Deed[] = [];
  const aliens = isAlienPhase(events.slice(from));
  let because: Happening[] = [];
  let reacts = "";
  let group: Group | null = null;
  const close = (): void => {
    const deed = group && deedOf(group, events, because, boardAfter, reacts);
    if (deed && (aliens || deed.scene.kind !== "plain")) deeds.push(deed);
    group = null;
  };
  events.slice(from).forEach((event, place) => {
    if (event.event === "marine_commanded" && aliens) reacts = event.terminator[1];
    if (BEGINS.has(event.event)) {
      close();
      because = [];
    }
    if (!SHOWN.has(event.role) && !(group && (group as Group).goesOn(event)) && !GROUPS[event.event]) {
      // Reasons of the next action do not interrupt the way of an alien.
      if (isReason(event)) because = [...because, event];
      return;
    }
    if (isReason(event)) because = [...because, event];
    if (group && (group as Group).goesOn(event)) (group as Group).events.push(event);
    else {
      close();
      group = begun(event, from + place);
    }
  });
  close();
  return deeds;
}

function deedOf(
  { from, events, path }: Group,
  all: readonly HulkEvent[],
  because: readonly Happening[],
  boardAfter: (number: number) => HulkOpen,
  reacts: string,
): Deed | null {
  const numbers = events.map((event) => all.indexOf(event, from));
  const number = numbers.at(-1) ?? from;
  const [before, boards] = [boardAfter(from - 1), numbers.map(boardAfter)];
  const board = boards.at(-1) ?? before;
  const scene = path ? pathOf(path, events, before) : sceneOf(events, all.slice(0, number + 1), before, reacts);
  // An alien that only stops has done nothing that can be seen.
  if (scene.kind === "path" && events.every(({ event }) => event === "alien_stops")) return null;
  const moved = events.filter(({ event }) => event !== "alien_stops");
  const event = path
    ? (moved.at(-1) ?? events[0])
    : (MAIN.map((name) => events.find((each) => each.event === name)).find(Boolean) ?? events[0]);
  if (!event) return null;
  const alien = path ?? WHO.map((field) => fieldOf(event, field)).find((thing) => thing !== undefined);
  const square = scene.kind === "shot" ? scene.from : scene.kind === "death" ? scene.at : squareOf(event, board);
  const stops = path ? events.filter((each) => each.event === "alien_stops") : [];
  return {
    number,
    event,
    events,
    because: [...because.filter((told) => about(told, idOf(alien))), ...stops],
    square,
    board,
    boards,
    scene,
  };
}

function sceneOf(events: readonly HulkEvent[], until: readonly HulkEvent[], before: HulkOpen, reacts: string): Scene {
  const [first] = events;
  if (!first) return { kind: "plain" };
  const reaction =
    reacts !== "" &&
    events.some(
      (event) => idOf(fieldOf(event, "terminator")) === reacts || idOf(fieldOf(event, "attacker")) === reacts,
    );
  switch (first.event) {
    case "shot_fired":
      return shotOf(events, before, reaction) ?? { kind: "plain" };
    case "flamer_fired":
    case "power_used":
      return fatesOf(events, before, reaction);
    case "marine_died":
      return { kind: "death", who: first.terminator, at: first.square[1] };
    default: {
      if (first.event !== "assault_rolled" && !(ASSAULT.has(first.event) && COMBAT.has(first.event)))
        return { kind: "plain" };
      const rolled = until.map(({ event }) => event).lastIndexOf("assault_rolled");
      return assaultOf(until.slice(Math.max(rolled, 0)), before, reaction) ?? { kind: "plain" };
    }
  }
}

/** Whether a reason belongs to the alien itself or to its brood. */
const about = (told: Happening, id: string): boolean =>
  !id || idOf(fieldOf(told, "alien")) === id || !("alien" in told) || thingOf(fieldOf(told, "alien")) === null;
