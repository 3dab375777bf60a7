// Keys pressed while an answer is being sent: kept in order, and used when the next question is there.

const MOST = 8;

export class Presses {
  readonly #busy: () => boolean;
  #kept: (() => unknown)[] = [];

  constructor(busy: () => boolean) {
    this.#busy = busy;
  }

  /** Does something now, or as soon as the answer that is being sent has arrived. */
  press(act: () => unknown): void {
    if (!this.#busy()) act();
    else if (this.#kept.length < MOST) this.#kept.push(act);
  }

  /** Uses what was kept, until one of them sends something. */
  use(): void {
    while (this.#kept.length && !this.#busy()) this.#kept.shift()?.();
  }

  /** Something else has happened, so what was pressed before means nothing any more. */
  forget(): void {
    this.#kept = [];
  }
}
