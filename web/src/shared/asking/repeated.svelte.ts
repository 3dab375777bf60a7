// Debounce: a press made before a question appeared does not answer it. If the same one comes back, no press counts for a moment;
// if it is another one, no key does. A patient press always counts.
import { CLOCK, type Clock } from "../../page/clock";
import type { Asked } from "./asking";

/** Milliseconds after a question comes back in the same place: the second press of two was for the first. */
const BACK = 500;
/** Milliseconds after another question appears: nobody has read it yet. */
const UNREAD = 350;
/** Milliseconds after which a press was not part of the last one. */
const PATIENT = 700;

const shapeOf = ({ question: { seat, kind, subject, options } }: Asked): string =>
  [seat, kind, subject?.join(":") ?? "", ...options.map(({ text }) => text)].join(" ");

export class Repeated {
  /** Whether presses are ignored. */
  held = $state(false);
  /** Whether keys are ignored. */
  hasty = $state(false);
  #choices = "";
  #shapes: readonly string[] = [];
  #answered = -Infinity;
  #cancel = (): void => {};

  constructor(
    readonly clock: Clock = CLOCK,
    readonly now: () => number = () => performance.now(),
  ) {}

  /** Notes the press that answers the questions. */
  answered(): void {
    this.#answered = this.now();
  }

  /** Takes the questions of a new state. */
  follow(asked: readonly Asked[]): void {
    const choices = asked.map(({ choice }) => choice).join();
    // While an answer is on its way, or events are shown, nothing is asked: the last questions still count.
    if (!choices || choices === this.#choices) return;
    const shapes = asked.map(shapeOf);
    const stays = asked.some(({ choice }) => this.#choices.includes(choice));
    const back = shapes.some((shape) => this.#shapes.includes(shape)) && !stays;
    const unread = this.#choices !== "" && !stays;
    [this.#choices, this.#shapes] = [choices, shapes];
    this.#cancel();
    const moment = unread ? Math.min(back ? BACK : UNREAD, PATIENT - (this.now() - this.#answered)) : 0;
    [this.held, this.hasty] = [back && moment > 0, moment > 0];
    if (this.hasty) this.#cancel = this.clock(moment, () => ([this.held, this.hasty] = [false, false]));
  }
}
