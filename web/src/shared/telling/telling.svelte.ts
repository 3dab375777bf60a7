// Presents new events: a summary, animations on the board, sounds, and screen-reader announcements.
import { settings } from "../../page/settings.svelte";
import type { Happening } from "../../page/told";
import type { AngelOpen, HulkOpen } from "../../protocol";
import { words } from "../../page/words.svelte";
import type { Odds } from "../asking/odds.svelte";
import type { Past } from "./past.svelte";
import { hear } from "./sounds";
import { type Roll, rollsFrom, saidOf, stirredBy } from "./story";
import { openly } from "../../page/told";
import { type Item, summed } from "./summary";

/** The events of a seat and its board; a covered screen shows only public information. */
interface Told {
  ear: number;
  events: Happening[];
  covered: boolean;
  open: AngelOpen | HulkOpen;
  /** Plays the new events as beats, which call `tell` one by one; returns false if they are to be told all at once. */
  stage?: () => boolean;
  /** Selects the events to announce; by default the last ones and every death. */
  spoken?: (events: readonly Happening[]) => Happening[];
}

/** Milliseconds for which affected things are highlighted. */
const STIRRING = 900;
const FIGURES = ["spots", "attack-list", "reroll"];

export class Telling {
  /** The events since the player's last answer. */
  since = $state.raw<Item[]>([]);
  stirred = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** What screen readers hear since the last answer, line by line. */
  announced = $state.raw<readonly string[]>([]);
  readonly #odds: Odds;
  readonly #past: Past;
  #told: Told | null = null;
  #rolls: Roll[] = [];
  /** The first event of the summary, and the first one after the answer being sent. */
  #from = 0;
  #next: number | null = null;
  #stirring = 0;

  constructor(odds: Odds, past: Past) {
    this.#odds = odds;
    this.#past = past;
  }

  /** Presents the events since the last state; after an undo, the past is cleared. */
  follow(now: Told): void {
    const last = this.#told?.ear === now.ear ? this.#told : null;
    this.#told = now;
    const before = last?.events ?? now.events;
    const kept = before.every((event, place) => event === now.events[place]);
    if (!kept) this.#past.forget();
    const from = kept ? before.length : now.events.length;
    const fresh = now.events.slice(from);
    if (last?.open !== now.open) this.#turn(last && kept ? (this.#next ?? this.#from) : from);
    this.#sum(now);
    const staged = now.stage?.() ?? false;
    if (staged || (kept && !fresh.length)) return;
    this.announced = (now.spoken?.(fresh) ?? saidOf(fresh)).map((event) =>
      words.happened(now.covered ? openly(event) : event),
    );
    if (settings.sounds) hear(fresh);
    if (settings.pace) this.#stir(fresh);
  }

  /** Plays a beat's sounds and says its words. */
  tell(events: readonly Happening[], said = events): void {
    this.say(said);
    if (settings.sounds) hear(events);
  }

  /** Adds a line for screen readers. */
  say(events: readonly Happening[]): void {
    this.announced = [...this.announced, ...events.map((event) => words.happened(event))];
  }

  /** Marks that an answer is being sent: later events are new. */
  answered(): void {
    this.#next = this.#told?.events.length ?? null;
  }

  /** Resets for a new state. */
  #turn(from: number): void {
    this.#from = from;
    this.#next = null;
    this.announced = [];
  }

  /** Builds the summary; a roll keeps the chance that was shown when it was new. */
  #sum({ events, covered }: Told): void {
    const figures = FIGURES.flatMap((part) => [...this.#odds.part(part), ...this.#odds.partBefore(part)]);
    const known = new Map(this.#rolls.map((roll) => [roll.number, roll]));
    this.#rolls = rollsFrom(events, this.#from, figures).map((roll) => {
      const { chance = roll.chance } = known.get(roll.number) ?? {};
      return { ...roll, chance };
    });
    this.since = summed(covered ? events.map(openly) : events, this.#from, this.#rolls);
  }

  #stir(fresh: readonly Happening[]): void {
    this.stirred = stirredBy(fresh);
    clearTimeout(this.#stirring);
    this.#stirring = window.setTimeout(() => (this.stirred = new Map()), STIRRING * settings.pace);
  }
}
