// The chat as this device hears it: whom it has muted, and how far it has read.
import { heardAt, keepHeard, keepMuted, mutedAt } from "../../page/kept";
import { link } from "../../link/link.svelte";

class Hearing {
  muted = $derived(mutedAt(link.at));
  /** The number of the last line that has been in view. */
  #read = $derived(heardAt(link.at));
  /** What is being typed: the line goes on wherever the chat is shown next. */
  draft = $derived.by(() => {
    void link.at;
    return "";
  });
  readonly heard = $derived(link.talk.filter(({ seat }) => !this.muted.includes(seat)));

  /** The last line that nobody on these seats has seen or said. */
  unread(seats: readonly number[]): (typeof link.talk)[number] | undefined {
    return this.heard.filter(({ seat, number }) => number > this.#read && !seats.includes(seat)).at(-1);
  }

  /** Everything said so far is in view. */
  see(): void {
    const last = this.heard.at(-1)?.number ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    keepHeard(link.at, last);
  }

  mute(seat: number): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((other) => other !== seat) : [...this.muted, seat];
    keepMuted(link.at, this.muted);
  }
}

export const hearing = new Hearing();
