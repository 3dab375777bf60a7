// Whether the reference is open, and at what; it lies over any screen, so it belongs to the page.

class Desk {
  /** What was looked up: a rule number, `kind-id`, or any words; null while it is closed. */
  wanted = $state<string | null>(null);
  /** The game whose book is opened first. */
  game = $state("angel");

  open(game: string, wanted = ""): void {
    this.game = game;
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
