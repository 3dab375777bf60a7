// Answering on a Space Hulk screen: what the player has picked so far of what is asked, and how an answer is given.
import { tick, untrack } from "svelte";
import { joined } from "../../angel/board/say";
import type { Promised } from "../../angel/play/story";
import { link } from "../../link/link.svelte";
import { words } from "../../page/words.svelte";
import type { Gathered } from "../../play/Answers.svelte";
import { firstAnswer } from "../../play/asking/keys";
import type { GameScreen } from "../../play/screen.svelte";
import type { HulkAnswer, LegalAnswer, Question } from "../../protocol";
import { letterFor } from "../figures/letters";
import { letterOf, meansToFire } from "../figures/things";
import type { Moment } from "../moment.svelte";
import type { Deeds } from "../telling/deeds.svelte";
import type { Ending } from "../telling/ending.svelte";
import { commandAgain, lastOrder } from "../telling/steps";
import { gathered, leftIdle, markAtStake, rash, worded } from "./answers";
import type { Declining } from "./declining.svelte";
import { promiseOf } from "./promises";
import { type Walking, walkTold } from "./walking.svelte";

/** The parts of the screen that answering leads the focus to. */
interface MapPart {
  focus: () => void;
  hasFocus: () => boolean;
  /** The square that the cursor is shown on. */
  cursorAt: () => string | null;
}

interface Parts {
  moment: Moment;
  declining: Declining;
  deeds: Deeds;
  ending: Ending;
  walking: Walking;
}

export class Asking {
  readonly #screen: GameScreen;
  readonly #parts: Parts;
  map = $state.raw<MapPart>();
  weigher = $state.raw<{ focus: () => void }>();

  /** Of several answers about one square the player has to pick one. Like all picks, it is gone with its question. */
  narrowed = $derived.by((): readonly HulkAnswer[] | null => this.#untilAnswered());
  /** An order that strikes a whole area is shown before it is given. */
  weighing = $derived.by((): HulkAnswer | null => this.#untilAnswered());
  /** The square that was pointed at last. */
  pointed = $derived.by((): string | null => this.#untilAnswered());
  /** The marine whose line of sight the player asked for. */
  sightOf = $derived.by((): string | null => this.#untilAnswered());
  /** The square that explains itself. */
  explained = $state<string | null>(null);
  /** The last answer came before this event. A player who comes back reads on from the last order. */
  answeredAt = $state(0);

  /** Nothing is answered while an answer is on its way, nor by a press that comes too late to skip what was told. */
  readonly busy = $derived.by(() => link.waiting > 0 || this.#parts.deeds.justOver);
  readonly area = $derived.by(() => this.weighing?.area ?? null);
  /** The walk to what was pointed at, as its button says it. */
  readonly walk = $derived.by(() => (this.walkable(this.pointed) ? walkTold(this.#parts.walking.ghost) : ""));
  /** A marine who has just acted on command points may go on: each of his actions is asked for anew (CP-3). */
  readonly goesOn = $derived.by(() => commandAgain(this.#moment.events.slice(this.answeredAt)));
  /** The marines whom the answer that is asked about once more leaves without their turn. */
  readonly #idle = $derived.by(() => (this.narrowed?.length === 1 && this.narrowed[0] ? leftIdle(this.narrowed[0]) : []));
  /** What the marine who is asked loses by any action. */
  readonly guarded = $derived.by(() => (this.#moment.kind === "order" ? markAtStake(this.#moment.options) : null));

  constructor(screen: GameScreen, parts: Parts) {
    [this.#screen, this.#parts] = [screen, parts];
    this.answeredAt = untrack(() => lastOrder(this.#moment.events));
  }

  get #moment(): Moment {
    return this.#parts.moment;
  }

  /** Nothing yet; a derived value that was set falls back to this when another question comes. */
  #untilAnswered(): null {
    void this.#moment.choices;
    return null;
  }

  // ------------------------------------------------------------------ what an answer says

  readonly chance = (option: LegalAnswer): Promised | undefined => (this.#moment.odds ? promiseOf(this.#screen.odds, option) : undefined);

  readonly letter = (option: LegalAnswer): string => letterFor(option, this.#moment.open, this.#moment.subject);

  /** By what an answer is grouped with others. Acting out of turn is seldom meant, and comes last, folded. */
  readonly together = (option: LegalAnswer): Gathered | null => {
    const { view, plan, kind } = this.#moment;
    const found = gathered(option, view, plan);
    if (found && option.text === this.goesOn) return { ...found, key: "again", heading: () => words.say("hulk-group-again", { number: view.command_points }) };
    return found && { ...found, folded: found.key === "command" && !this.narrowed && kind !== "react" };
  };

  headed(question: Question): string {
    const { open, events } = this.#moment;
    if (this.weighing) return words.option(this.weighing);
    return this.#idle.length ? words.say("hulk-idle", { number: this.#idle.length, names: joined(this.#idle.map((id) => letterOf(open, id))) }) : worded(question, open, events);
  }

  /** Whether a walk to this square is shown. */
  walkable(square: string | null): boolean {
    return square !== null && this.#parts.walking.ghost?.square === square;
  }

  // ------------------------------------------------------------------ answering

  /** Gives an answer at once, unless it strikes a whole area, may well kill the marine, or leaves marines idle: that is shown first. */
  readonly answer = (option: HulkAnswer): void => {
    const { ending } = this.#parts;
    if (this.busy || ending.held(option)) return;
    ending.answers(option);
    if (option.area) void this.#weigh(option);
    else if (rash(option) && !this.narrowed) void this.narrow([option]);
    else this.give(option);
  };

  give(option: LegalAnswer): void {
    if (this.busy) return;
    this.answeredAt = this.#moment.events.length;
    this.send(option);
  }

  send(option: LegalAnswer): void {
    const { deeds, walking } = this.#parts;
    const choice = this.#moment.asked[0]?.choice;
    if (!choice) return;
    if (this.narrowed || this.weighing) this.#leaveQuestions();
    walking.stop();
    deeds.skip();
    this.narrowed = this.weighing = null;
    void link.ask({ type: "answer", choice, answer: option.text });
  }

  readonly goThere = (): void => void this.#parts.walking.walk(this.#moment.seat);

  /** Declines this reaction and all others until the phase is over. */
  readonly decline = (): void => {
    if (this.busy) return;
    this.#leaveQuestions();
    this.answeredAt = this.#moment.events.length;
    this.#parts.declining.begin(this.#moment.open);
  };

  /** A second press on the square fires, or else the button has to be pressed. */
  pressedAgain(): void {
    if (!this.weighing) return;
    if (this.area && meansToFire(this.weighing, this.walk !== "")) this.give(this.weighing);
    else void this.#weigh(this.weighing);
  }

  async narrow(some: readonly HulkAnswer[] | null): Promise<void> {
    this.weighing = null;
    this.narrowed = some;
    if (!some || !this.map?.hasFocus()) return;
    await tick();
    firstAnswer(this.#screen.places.get("questions"))?.focus();
  }

  readonly letGo = (): void => {
    this.pointed = this.narrowed = this.weighing = this.#parts.walking.ghost = null;
  };

  /** A player who uses the keys presses Enter once more. */
  async #weigh(option: HulkAnswer): Promise<void> {
    this.weighing = option;
    await tick();
    this.weigher?.focus();
  }

  /** The answer that has the focus goes away: the map gets it. */
  #leaveQuestions(): void {
    if (this.#screen.places.focused("questions")) this.map?.focus();
  }
}
