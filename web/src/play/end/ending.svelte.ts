// The end screen is loaded when it is needed; until it is there, the game stays on the screen.
import { withEndWords } from "./withEndWords";

export class Ending<Part> {
  /** The end screen, once it is loaded. */
  part = $state.raw<Part | null>(null);
  /** Whether it is still to come. */
  awaited = $state(true);
  readonly #load: () => Promise<{ default: Part }>;
  #loads = false;

  constructor(load: () => Promise<{ default: Part }>) {
    this.#load = load;
  }

  /** Loads it, once. */
  load(): void {
    if (this.#loads) return;
    this.#loads = true;
    withEndWords(this.#load())
      .then(({ default: part }) => (this.part = part), console.warn)
      .finally(() => (this.awaited = false));
  }
}
