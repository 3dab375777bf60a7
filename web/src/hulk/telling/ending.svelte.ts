// What ends a step, a reaction or a phase. Of two presses in a row the second is not meant for what is asked then.
import type { LegalAnswer } from "../../protocol";

const ENDS = new Set(["done", "end", "hold"]);
/** So soon, in milliseconds, after something was ended nothing more is. */
const TWICE = 450;

class Ending {
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

  forget(): void {
    clearTimeout(this.#timer);
    this.#just = false;
  }
}

export const ending = new Ending();
