// “No” to every reaction until the phase is over, for whoever does not want to be asked each time.
import type { HulkView } from "../view";

const momentOf = ({ turn, phase }: HulkView): string => `${turn} ${phase}`;

class Declining {
  #until = $state("");

  /** Whether reactions are declined in the phase that is on. */
  in(view: HulkView): boolean {
    return this.#until !== "" && this.#until === momentOf(view);
  }

  begin(view: HulkView): void {
    this.#until = momentOf(view);
  }

  /** A new state has come: with its phase it is over. */
  follow(view: HulkView): void {
    if (!this.in(view)) this.stop();
  }

  stop(): void {
    this.#until = "";
  }
}

export const declining = new Declining();
