// Debouncing of what ends a step, a reaction or a phase: a second press right after it is not meant for the next question.
import type { LegalAnswer } from "../../protocol";

const ENDS = new Set(["done", "end", "hold"]);
/** So soon, in milliseconds, after something was ended nothing more is. */
const TWICE = 450;

export class Ending {
  #just = $state(false);
  #timer = 0;

  /** Whether the answer counts for nothing yet. */
  readonly held = ({ text }: LegalAnswer): boolean => this.#just && ENDS.has(text);

  /** An answer is given. */
  answers({ text }: LegalAnswer): void {
    if (!ENDS.has(text)) return;
    this.#just = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.#just = false), TWICE);
  }
}
