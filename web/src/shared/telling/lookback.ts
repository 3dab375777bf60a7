// The review of a finished game as the end screen shows it, in the shape that both games share.
import type { Thing } from "../../protocol";
import type { Trial } from "./story";

export interface ShownLuck {
  name: string;
  rolls: number;
  had: number;
  promised: number;
  degree: string;
}

export interface ShownRoll {
  /** The number of its event, from 0. */
  number: number;
  told: string;
  /** The round or turn. */
  when: string;
  /** The purpose of the roll. */
  trial: Trial | "other";
  /** One die, or several as text. */
  face: number | string;
  chance: number;
  success: boolean;
}

export interface ShownDeath {
  number: number;
  who: Thing;
  told: string;
  /** When and by what, in a few words. */
  fell: string;
  /** Null if no roll decided it. */
  chance: number | null;
}

export interface LookBack {
  counted: readonly (readonly [what: string, number: number])[];
  luck: readonly ShownLuck[];
  deaths: readonly ShownDeath[];
  unlucky: readonly ShownRoll[];
  lucky: readonly ShownRoll[];
  /** What each marine did, under these headings, and in words what he did for the mission. */
  deeds: {
    headings: readonly string[];
    rows: readonly { who: Thing; lost: boolean; slain: number; did?: readonly string[]; numbers: readonly number[] }[];
    /** What cards slew. */ cards?: readonly { card: Thing; slain: number }[];
  };
  /** The team of a marine, if the game has teams. */
  teamOf?: (id: string) => string;
}
