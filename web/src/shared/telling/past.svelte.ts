// Replay of one table: the board at a line of the log, fetched once and cached as long as the screen.
import { link } from "../../link/link.svelte";
import type { AngelOpen, AngelOwn, HulkOpen, HulkOwn } from "../../protocol";
import { patiently } from "../../link/patience";

type Then = { game: "angel"; open: AngelOpen; own: AngelOwn } | { game: "hulk"; open: HulkOpen; own: HulkOwn };

export class Past {
  /** How many events had happened; -1 is now. */
  at = $state(-1);
  shown = $state.raw<Then | null>(null);
  /** The board one event earlier; null until it is there. */
  before = $state.raw<Then | null>(null);
  /** How many times faster than normal the replay plays. */
  rate = $state(1);
  /** What is said of the moment that was opened, besides its line. */
  note = $state("");
  /** Whether the board at this line is there. */
  loaded = $state(false);
  /** Whether it plays what happened while the player was away, by itself and in a short time. */
  catching = $state(false);
  #seat = 0;
  #known = new Map<string, Then>();
  #asking = false;

  get looking(): boolean {
    return this.at >= 0;
  }

  look(seat: number, events: number, note = ""): void {
    this.#seat = seat;
    this.at = events;
    this.note = note;
    this.#show();
    void this.#fetch();
  }

  /** Plays from here to now. */
  catchUp(seat: number, events: number, note: string): void {
    this.catching = true;
    this.look(seat, events, note);
  }

  leave(): void {
    this.at = -1;
    this.catching = false;
    this.shown = this.before = null;
    this.loaded = false;
  }

  /** Clears the cache after an undo. */
  forget(): void {
    this.#known.clear();
    this.leave();
  }

  #then(back: number): Then | undefined {
    return this.#known.get(`${this.#seat} ${this.at - back}`);
  }

  #show(): void {
    this.before = this.#then(1) ?? null;
    this.shown = this.#then(0) ?? this.shown;
    this.loaded = this.#then(0) !== undefined;
  }

  /** Fetches the board at the line, then the one before it. */
  async #fetch(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.at >= 0) {
      const [seat, events] = [this.#seat, this.#then(0) && this.at > 0 ? this.at - 1 : this.at];
      const name = `${seat} ${events}`;
      if (this.#known.has(name)) {
        this.#show();
        break;
      }
      const reply = await patiently({ type: "look", seat, events });
      if (reply.type !== "then") {
        if (this.at === events || this.at === events + 1) this.leave();
        continue;
      }
      // The table's game determines the type of the view, as in link.svelte.ts.
      this.#known.set(name, { game: link.game, open: reply.open, own: reply.own } as Then);
      this.#show();
    }
    this.#asking = false;
  }
}
