// Replay of one table: the board at a line of the log, fetched once and cached as long as the screen.
import { link } from "../../link/link.svelte";
import type { AngelOpen, AngelOwn, HulkOpen, HulkOwn } from "../../protocol";
import { patiently } from "./patience";

type Then = { game: "angel"; open: AngelOpen; own: AngelOwn } | { game: "hulk"; open: HulkOpen; own: HulkOwn };

export class Past {
  /** How many events had happened; -1 is now. */
  at = $state(-1);
  shown = $state.raw<Then | null>(null);
  #seat = 0;
  #known = new Map<string, Then>();
  #asking = false;

  get looking(): boolean {
    return this.at >= 0;
  }

  look(seat: number, events: number): void {
    this.#seat = seat;
    this.at = events;
    this.shown = this.#known.get(`${seat} ${events}`) ?? this.shown;
    void this.#fetch();
  }

  leave(): void {
    this.at = -1;
    this.shown = null;
  }

  /** Clears the cache after an undo. */
  forget(): void {
    this.#known.clear();
    this.leave();
  }

  async #fetch(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (this.at >= 0) {
      const [seat, events] = [this.#seat, this.at];
      const name = `${seat} ${events}`;
      const known = this.#known.get(name);
      if (known) {
        this.shown = known;
        break;
      }
      const reply = await patiently({ type: "look", seat, events });
      if (reply.type !== "then") {
        if (this.at === events) this.leave();
        continue;
      }
      // The table's game determines the type of the view, as in link.svelte.ts.
      this.#known.set(name, { game: link.game, open: reply.open, own: reply.own } as Then);
    }
    this.#asking = false;
  }
}
