// Scrolling into view: what a question is about is brought to where it can be seen. On a phone the prompt covers part of the board.
import type { Places } from "../../page/focus";
import { settings } from "../../page/settings.svelte";

/** So long, in milliseconds, a player who has scrolled since the last answer is looking at something. */
const LOOKING = 10_000;
/** Room that is left above and below, in pixels. */
const ROOM = 8;

function move(top: number): void {
  if (Math.abs(top) > 1) window.scrollBy({ top, behavior: settings.pace ? "smooth" : "instant" });
}

/** What is lit, else what the question is about, else where swarms are: of these the rows. */
const WANTED = [".object.lit", ".object.marked", ".object[data-thing^='spot:']"];

function wanted(board: Element): Element[] {
  const objects = WANTED.map((what) => [...board.querySelectorAll(what)]).find((found) => found.length) ?? [];
  return objects.map((object) => object.closest("[role=row]") ?? object);
}

export class InView {
  readonly #places: Places;
  #scrolled = -Infinity;

  constructor(places: Places) {
    this.#places = places;
  }

  /** The player scrolls. */
  readonly scrolls = (): void => {
    this.#scrolled = performance.now();
  };

  /** The player has answered, and waits for what comes. */
  waits(): void {
    this.#scrolled = -Infinity;
  }

  /** Scroll to the top of the page if all of it is seen there, else as little as needed; without room for all, its first part. */
  readonly bringQuestion = (): void => {
    const board = this.#places.get("board");
    if (!board || performance.now() - this.#scrolled < LOOKING) return;
    const places = wanted(board).map((element) => element.getBoundingClientRect());
    if (!places.length) return;
    const top = Math.min(...places.map((place) => place.top)) - ROOM;
    const bottom = Math.max(...places.map((place) => place.bottom)) + ROOM;
    const end = this.#floor(board.getBoundingClientRect());
    if (top >= 0 && bottom <= end) return;
    if (bottom + window.scrollY <= end) move(-window.scrollY);
    else if (top < 0) move(top);
    else move(Math.min(bottom - end, top));
  };

  /** The board from its top, for a player who comes from the log below it. */
  readonly bringBoard = (): void => {
    const board = this.#places.get("board")?.getBoundingClientRect();
    if (board && (board.top < 0 || board.top > window.innerHeight / 2)) move(board.top - ROOM);
  };

  /** The board can be seen down to here: a prompt that lies under it, not beside it, covers the rest. */
  #floor(board: DOMRect): number {
    const prompt = (this.#places.get("questions") ?? this.#places.get("past"))?.getBoundingClientRect();
    return prompt && prompt.left < board.right && prompt.right > board.left ? prompt.top : window.innerHeight;
  }
}
