// Whether the reference is open, and at what; it lies over any screen, so it belongs to the page.
import type { Happening } from "../page/told";

class Desk {
  /** What was looked up: a rule number, `kind-id`, or any words; null while it is closed. */
  wanted = $state<string | null>(null);
  /** The game whose book is opened first. */
  game = $state("angel");
  /** The line of the log that was looked up, if it was one. */
  line = $state.raw<Happening | null>(null);

  open(game: string, wanted = "", line: Happening | null = null): void {
    this.game = game;
    this.line = line;
    this.wanted = wanted;
  }

  /** Open at a rule number, in whichever book has it. */
  cite(number: string): void {
    this.wanted = number;
  }

  close(): void {
    this.wanted = null;
  }
}

export const desk = new Desk();

/** Rule numbers as texts cite them (`NUMBER` in reference/rulebook.py). */
export const NUMBER = /\b(?:[A-Z]{1,3}-\d+(?:\.\d+)?[a-z]?|A\d{1,2}|S\d{1,2}\.\d+)(?![\w-])/g;
