// Debouncing: a second press right after ending a step, reaction or phase does not answer the next question.
import type { LegalAnswer } from "../../protocol";

const ENDS = new Set(["done", "end", "hold"]);
/** The debounce interval in milliseconds. */
const TWICE = 450;

export class Ending {
  #just = $state(false);
  #timer = 0;

  /** Whether the answer is ignored for now. */
  readonly held = ({ text }: LegalAnswer): boolean => this.#just && ENDS.has(text);

  /** Starts the interval when an answer ends something; any other answer shows that the next question was read. */
  answers({ text }: LegalAnswer): void {
    clearTimeout(this.#timer);
    this.#just = ENDS.has(text);
    if (!this.#just) return;
    this.#timer = window.setTimeout(() => (this.#just = false), TWICE);
  }
}
