// Scroll into view: moves the subject of a question to where it is visible. On a phone the prompt covers part of the board.
import type { Places } from "../../page/focus";
import { settings } from "../../page/settings.svelte";

/** Milliseconds after the player scrolls in which the page does not scroll by itself; an answer ends them. */
const LOOKING = 10_000;
/** Margin above and below, in pixels. */
const ROOM = 8;

/** What scrolls the board: itself on a phone held upright, else the page. */
const scrollerOf = (board: Element): Element =>
  getComputedStyle(board).overflowY === "auto" ? board : document.documentElement;

function move(scroller: Element, top: number): void {
  if (Math.abs(top) > 1) scroller.scrollBy({ top, behavior: settings.pace ? "smooth" : "instant" });
}

/** The rows of the lit objects, else of the question's subject, else of the swarms. */
const WANTED = [".object.lit", ".object.marked", ".object[data-thing^='spot:']"];

function wanted(board: Element): Element[] {
  const objects = WANTED.map((what) => [...board.querySelectorAll(what)]).find((some) => some.length) ?? [];
  return objects.map((object) => object.closest("[role=row]") ?? object);
}

export class InView {
  readonly #places: Places;
  #scrolled = -Infinity;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Records that the player scrolls. */
  readonly scrolls = (): void => {
    this.#scrolled = performance.now();
  };

  /** Records that the player has answered and waits. */
  waits(): void {
    this.#scrolled = -Infinity;
  }

  /** Scrolls to the top of the page if everything fits there, else as little as needed; if it does not fit, to its first part. */
  readonly bringQuestion = (): void => {
    const board = this.#places.get("board");
    if (board) this.bring(wanted(board));
  };

  /** Scrolls to the top of the page, where the rule of a new location is. */
  readonly bringTop = (): void => {
    const board = this.#places.get("board");
    if (!board || performance.now() - this.#scrolled < LOOKING) return;
    const scroller = scrollerOf(board);
    move(scroller, -scroller.scrollTop);
  };

  /** Scrolls to a part of the board that the player asks for. */
  show(element: Element): void {
    this.#scrolled = -Infinity;
    this.bring([element]);
    this.scrolls();
  }

  /** Scrolls to these parts of the board. */
  bring(elements: readonly Element[]): void {
    const board = this.#places.get("board");
    if (!board || performance.now() - this.#scrolled < LOOKING) return;
    const places = elements.map((element) => element.getBoundingClientRect());
    if (!places.length) return;
    const [first, last] = [
      Math.min(...places.map((place) => place.top)),
      Math.max(...places.map((place) => place.bottom)),
    ];
    const end = this.#floor(board.getBoundingClientRect());
    // The margin gives way if only they fit.
    const room = Math.max(0, Math.min(ROOM, (end - this.#ceiling(board) - (last - first)) / 2));
    const [top, bottom] = [first - room, last + room];
    const start = this.#ceiling(board);
    if (top >= start && bottom <= end) return;
    const scroller = scrollerOf(board);
    if (bottom + scroller.scrollTop <= end) move(scroller, -scroller.scrollTop);
    else if (top < start) move(scroller, top - start);
    else move(scroller, Math.min(bottom - end, top - start));
  }

  /** Scrolls to the top of the board, for a player who comes from the log below it. */
  readonly bringBoard = (): void => {
    const board = this.#places.get("board");
    if (!board) return;
    const [{ top }, start] = [board.getBoundingClientRect(), this.#ceiling(board)];
    if (top < start || top > window.innerHeight / 2) move(document.documentElement, top - start - ROOM);
  };

  /** The part of the board that can be seen, in pixels of the window. */
  visible(): { left: number; top: number; width: number; height: number } {
    const place = this.#places.get("board");
    const board = place?.getBoundingClientRect();
    if (!place || !board) return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight };
    const top = Math.max(board.top, this.#ceiling(place));
    return {
      left: board.left,
      top,
      width: board.width,
      height: Math.max(Math.min(board.bottom, this.#floor(board)) - top, 0),
    };
  }

  /** The highest visible point of the board: on a phone the header stays over it. */
  #ceiling(board: Element): number {
    return parseFloat(getComputedStyle(board).scrollMarginTop) || 0;
  }

  /** The lowest visible point of the board: a prompt under it, not beside it (though edges may overlap), covers the rest. */
  #floor(board: DOMRect): number {
    const prompt = (this.#places.get("questions") ?? this.#places.get("past"))?.getBoundingClientRect();
    const middle = (board.left + board.right) / 2;
    return prompt && prompt.left < middle && prompt.right > middle ? prompt.top : window.innerHeight;
  }
}
