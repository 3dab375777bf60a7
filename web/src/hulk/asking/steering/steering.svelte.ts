// Orders by arrow keys and by naming a marine. One press may take several answers: they are sent one after another.
import { link } from "../../../link/link.svelte";
import type { Facing } from "../../../page/told";
import type { GameScreen } from "../../../play/screen.svelte";
import type { HulkOpen, LegalAnswer, Question } from "../../../protocol";
import { beside, FACINGS } from "../../map/plan";
import type { Moment } from "../../moment.svelte";
import type { Asking } from "../asking.svelte";

type Asks = Pick<Question, "kind" | "subject"> & { options: readonly LegalAnswer[] };

const offers = ({ options }: Asks, text: string): boolean => options.some((option) => option.text === text);

/** What an arrow key orders a marine: a step forwards or backwards, an open door, the way out, else a turn. */
export function arrowed(view: HulkOpen, id: string, way: Facing, asks: Asks): string | null {
  const marine = view.marines[id];
  if (!marine?.at) return null;
  const quarters = (FACINGS.indexOf(way) - FACINGS.indexOf(marine.facing) + 4) % 4;
  const there = beside(marine.at, way);
  const right = FACINGS[(FACINGS.indexOf(marine.facing) + 1) % 4] ?? way;
  const wanted =
    quarters % 2
      ? [`turn:${way}`]
      : [`move:${there}`, ...(quarters ? [`turn:${right}`] : [`open:${there}`, `leave:${way}`])];
  return wanted.find((text) => offers(asks, text)) ?? null;
}

/** The answer that brings a marine nearer to acting: his activation, else his command, else the end of the acting marine. */
export function named(view: HulkOpen, id: string, asks: Asks): { text: string; last: boolean } | null {
  const own = ["deploy", "next", "activate"].map((verb) => `${verb}:${id}`).find((text) => offers(asks, text));
  if (own) return { text: own, last: true };
  const command = `command:${id}`;
  const waits = view.phase === "marines" && !view.marines[id]?.activated;
  if (!waits && offers(asks, command)) return { text: command, last: true };
  if (view.phase !== "marines" || asks.subject?.[1] === id || !view.marines[id]?.at) return null;
  // Without command points a marine who has acted cannot act again: nobody is ended for him, unless he was interrupted.
  if (!waits && !view.command_points && view.active !== id) return null;
  const ends = { order: "done", shoot_after_moving: "hold" }[asks.kind];
  return ends && offers(asks, ends) ? { text: ends, last: false } : null;
}

/** The answer that comes before another order on command points: the free shot is declined, the marine commanded again. */
function again(asks: Asks, command: string): string | null {
  if (asks.kind === "shoot_after_moving") return "hold";
  return asks.subject?.[1] !== command.slice("command:".length) && offers(asks, command) ? command : null;
}

/** The next answer of the order “all who can: overwatch”; nobody is activated twice. */
export function watching(asks: Asks, tried: Set<string>): string | null {
  const id = asks.kind === "order" ? (asks.subject?.[1] ?? "") : "";
  if (tried.has(id)) return offers(asks, "overwatch") ? "overwatch" : offers(asks, "done") ? "done" : null;
  const next = asks.options.find(({ text }) => text.startsWith("activate:") && !tried.has(text.slice(9)));
  if (asks.kind !== "next_marine" || !next) return null;
  tried.add(next.text.slice(9));
  return next.text;
}

/** Answers that one press can send: two for each marine of the largest squad, and those that end one who cannot. */
const MOST = 36;

export class Steering {
  /** Whether answers are being sent one after another. */
  going = $state(false);
  readonly #screen: GameScreen;
  readonly #moment: Moment;
  readonly #asking: Asking;

  constructor(screen: GameScreen, { moment, asking }: { moment: Moment; asking: Asking }) {
    [this.#screen, this.#moment, this.#asking] = [screen, moment, asking];
  }

  get #asks(): Question | null {
    return this.#moment.question;
  }

  /** Whether arrow keys mean a marine now. */
  get steers(): boolean {
    const { question } = this.#moment;
    return (
      question !== null &&
      (["order", "shoot_after_moving"].includes(question.kind) ||
        question.options.some(({ text }) => text.startsWith("face:")))
    );
  }

  /** Moves or turns the marine who acts; nobody else in place of one who has no command points left. */
  arrow(way: Facing): void {
    const asks = this.#asks;
    if (!asks || this.#asking.busy || this.going || this.#asking.strays) return;
    const face = asks.options.find(({ text }) => text === `face:${way}`);
    if (face) return this.#asking.answer(face);
    if (asks.kind !== "shoot_after_moving") return this.#step(way);
    const command = `command:${asks.subject?.[1] ?? ""}`;
    void this.#inTurn(
      (question) => again(question, command),
      () => this.#step(way),
    );
  }

  #step(way: Facing): void {
    const [order, view] = [this.#asks, this.#moment.view];
    if (order?.kind !== "order" || !order.subject) return;
    const text = arrowed(view, order.subject[1], way, order);
    const option = order.options.find((each) => each.text === text);
    if (option) this.#asking.answer(option);
    else this.#asking.pointed = beside(view.marines[order.subject[1]]?.at ?? "", way);
  }

  /** Makes a marine the one who acts; returns whether that can be meant. One undo takes all of it back. */
  name(id: string): boolean {
    const asks = this.#asks;
    if (this.#asking.strays && asks?.subject?.[1] === id) {
      this.#asking.commanding = "";
      return true;
    }
    if (!asks || this.#asking.busy || this.going || !named(this.#moment.open, id, asks)) return false;
    let over = false;
    void this.#inTurn((question) => {
      const next = over ? null : named(this.#moment.open, id, question);
      over = next?.last ?? true;
      return next?.text ?? null;
    });
    return true;
  }

  /** All who can go on overwatch; one undo takes all of it back. */
  watch(): void {
    if (this.#asking.busy || this.going) return;
    const tried = new Set<string>();
    void this.#inTurn((question) => watching(question, tried));
  }

  /** Sends answers as long as there is one for the question that is open, then does the rest. */
  async #inTurn(next: (question: Question) => string | null, rest: () => void = () => {}): Promise<void> {
    let sent = 0;
    this.going = true;
    while (sent < MOST) {
      const asked = this.#moment.asked[0];
      const text = asked ? next(asked.question) : null;
      if (!asked || text === null) break;
      const option = asked.question.options.find((each) => each.text === text);
      if (option && this.#asking.doubts(option)) {
        await this.#asking.narrow([option]);
        break;
      }
      this.#asking.letGo();
      this.#asking.answeredAt = this.#moment.events.length;
      // A choice that is undone belonged to this press, or to the one before: with it its answers are undone.
      const unchooses = this.#asking.unchooses(text);
      const left = unchooses ? (sent || this.#screen.undoes) - 1 : sent + 1;
      if (
        (await link.ask(unchooses ? { type: "undo" } : { type: "answer", choice: asked.choice, answer: text })).type !==
        "told"
      )
        break;
      sent = left;
    }
    rest();
    this.going = false;
    if (sent > 1) this.#screen.undoesTogether(sent);
  }
}
