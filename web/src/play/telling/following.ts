// A list that grows at its end.

/** Pixels that the last line may be out of view. */
const NEAR = 24;

const shapeOf = ({ clientWidth, clientHeight, scrollHeight, lastElementChild }: Element): unknown[] => [
  clientWidth,
  clientHeight,
  scrollHeight,
  lastElementChild,
];

/** A list whose last line, once it is in view, stays so until somebody scrolls back. */
export class Following {
  #last = true;
  #shape: unknown[] = [];

  /** The list was scrolled. One of another shape than before was not scrolled by anybody: the view moved with its lines, or a
   *  browser tells late of what was scrolled before they came. */
  scrolled(list: Element): void {
    const [before, now] = [this.#shape, shapeOf(list)];
    this.#shape = now;
    if (now.every((part, index) => part === before[index])) this.#last = list.scrollTop + list.clientHeight > list.scrollHeight - NEAR;
  }

  /** The last line is wanted again, wherever the list stands. */
  resume(): void {
    this.#last = true;
  }

  /** There are other lines, or there is another room for them. */
  changed(list: Element): void {
    if (this.#last) list.scrollTop = list.scrollHeight;
    this.#shape = shapeOf(list);
  }
}
