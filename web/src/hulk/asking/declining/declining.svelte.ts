// Auto-decline: declines every reaction until the phase ends, for players who do not want to be asked each time.
import type { HulkOpen } from "../../../protocol";

const momentOf = ({ turn, phase }: HulkOpen): string => `${turn} ${phase}`;

export class Declining {
  #until = $state("");

  /** Whether reactions are declined in the current phase. */
  in(view: HulkOpen): boolean {
    return this.#until !== "" && this.#until === momentOf(view);
  }

  begin(view: HulkOpen): void {
    this.#until = momentOf(view);
  }

  /** Takes a new state; auto-decline ends with its phase. */
  follow(view: HulkOpen): void {
    if (!this.in(view)) this.stop();
  }

  stop(): void {
    this.#until = "";
  }
}
