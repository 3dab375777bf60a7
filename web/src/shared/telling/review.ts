// The review of a finished game, as the server sends it (odds/review).
import type { Thing } from "../../protocol";

export interface PastRoll {
  /** The number of its event, from 0. */
  number: number;
  round: number;
  kind: "attack" | "defence" | "peril" | "other";
  marine: Thing | null;
  card: Thing;
  size: number;
  face: Thing;
  chance: number;
  success: boolean;
}

export interface Death {
  number: number;
  round: number;
  marine: Thing;
  card: Thing;
  size: number;
  chance: number;
}

export interface Luck {
  rolls: number;
  had: number;
  promised: number;
  degree: string;
}

export interface Deeds {
  who: Thing;
  attacks: number;
  slain: number;
  tokens: number;
  lost: number;
}

export interface Review {
  rolls: PastRoll[];
  deaths: Death[];
  /** Numbers of rolls. */
  lucky: number[];
  unlucky: number[];
  luck: Record<string, Luck>;
  statistics: {
    rounds: number;
    attacks: number;
    slain: number;
    tokens: number;
    /** How often a Marine was slain, and how often one came back from it. */
    lost: number;
    rescued: number;
    locations: Thing[];
    events: Thing[];
    marines: Deeds[];
    /** What was slain by cards, not by Marines. */
    cards: { card: Thing; slain: number }[];
  };
}
