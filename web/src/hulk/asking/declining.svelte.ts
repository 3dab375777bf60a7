// Declining every reaction until the phase is over, for a player who does not want to be asked each time.
import type { HulkOpen } from "../../protocol";

const momentOf = ({ turn, phase }: HulkOpen): string => `${turn} ${phase}`;

export class Declining {
  #until = $state("");

  /** Whether reactions are declined in the phase that is on. */
  in(view: HulkOpen): boolean {
    return this.#until !== "" && this.#until === momentOf(view);
  }

  begin(view: HulkOpen): void {
    this.#until = momentOf(view);
  }

  /** A new state has come: with its phase it is over. */
  follow(view: HulkOpen): void {
    if (!this.in(view)) this.stop();
  }

  stop(): void {
    this.#until = "";
  }
}
