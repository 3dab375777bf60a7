// Answering at a table of Death Angel: whose secrets are shown, what is asked, what has been picked, and how an answer is sent.
import { untrack } from "svelte";
import { link } from "../../link/link.svelte";
import type { GameScreen } from "../../play/screen.svelte";
import type { Entered, LegalAnswer, TableInfo, Thing } from "../../protocol";
import { type Asked, askedOf, isPrivate, picked } from "../../shared/asking/asking";
import { Repeated } from "../../shared/asking/repeated.svelte";
import { Finishing } from "./finishing";
import { Sparing } from "./sparing.svelte";
import { Swapping } from "./swapping.svelte";

/** The table, and what is told there. */
interface Given {
  readonly entered: Entered;
  readonly table: TableInfo;
  /** Whether beats are being played: nothing is asked until they are over. */
  readonly telling: boolean;
  /** Whether a press comes too late to skip the last beat. */
  readonly late: boolean;
}

export class Asking {
  readonly #screen: GameScreen;
  readonly #given: Given;

  /** On a shared device, the seat whose secrets are shown; 0 while they are hidden. */
  uncovered = $state(0);
  /** The first of two things that an answer needs. */
  first = $state.raw<Thing | null>(null);
  /** The thing being explained. */
  explained = $state.raw<{ thing: Thing; name: string } | null>(null);
  /** Whether the last press belongs to the playback: it chooses nothing, the object there may be gone. */
  idle = false;
  /** The questions, the cover and the secret choices at the last state. */
  #last = { choices: "", covered: false, owes: 0 };

  readonly shared = $derived.by(() => this.#given.entered.seats.length > 1);
  /** The seat whose secrets are shown. */
  readonly eye = $derived.by(() => {
    const { seats } = this.#given.entered;
    return this.shared ? (seats.includes(this.uncovered) ? this.uncovered : 0) : (seats[0] ?? 0);
  });
  /** The seat whose events are told; only public information while its secrets are hidden. */
  readonly ear = $derived.by(() => this.eye || (this.#given.entered.seats[0] ?? 0));
  readonly covered = $derived(this.shared && !this.eye);
  /** What the shown seat knows. */
  readonly own = $derived.by(() => (this.eye ? (link.angel?.own[this.eye] ?? null) : null));

  readonly pending = $derived.by((): Asked[] => {
    const { entered, table } = this.#given;
    if (table.status !== "playing" || this.#screen.past.looking) return [];
    return entered.seats.flatMap((seat) => {
      const theirs = link.angel?.own[String(seat)];
      return theirs ? askedOf(seat, theirs, this.eye) : [];
    });
  });
  readonly swapping = new Swapping(() => this.eye);
  readonly #sparing: Sparing;
  readonly #finishing = new Finishing(
    () => this.pending,
    (choice, text) => this.#send(choice, text),
  );
  readonly #repeated = new Repeated();
  readonly asked = $derived.by(() => (this.#given.telling || this.#sparing.undecided ? [] : this.pending));
  readonly options = $derived.by(() => this.asked.flatMap(({ question }) => question.options));
  /** The ids of the current questions; each question has its own. */
  readonly choices = $derived.by(() => this.asked.map(({ choice }) => choice).join());
  readonly busy = $derived.by(() => link.waiting > 0 || this.#given.late || this.#repeated.held);
  readonly hasty = $derived.by(() => this.#repeated.hasty);

  constructor(screen: GameScreen, given: Given) {
    [this.#screen, this.#given] = [screen, given];
    this.#sparing = new Sparing(screen.odds, () => this.pending);
  }

  /** Takes a new state: what was picked is gone with its questions, an explanation when the secrets are hidden or shown. */
  follow(): void {
    const { asked, choices, covered, eye, shared } = this;
    const owes = shared && (this.own?.pending ?? []).some(isPrivate) ? eye : 0;
    untrack(() => {
      this.#repeated.follow(asked);
      this.swapping.follow(asked);
      if (choices !== this.#last.choices) this.first = null;
      if (covered !== this.#last.covered) this.explained = null;
      // After a player's last secret choice their cards are hidden, before they pass the device.
      if (!owes && this.#last.owes && this.#last.owes === eye) this.uncovered = 0;
      this.#last = { choices, covered, owes };
    });
  }

  /** Answers what needs no player: a roll that cannot get better, and steps that are to be passed. */
  spare(): void {
    const { pending } = this;
    this.#sparing.follow();
    if (pending && !link.waiting) untrack(() => this.#finishing.follow());
  }

  // ------------------------------------------------------------------ the player

  readonly pick = (thing: Thing, name: string): void => {
    if (this.busy || this.idle) return;
    const choice = picked(this.options, this.first, thing);
    if (choice === null && this.swapping.offers(thing)) void this.swapping.swap(thing);
    else if (choice === null) this.look(thing, name);
    else if ("first" in choice) this.first = choice.first;
    else {
      const asked = this.asked.find(({ question }) => question.options.includes(choice.answer));
      if (asked) this.answer(asked.choice, choice.answer);
    }
  };

  readonly answer = (choice: string, { text }: LegalAnswer): void => {
    if (!this.busy) this.#send(choice, text);
  };

  /** Passes the steps of a card that are left. */
  finish(choice: string): void {
    if (!this.busy) this.#finishing.begin(choice);
  }

  readonly look = (thing: Thing, name: string): void => {
    if (!this.idle) this.explained = { thing, name };
  };

  #send(choice: string, text: string): void {
    this.first = null;
    this.#screen.telling.answered();
    this.#repeated.answered();
    this.#screen.inView.waits();
    void link.ask({ type: "answer", choice, answer: text });
  }
}
