// What ends a step is not ended twice: of two presses in a row the second is not meant for what is asked then.
import type { Option } from "../view";

const ENDS = new Set(["done", "end", "hold"]);
/** So soon, in milliseconds, after something was ended nothing more is. */
const TWICE = 450;

class Ending {
  #just = $state(false);
  #timer = 0;

  /** Whether an answer counts for nothing yet. */
  held({ text }: Option): boolean {
    return this.#just && ENDS.has(text);
  }

  /** An answer was pressed. */
  follow({ text }: Option): void {
    if (!ENDS.has(text)) return;
    this.#just = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.#just = false), TWICE);
  }
}

export const ending = new Ending();
