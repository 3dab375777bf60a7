// Skipping a playback by any press: a tap or a key shows the next beat, holding it goes straight to the question.
import { writing } from "../asking/keys";

interface Skipped {
  readonly playing: boolean;
  next(): void;
  skip(): void;
}

/** Milliseconds until a press counts as held. */
const HELD = 500;
/** Where a press belongs to the story; elsewhere (log, chat, tools) it means what it always means. */
const STORY = "[data-board], [data-questions], [data-stage]";
/** The story's own buttons. */
const OWN = "[data-tale] button";
/** Keys that move the focus or the page, or do nothing alone. */
const MOVES = /^(Tab|Shift|Control|Alt|Meta|CapsLock|Arrow.*|Page.*|Home|End|F\d+)$/;
const PRESSES = new Set(["Enter", " "]);

const within = ({ target }: Event, what: string): boolean => target instanceof Element && target.closest(what) !== null;

/** Whether a key or a press belongs to something else than the story. */
function elsewhere(event: Event): boolean {
  if (within(event, "dialog") || writing(event.target)) return true;
  if (!(event instanceof KeyboardEvent)) return within(event, OWN) || !within(event, STORY);
  if (MOVES.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return true;
  return PRESSES.has(event.key) && within(event, "button, a, summary") && !within(event, "[data-answer], [data-board]");
}

export class Skipping {
  readonly #player: Skipped;
  #timer = 0;

  constructor(player: Skipped) {
    this.#player = player;
  }

  /** Handles a press or key; returns whether it belonged to the playback and does nothing else. */
  pressed(event: Event): boolean {
    if (!this.#player.playing || elsewhere(event)) return false;
    if (event instanceof KeyboardEvent) {
      event.preventDefault();
      if (event.repeat || event.key === "Escape") this.#player.skip();
      else this.#player.next();
      return true;
    }
    this.#player.next();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#player.skip(), HELD);
    return true;
  }

  /** Handles the end of a press. */
  readonly lifted = (): void => clearTimeout(this.#timer);
}
