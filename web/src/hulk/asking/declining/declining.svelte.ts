// Auto-decline: declines reactions until the phase ends, all of them or until something alarming happens.
import type { EventName, Happening } from "../../../page/told";
import type { HulkOpen } from "../../../protocol";
import { far } from "../../map/plan";

const ALARMS = new Set<EventName>(["gun_jammed", "blip_revealed", "lord_revealed"]);

/** Whether to ask again: a gun has jammed, a blip is revealed, or an alien stands next to a marine. */
export function alarming(
  fresh: readonly Happening[],
  { marines, stealers, blips }: Pick<HulkOpen, "marines" | "stealers" | "blips">,
): boolean {
  if (fresh.some(({ event }) => ALARMS.has(event))) return true;
  const aliens = [...Object.values(stealers), ...Object.values(blips)].flatMap(({ at }) => at ?? []);
  return Object.values(marines).some(({ at }) => at && aliens.some((square) => far(square, at) === 1));
}

const momentOf = ({ turn, phase }: HulkOpen): string => `${turn} ${phase}`;

export class Declining {
  #until = $state("");
  /** Whether all are declined, even if something alarming happens. */
  all = $state(false);
  /** Events that were there when the last one was declined. */
  #heard = 0;

  /** Whether reactions are declined in the current phase. */
  in(view: HulkOpen): boolean {
    return this.#until !== "" && this.#until === momentOf(view);
  }

  /** Whether the reaction asked for now is declined. */
  declines(view: HulkOpen, events: readonly Happening[]): boolean {
    return this.in(view) && (this.all || events.length === this.#heard || !alarming(events.slice(this.#heard), view));
  }

  /** Declines the reaction asked for after this number of events, and those to come. */
  begin(view: HulkOpen, heard: number, all: boolean): void {
    [this.#until, this.#heard, this.all] = [momentOf(view), heard, all];
  }

  /** A reaction was declined or answered after this number of events. */
  passed(heard: number): void {
    this.#heard = heard;
  }

  /** Takes a new state; auto-decline ends with its phase. */
  follow(view: HulkOpen): void {
    if (!this.in(view)) this.stop();
  }

  stop(): void {
    this.#until = "";
  }
}
