// A question that comes back in the same place ignores presses for a moment: the second press of two was for the first.
import type { Clock } from "../telling/player.svelte";
import { CLOCK } from "../telling/player.svelte";
import type { Asked } from "./asking";

/** Milliseconds. */
const MOMENT = 500;

const shapeOf = ({ question: { seat, kind, subject, options } }: Asked): string =>
  [seat, kind, subject?.join(":") ?? "", ...options.map(({ text }) => text)].join(" ");

export class Repeated {
  /** Whether presses are ignored. */
  held = $state(false);
  #choices = "";
  #shapes: readonly string[] = [];
  #cancel = (): void => {};

  constructor(readonly clock: Clock = CLOCK) {}

  /** Takes the questions of a new state. */
  follow(asked: readonly Asked[]): void {
    const choices = asked.map(({ choice }) => choice).join();
    // While an answer is on its way, or events are shown, nothing is asked: the last questions still count.
    if (!choices || choices === this.#choices) return;
    const shapes = asked.map(shapeOf);
    const back = shapes.some((shape) => this.#shapes.includes(shape)) && !asked.some(({ choice }) => this.#choices.includes(choice));
    [this.#choices, this.#shapes] = [choices, shapes];
    this.#cancel();
    this.held = back;
    if (back) this.#cancel = this.clock(MOMENT, () => (this.held = false));
  }
}
