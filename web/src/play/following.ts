// A list that grows at its end.

/** Pixels that the last line may be out of view. */
const NEAR = 24;

/** A list whose last line, once it is in view, stays so until somebody scrolls back. */
export class Following {
  #last = true;
  #top = 0;

  /** The list was scrolled. A browser says so late: lines may have come since, and they are no wish to stay behind them. */
  scrolled({ scrollTop, clientHeight, scrollHeight }: Element): void {
    const back = scrollTop < this.#top;
    this.#top = scrollTop;
    this.#last = scrollTop + clientHeight > scrollHeight - NEAR || (this.#last && !back);
  }

  /** There are new lines. */
  grown(list: Element): void {
    if (this.#last) list.scrollTop = list.scrollHeight;
  }
}
