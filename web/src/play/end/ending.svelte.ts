// The end screen is loaded when it is needed; until it is there, the game stays on the screen.
import { withEndWords } from "./withEndWords";

export class Ending<Part> {
  /** The end screen, once it is loaded. */
  part = $state.raw<Part | null>(null);
  #loaded = $state(false);
  /** Whether the last board is still shown. */
  #held = $state(false);
  /** Whether it is still to come. */
  readonly awaited = $derived(!this.#loaded || this.#held);
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
      .finally(() => (this.#loaded = true));
  }

  /** Shows the last board for so many milliseconds once the game is over; returns what ends that. */
  hold(result: string, milliseconds: number): () => void {
    this.#held = milliseconds > 0;
    const timer = result ? window.setTimeout(() => (this.#held = false), milliseconds) : 0;
    return () => clearTimeout(timer);
  }
}
