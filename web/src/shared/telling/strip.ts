// The strip: what has happened, in pieces of a few words, each with its line in the log.
import type { Tone } from "./summary";

export interface Piece {
  /** What it tells of. */
  id: string;
  /** The line of the log that it opens. */
  line: number;
  told: string;
  tone?: Tone | undefined;
  drawing?: string;
  /** The die of a roll, instead of a drawing. */
  die?: { face: number; met: boolean | null };
  /** What a roll came to, and the chance it had. */
  came?: string;
  /** Whether it goes before the question where there is little room. */
  urgent?: boolean;
}

/** What is being told now, beat by beat. */
export interface Now {
  /** What kind of beat it is, and its number in the log. */
  kind: string;
  number: number;
  told: string;
  /** How many beats there are, and how many have been shown. */
  of: number;
  shown: number;
  /** How long it moves, in milliseconds. */
  lasts: number;
  /** Whether it waits for the reader. */
  waits: boolean;
  next: () => void;
  skip: () => void;
}
