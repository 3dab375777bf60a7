// Answering on a Space Hulk screen: the player's partial choice, and how an answer is sent.
import { tick, untrack } from "svelte";
import { joined } from "../../shared/ui/say";
import type { Promised } from "../../shared/asking/asking";
import { link } from "../../link/link.svelte";
import { settings } from "../../page/settings.svelte";
import { words } from "../../page/words.svelte";
import type { Gathered } from "../../shared/asking/Answers.svelte";
import { firstAnswer } from "../../shared/asking/keys";
import type { GameScreen } from "../../play/screen.svelte";
import type { HulkAnswer, LegalAnswer, Question } from "../../protocol";
import { letterFor } from "../figures/letters";
import { letterOf, meansToFire } from "../figures/things";
import type { Moment } from "../moment.svelte";
import type { Deeds } from "../telling/deeds.svelte";
import type { Ending } from "../telling/ending.svelte";
import { commanded, lastOrder, onlyChosen } from "../telling/steps";
import { gathered, leftIdle, markAtStake, rash, worded } from "./answers/answers";
import type { Declining } from "./declining/declining.svelte";
import { promisesOf, sparable, unneeded } from "./answers/promises";
import { type Walking, walkTold } from "./steering/walking.svelte";

/** The part of the screen that gets the focus after an answer. */
interface MapPart {
  focus: () => void;
  hasFocus: () => boolean;
  zoom: (key: string) => void;
  /** The square under the cursor. */
  cursorAt: () => string | null;
}

interface Parts {
  moment: Moment;
  declining: Declining;
  deeds: Deeds;
  ending: Ending;
  walking: Walking;
}

/** Groups that are folded. */
const SELDOM = new Set(["command", "move"]);

export class Asking {
  readonly #screen: GameScreen;
  readonly #parts: Parts;
  map = $state.raw<MapPart>();
  weigher = $state.raw<{ focus: () => void }>();

  /** Several answers about one square, to pick one from. Like every partial choice, it is reset with the question. */
  narrowed = $derived.by((): readonly HulkAnswer[] | null => this.#untilAnswered());
  /** An area attack that is previewed before it is sent. */
  weighing = $derived.by((): HulkAnswer | null => this.#untilAnswered());
  /** The square selected last. */
  pointed = $derived.by((): string | null => this.#untilAnswered());
  /** The marine whose line of sight is shown. */
  sightOf = $derived.by((): string | null => this.#untilAnswered());
  /** The square being explained. */
  explained = $state<string | null>(null);
  /** The number of events before the last answer; after a reload, the last order. */
  answeredAt = $state(0);

  /** The last question that was answered without asking. */
  spared = $state.raw<{ choice: string; told: string; at: number } | null>(null);

  /** Whether the open question may still be answered without asking: its answers are not shown until its odds are known. */
  readonly undecided = $derived.by(() => {
    const { asked, question } = this.#moment;
    if (!settings.spare || link.coach || !question || !sparable(question)) return false;
    return this.#screen.odds.awaited || (link.waiting > 0 && this.spared?.choice === asked[0]?.choice);
  });
  /** No answer is accepted while one is being sent, or from a press just too late to skip the playback. */
  readonly busy = $derived.by(() => link.waiting > 0 || this.undecided || this.#parts.deeds.player.justOver);
  readonly area = $derived.by(() => this.weighing?.area ?? null);
  /** The label of the button that walks to the selected square. */
  readonly walk = $derived.by(() => (this.walkable(this.pointed) ? walkTold(this.#parts.walking.ghost) : ""));
  /** The marine who was commanded last, until another is chosen. */
  commanding = $state("");
  /** Whether the one who acts is another than the one who was commanded: keys that mean the one must not steer the other. */
  readonly strays = $derived.by(
    () => this.commanding !== "" && this.#moment.kind === "order" && this.#moment.subject?.[1] !== this.commanding,
  );
  /** The marine whose activation goes on when the one on command points is done (CP-4). */
  readonly backTo = $derived.by(() => {
    const { kind, subject, open } = this.#moment;
    return kind === "order" && open.active && open.active !== subject?.[1] ? open.active : null;
  });
  /** Events that were there when it was last decided whether a commanded marine keeps acting. */
  #heard: number;
  /** The marines who would lose their activation with the answer to confirm. */
  readonly idle = $derived.by(() =>
    this.narrowed?.length === 1 && this.narrowed[0] ? leftIdle(this.narrowed[0]) : [],
  );
  /** The marker that the marine loses with any action. */
  readonly guarded = $derived.by(() => (this.#moment.kind === "order" ? markAtStake(this.#moment.options) : null));

  constructor(screen: GameScreen, parts: Parts) {
    [this.#screen, this.#parts] = [screen, parts];
    this.answeredAt = untrack(() => lastOrder(this.#moment.events));
    this.#heard = untrack(() => this.#moment.events.length);
  }

  get #moment(): Moment {
    return this.#parts.moment;
  }

  /** Null; a derived value that was set falls back to this when the question changes. */
  #untilAnswered(): null {
    void this.#moment.choices;
    return null;
  }

  // ------------------------------------------------------------------ labels of answers

  readonly chances = (option: LegalAnswer): Promised[] =>
    this.#moment.odds ? promisesOf(this.#screen.odds, option) : [];
  readonly chance = (option: LegalAnswer): Promised | undefined => this.chances(option)[0];

  readonly letter = (option: LegalAnswer): string => letterFor(option);

  /** The group of an answer. Acting out of turn is rarely wanted, and squares are pressed on the map: these groups come last, folded. */
  readonly together = (option: LegalAnswer): Gathered | null => {
    const { view, plan, kind } = this.#moment;
    const found = gathered(option, view, plan);
    // A lesson may ask for a single step.
    const seldom = SELDOM.has(found?.key ?? "") && !(found?.key === "move" && link.coach);
    return found && { ...found, folded: seldom && !this.narrowed && kind !== "react" };
  };

  headed(question: Question): string {
    const { open, events } = this.#moment;
    if (this.weighing) return words.option(this.weighing);
    if (!this.idle.length) return worded(question, open, events);
    const names = joined(this.idle.map((id) => letterOf(open, id)));
    if (this.narrowed?.[0]?.text === "done") return words.say("hulk-idle-done", { names });
    return words.say("hulk-idle", { number: this.idle.length, names, cp: open.command_points });
  }

  /** Whether a walk to this square is shown. */
  walkable(square: string | null): boolean {
    return square !== null && this.#parts.walking.ghost?.square === square;
  }

  // ------------------------------------------------------------------ answering

  /** Sends an answer; an area attack, or one that may kill the marine or leaves marines idle, is previewed first. */
  readonly answer = (option: HulkAnswer): void => {
    const { ending } = this.#parts;
    if (this.busy || ending.held(option)) return;
    ending.answers(option);
    if (option.area) void this.#weigh(option);
    else if (this.doubts(option)) void this.narrow([option]);
    else this.give(option);
  };

  /** Whether an answer is asked about once more: not in a lesson, which says itself what is wrong with it. */
  doubts(option: HulkAnswer): boolean {
    const asked = this.narrowed?.some(({ text }) => text === option.text) ?? false;
    return rash(option) && !asked && !link.coach && !this.unchooses(option.text);
  }

  give(option: LegalAnswer): void {
    if (this.busy) return;
    this.answeredAt = this.#moment.events.length;
    if (this.strays) this.commanding = "";
    this.#parts.declining.passed(this.#moment.events.length);
    this.send(option);
  }

  /** Whether this answer would end a marine who was only chosen: then his choice is undone, and he has not acted. */
  unchooses(text: string): boolean {
    const { subject, events } = this.#moment;
    return text === "done" && link.undo === "free" && !link.coach && onlyChosen(events, subject?.[1] ?? "");
  }

  /** Commands the marine again who has just acted on command points: each of his actions needs a new command (CP-3). Returns whether it does. */
  keepCommanding(): boolean {
    const { events, open, asked } = this.#moment;
    const fresh = events.slice(this.#heard);
    this.#heard = events.length;
    if (link.coach || open.phase !== "marines") this.commanding = "";
    else if (fresh.length)
      this.commanding =
        commanded(fresh) || (fresh.some(({ event }) => event === "marine_activated") ? "" : this.commanding);
    const again = commanded(fresh) && `command:${this.commanding}`;
    const [now] = asked;
    if (!this.commanding || !now || !again || !now.question.options.some(({ text }) => text === again)) return false;
    const answers = this.#screen.undoes + 1;
    void link
      .ask({ type: "answer", choice: now.choice, answer: again })
      .then(({ type }) => type === "told" && this.#screen.undoesTogether(answers));
    return true;
  }

  send(option: LegalAnswer): void {
    const { deeds, walking } = this.#parts;
    const choice = this.#moment.asked[0]?.choice;
    if (!choice) return;
    if (this.narrowed || this.weighing) this.#leaveQuestions();
    walking.stop();
    deeds.player.skip();
    this.narrowed = this.weighing = null;
    void link.ask(this.unchooses(option.text) ? { type: "undo" } : { type: "answer", choice, answer: option.text });
  }

  /** Shows what a marine sees, or no longer. */
  readonly lookAt = (id: string): void => {
    if (this.#moment.view.marines[id]?.at) this.sightOf = this.sightOf === id ? null : id;
  };

  readonly goThere = (): void => void this.#parts.walking.walk(this.#moment.seat);

  /** Answers the open question if its answers all lead to the same; returns whether it does. */
  spare(): boolean {
    const { question, asked } = this.#moment;
    const answer = unneeded(question, (option) => promisesOf(this.#screen.odds, option));
    if (!answer || !question || this.spared?.choice === asked[0]?.choice) return false;
    this.spared = {
      choice: asked[0]?.choice ?? "",
      told: words.say(`hulk-spared-${question.kind}`),
      at: this.#moment.events.length,
    };
    this.#screen.telling.announced = [...this.#screen.telling.announced, this.spared.told];
    this.send(answer);
    return true;
  }

  /** Declines this reaction and others until the phase ends: all of them, or those that nothing alarming comes before. */
  readonly decline = (all: boolean): void => {
    const { events, open } = this.#moment;
    if (this.busy) return;
    this.#leaveQuestions();
    this.answeredAt = events.length;
    this.#parts.declining.begin(open, events.length, all);
  };

  /** Fires on the second press on a square, unless that could be a mistake: then the button is needed. */
  pressedAgain(): void {
    if (!this.weighing) return;
    if (this.area && meansToFire(this.weighing, this.walk !== "")) this.give(this.weighing);
    else void this.#weigh(this.weighing);
  }

  async narrow(some: readonly HulkAnswer[] | null): Promise<void> {
    this.weighing = null;
    this.narrowed = some;
    if (!some) return;
    await tick();
    const first = firstAnswer(this.#screen.places.get("questions"));
    // None of the few lies behind the button that cancels.
    first?.closest(".answers")?.scrollIntoView({ block: "nearest", behavior: "instant" });
    if (this.map?.hasFocus()) first?.focus();
  }

  readonly letGo = (): void => {
    this.pointed = this.narrowed = this.weighing = this.#parts.walking.ghost = null;
  };

  /** Previews an area attack; a keyboard player presses Enter again to confirm. */
  async #weigh(option: HulkAnswer): Promise<void> {
    this.weighing = option;
    await tick();
    this.weigher?.focus();
  }

  /** Moves the focus to the map before the focused answer is removed. */
  #leaveQuestions(): void {
    if (this.#screen.places.focused("questions")) this.map?.focus();
  }
}
