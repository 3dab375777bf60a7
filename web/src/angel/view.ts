// The view of a game as the rules build it (see angel/view.py). The protocol carries it as plain JSON.

export type Side = "left" | "right";

/** Something on the board that can be pointed at. */
export type Thing = readonly [kind: string, id: string];

/** Of a secret question only its own seat knows more than that it is owed, and for what subject. */
export interface OpenQuestion {
  seat: number;
  secret: boolean;
  subject: Thing | null;
  kind?: string;
  card?: Thing | null;
  face?: Thing | null;
  outcome?: Thing | null;
}

export interface Option {
  text: string;
  things: Thing[];
}

export interface Question extends OpenQuestion {
  kind: string;
  options: Option[];
}

export interface Beside {
  swarm: string[];
  done: string[];
  /** A second swarm that is kept apart until the Event Phase ends. */
  apart: string[];
  power_field: boolean;
}

export interface Row {
  position: number;
  marine: string;
  team: string;
  facing: Side;
  tokens: number;
  left: Beside;
  right: Beside;
}

export interface Terrain {
  spot: string | null;
  held_by: number | null;
  tokens: number;
  activated: boolean;
}

export interface Team {
  seat: number;
  in_play: boolean;
  table: string | null;
  resolved: boolean;
  last: string | null;
  face_down: boolean;
}

/** An Event card's effect: in force this round or from the next on, for a Marine or a team. */
export interface Effect {
  card: string;
  about: string | null;
  round: number;
}

export interface OpenView {
  settings: Record<string, string>;
  players: number;
  round: number;
  phase: string;
  result: string;
  current: number;
  first: number;
  setup: string;
  location: string;
  location_tokens: number;
  ahead: string[];
  spawn: { major: number; minor: number };
  supply: number;
  piles: Record<Side, { cards: number; known: string[] }>;
  piled: string[];
  deck: number;
  discard: Record<string, number>;
  dead_lords: string[];
  events: number;
  event_discard: string[];
  event: { read_by: number } | { card: string; named: string[] } | null;
  formation: Row[];
  terrain: Record<string, Terrain>;
  slain: string[];
  teams: Record<string, Team>;
  effects: {
    standing: string[];
    lasting: string[];
    events: Effect[];
    lasting_events: Effect[];
    power_field: string | null;
    limited: string | null;
  };
  owed: OpenQuestion[];
}

export interface OwnView {
  hands: Record<string, string[]>;
  chosen: Record<string, string>;
  looked_at: { from_top: number; card: string }[];
  event: string | null;
  named: string[];
  pending: Question[];
  given: string[];
}

/** What messages are told with: numbers, texts, a thing or several. */
export type Told = number | string | Thing | Thing[];

/** Something that happened, with what is told of it. */
export type Happening = { event: string } & Record<string, Told>;

/** A figure of the odds: why it is so, and the number. */
export interface Figure {
  because: string;
  arguments: Record<string, Told>;
  value: number;
}

/** Figures by what they are about, and what all of them assume; nothing is about anything once the game is over. */
export type Figures = { assumed: string[] } & Record<string, Figure[] | string[]>;
