// What has just happened, told in every way: rolled, seen on the board, heard, and said to those who listen.
import { settings } from "../settings.svelte";
import type { Happening } from "../view";
import { words } from "../words.svelte";
import { odds } from "./odds.svelte";
import { past } from "./past.svelte";
import { hear } from "./sounds";
import { type Roll, openly, rollsFrom, stirredBy } from "./story";

/** What a seat has been told; where others may look, only what everybody may know is said. */
interface Told {
  ear: number;
  events: Happening[];
  covered: boolean;
}

/** So many of the last events are said, and so long, in milliseconds, things stir. */
const MOST_SAID = 12;
const STIRRING = 900;

class Telling {
  /** The dice of the last change. */
  rolls = $state.raw<Roll[]>([]);
  stirred = $state.raw<ReadonlyMap<string, string>>(new Map());
  announced = $state("");
  #told: Told | null = null;
  #timer = 0;

  /** What is new since the last state is told; what was undone is nobody's past. */
  follow(now: Told): void {
    const before = this.#told?.ear === now.ear ? this.#told.events : now.events;
    this.#told = now;
    const kept = before.every((event, place) => event === now.events[place]);
    if (!kept) past.forget();
    const from = kept ? before.length : now.events.length;
    const fresh = now.events.slice(from);
    if (kept && !fresh.length) return;
    const figures = ["spots", "attack-list"].flatMap((part) => [...odds.part(part), ...odds.partBefore(part)]);
    this.rolls = rollsFrom(now.events, from, figures);
    this.announced = fresh
      .slice(-MOST_SAID)
      .map((event) => words.happened(now.covered ? openly(event) : event))
      .join(" ");
    if (settings.sounds) hear(fresh);
    if (settings.pace) this.#stir(fresh);
  }

  forget(): void {
    this.#told = null;
    this.rolls = [];
    this.announced = "";
  }

  #stir(fresh: readonly Happening[]): void {
    this.stirred = stirredBy(fresh);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.stirred = new Map()), STIRRING * settings.pace);
  }
}

export const telling = new Telling();
