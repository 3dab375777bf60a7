// The view of a mission as the rules build it (see hulk/view.py). The protocol carries it as plain JSON.
import type { OpenQuestion, Question, Thing } from "../angel/view";

export type Facing = "N" | "E" | "S" | "W";

export interface Marine {
  role: string;
  weapons: string[];
  squad: string;
  at: string | null;
  left: boolean;
  facing: Facing;
  /** The rest is told of those who are on the board. */
  ap?: number;
  activated?: boolean;
  overwatch?: boolean;
  guard?: boolean;
  jammed?: boolean;
  ammunition?: number;
  reloads?: number;
  may_explode?: boolean;
  psi?: number;
  gun_works?: boolean;
  aim?: string | null;
  sees?: string[];
}

/** An alien stands on a square or lurks in an entry area. */
export interface Lurker {
  at: string | null;
  entry: string | null;
  forced: boolean;
}

export interface Stealer extends Lurker {
  facing: Facing;
}

export interface Blip extends Lurker {
  broodlord: boolean;
}

export interface HulkView {
  mission: string;
  title: string;
  notes: string[];
  map: string[];
  sections: string[];
  entries: Record<string, { cell: string; square: string }>;
  exits: Record<string, { square: string; facing: Facing }>;
  ladders: Record<string, string[]>;
  objectives: Record<string, string[]>;
  turn: number;
  turn_limit: number | null;
  phase: string;
  result: string;
  ended_by: string | null;
  command_points: number;
  active: string | null;
  marines: Record<string, Marine>;
  stealers: Record<string, Stealer>;
  blips: Record<string, Blip>;
  doors: Record<string, string>;
  bulkheads: string[];
  burning: string[];
  barriers: string[];
  pile: { cards: number; used: number[]; unseen: number };
  kills: number | null;
  object: { name: string; at: string | null; carrier: string | null; state: string } | null;
  operated: string[];
  burned: string[];
  /** How the points are read that the rules leave open. */
  settings: { jam_end_of_turn: string };
  acting: { alien: string; ap: number; target: string | null } | null;
  owed: OpenQuestion[];
}

/** What an order would strike: the squares, and all that may be lost there. */
export interface Area {
  squares: string[];
  endangers: Thing[];
}

export interface HulkOwn {
  /** By the text of an order what it costs the marine who is asked. */
  costs: Record<string, number>;
  /** By the text of a power the psi points that it costs. */
  psi: Record<string, number>;
  /** His action points, which are spent first. */
  points: number | null;
  /** What he can pay, action and command points together. */
  budget: number | null;
  /** By the text of an order that strikes a whole area. */
  areas: Record<string, Area>;
  /** Orders that may kill whoever carries them out. */
  perils: string[];
  pending: Question[];
  given: string[];
}
