// The printed card data, parsed from its single source (angel/cards/facts.toml).
import written from "../../../../src/voidlock/games/angel/cards/facts.toml?raw";

export type Colour = "green" | "yellow" | "orange" | "red";
export type ActionType = "support" | "move_activate" | "attack";

interface Marine {
  id: string;
  team: string;
  range: number;
}

interface Action {
  id: string;
  number: number;
  team: string;
  type: ActionType;
}

export interface Event {
  id: string;
  copies: number;
  instinct: boolean;
  spawn: [size: "major" | "minor", colour: Colour][];
  move: "none" | "adjacent" | "flank";
  icon: string;
}

interface Terrain {
  id: string;
  colour: Colour;
  boxes: number;
  activatable: boolean;
}

interface Location {
  id: string;
  tier?: string;
  final?: boolean;
  ability?: string;
  /** The Terrain card that its ability has a player place. */
  places?: string;
  marines?: number;
}

/** The tables of one name by id. One-line values are valid JSON; Terrain placement is not needed here. */
function tables<Table extends { id: string }>(name: string): Record<string, Table> {
  const found: Record<string, Table> = {};
  for (const part of written.split(`[[${name}]]\n`).slice(1)) {
    const table: Record<string, unknown> = {};
    for (const line of part.split("\n[[", 1)[0]?.split("\n") ?? []) {
      const [, key, value] = /^(\w+) = (.*[^[])$/.exec(line) ?? [];
      if (key && value) table[key] = JSON.parse(value);
    }
    found[table["id"] as string] = table as Table;
  }
  return found;
}

export const MARINES = tables<Marine>("marine");
export const ACTIONS = tables<Action>("action");
export const EVENTS = tables<Event>("event");
export const TERRAIN = tables<Terrain>("terrain");
export const LOCATIONS = { ...tables<Location>("setup_location"), ...tables<Location>("location") };

export const TYPES: readonly ActionType[] = ["support", "move_activate", "attack"];
export const PIPS: Record<Colour, number> = { green: 1, yellow: 2, orange: 3, red: 4 };
