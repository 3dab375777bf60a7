// What a question is about is brought into view: on a phone, into what the prompt leaves of the board.
import { settings } from "../../page/settings.svelte";

/** Somebody who has scrolled by himself since his last answer looks at something, so long, in milliseconds. */
const LOOKING = 10_000;
/** Room that is left above and below, in pixels. */
const ROOM = 8;

let scrolled = -Infinity;

/** Somebody scrolls by himself. */
export function scrolls(): void {
  scrolled = performance.now();
}

/** Somebody has answered, and waits for what comes. */
export function waits(): void {
  scrolled = -Infinity;
}

function move(top: number): void {
  if (Math.abs(top) > 1) window.scrollBy({ top, behavior: settings.pace ? "smooth" : "instant" });
}

/** Up to where the board can be seen: a prompt that lies under it, not beside it, covers the rest. */
function floor(board: DOMRect): number {
  const prompt = document.querySelector("[data-questions], [data-past]")?.getBoundingClientRect();
  return prompt && prompt.left < board.right && prompt.right > board.left ? prompt.top : window.innerHeight;
}

/** What is lit, else what the question is about, else where swarms are: of these the rows. */
const WANTED = [".object.lit", ".object.marked", ".object[data-thing^='spot:']"];

function wanted(board: Element): Element[] {
  const objects = WANTED.map((what) => [...board.querySelectorAll(what)]).find((found) => found.length) ?? [];
  return objects.map((object) => object.closest("[role=row]") ?? object);
}

/** Scroll to the top of the page if all of it is seen there, else as little as needed; without room for all, its first part. */
export function bringIntoView(): void {
  const board = document.querySelector(".board");
  if (!board || performance.now() - scrolled < LOOKING) return;
  const places = wanted(board).map((element) => element.getBoundingClientRect());
  if (!places.length) return;
  const top = Math.min(...places.map((place) => place.top)) - ROOM;
  const bottom = Math.max(...places.map((place) => place.bottom)) + ROOM;
  const end = floor(board.getBoundingClientRect());
  if (top >= 0 && bottom <= end) return;
  if (bottom + window.scrollY <= end) move(-window.scrollY);
  else if (top < 0) move(top);
  else move(Math.min(bottom - end, top));
}

/** The board from its top, for somebody who comes from the log below it. */
export function bringBoard(): void {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (board && (board.top < 0 || board.top > window.innerHeight / 2)) move(board.top - ROOM);
}
