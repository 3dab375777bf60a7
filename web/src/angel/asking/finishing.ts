// Done with a Move + Activate card: one press passes the steps that are left, each by an answer of its own.
import type { Asked } from "../../shared/asking/asking";

/** What a Move + Activate card lets its Marines do, in this order. */
export const STEPS: readonly string[] = ["move", "facing", "activate"];
/** The answer that passes a step. */
const PASSES = "stop";

const cardOf = ({ question: { seat, card } }: Asked): string => [seat, ...(card ?? [])].join(":");

export class Finishing {
  /** The card whose steps are passed; empty if none is. */
  #card = "";
  /** The last question that was passed; taken back, it is asked. */
  #passed = "";

  constructor(
    readonly asked: () => readonly Asked[],
    readonly send: (choice: string, answer: string) => void,
  ) {}

  /** Passes the steps that a question begins. */
  begin(choice: string): void {
    const question = this.asked().find((each) => each.choice === choice);
    this.#card = question ? cardOf(question) : "";
    this.follow();
  }

  /** Passes the next step of the card, if there is one. Nothing may be on its way. */
  follow(): void {
    if (!this.#card) return;
    const next = this.asked().find((each) => STEPS.includes(each.question.kind) && cardOf(each) === this.#card);
    if (!next) this.#card = "";
    else if (next.choice !== this.#passed) {
      this.#passed = next.choice;
      this.send(next.choice, PASSES);
    }
  }
}
