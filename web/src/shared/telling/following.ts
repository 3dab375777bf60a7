// Auto-scroll for a list that grows at its end.

/** Pixels from the end that still count as the end. */
const NEAR = 24;

const shapeOf = ({ clientWidth, clientHeight, scrollHeight, lastElementChild }: Element): unknown[] => [
  clientWidth,
  clientHeight,
  scrollHeight,
  lastElementChild,
];

/** A list that stays scrolled to its last line until the player scrolls back. */
export class Following {
  #last = true;
  #shape: unknown[] = [];

  /** Handles a scroll event. If the list has changed shape, the player did not scroll: the view moved with its lines, or the
   *  browser reports an earlier scroll late. */
  scrolled(list: Element): void {
    const [before, now] = [this.#shape, shapeOf(list)];
    this.#shape = now;
    if (now.every((part, index) => part === before[index]))
      this.#last = list.scrollTop + list.clientHeight > list.scrollHeight - NEAR;
  }

  /** Follows the last line again, wherever the list is scrolled. */
  resume(): void {
    this.#last = true;
  }

  /** Handles new lines or a new size. */
  changed(list: Element): void {
    if (this.#last) list.scrollTop = list.scrollHeight;
    this.#shape = shapeOf(list);
  }
}
