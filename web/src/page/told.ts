// Types shared by both games: message arguments, events and odds.
import type { AngelEvent, AngelOpen, ExitPlace, HulkEvent, Thing } from "../protocol";

export type Side = keyof AngelOpen["piles"];
export type Facing = ExitPlace["facing"];

/** An argument of a message: a number, a text, a thing or several. */
export type Told = number | string | Thing | Thing[];

/** An event of either game, with the fields its message needs. */
export type Happening = AngelEvent | HulkEvent;
export type EventName = Happening["event"];
/** How clients present an event; the engine sets it (`Role` in engine/events.py). */
export type Role = Happening["role"];

/** The events with which a round of Death Angel or a turn of Space Hulk begins. */
export const ROUNDS = new Set<EventName>(["round_began", "turn_began"]);

/** Every field name that at least one event has. */
type FieldsOf<E> = E extends unknown ? Exclude<keyof E, "event" | "role"> : never;
export type Field = FieldsOf<Happening>;

/** Reads a field that only some events have. */
export const fieldOf = (event: Happening, field: Field): Told | undefined =>
  (event as Partial<Record<Field, Told>>)[field];

/** The public version of an event: a card that only one seat sees is left out. */
export function openly(happening: Happening): Happening {
  if (happening.event === "event_read") return { event: "event_being_read", role: "deed", seat: happening.seat };
  if (happening.event === "event_scouted") return { event: "event_looked_at", role: "note", seat: happening.seat };
  return happening;
}

/** One number of the odds, with the reason for it. */
export interface Figure {
  because: string;
  arguments: Record<string, Told>;
  value: number;
}

/** Odds by subject, plus the assumptions behind all of them; empty of subjects once the game is over. */
export type Figures = { assumed: string[] } & Record<string, Figure[] | string[]>;
