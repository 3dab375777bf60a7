// What messages are told with, the events of both games, and the figures of the odds.
import type { AngelEvent, AngelOpen, ExitPlace, HulkEvent, Thing } from "../protocol";

export type Side = keyof AngelOpen["piles"];
export type Facing = ExitPlace["facing"];

/** What messages are told with: numbers, texts, a thing or several. */
export type Told = number | string | Thing | Thing[];

/** Something that happened, with what is told of it. */
export type Happening = AngelEvent | HulkEvent;
export type EventName = Happening["event"];
/** What it is to those who tell it; the engine decides that (`Role` in engine/events.py). */
export type Role = Happening["role"];

/** The names of the fields that at least one event has. */
type FieldsOf<E> = E extends unknown ? Exclude<keyof E, "event" | "role"> : never;
export type Field = FieldsOf<Happening>;

/** A field that only some events have. */
export const fieldOf = (event: Happening, field: Field): Told | undefined => (event as Partial<Record<Field, Told>>)[field];

/** A figure of the odds: why it is so, and the number. */
export interface Figure {
  because: string;
  arguments: Record<string, Told>;
  value: number;
}

/** Figures by what they are about, and what all of them assume; nothing is about anything once the game is over. */
export type Figures = { assumed: string[] } & Record<string, Figure[] | string[]>;
