// Playback of what the aliens have just done: deed by deed at the chosen speed, or all at once.
import { settings } from "../../page/settings.svelte";
import type { HulkEvent, HulkOpen } from "../../protocol";
import { type Language, words } from "../../page/words.svelte";
import { type Deed, deedsFrom, isAlienPhase } from "./steps";

/** Milliseconds at normal speed to see a deed, and for each letter of what is said of it; a letter of Japanese says more. */
const SEEING = 400;
const READING: Readonly<Record<Language, number>> = { en: 30, ja: 65 };

/** So long, in milliseconds, after the telling a press is still meant for what stood there before: it answers nothing. */
const LATE = 450;

export const duration = (told: string, language: Language): number => SEEING + told.length * READING[language];

export class Deeds {
  /** The deeds of the last change in which aliens acted. */
  list = $state.raw<Deed[]>([]);
  /** The one that is told now; -1 once all are told. */
  at = $state(-1);
  paused = $state(false);
  /** The deed whose reasons are shown. */
  why = $state.raw<Deed | null>(null);
  /** All has been told just now. */
  justOver = $state(false);
  #timer = 0;
  #late = 0;
  #events: readonly HulkEvent[] | null = null;

  /** The board as it was after the deed that is told now. */
  get board(): HulkOpen | null {
    return this.deed?.board ?? null;
  }

  get deed(): Deed | null {
    return this.list[this.at] ?? null;
  }

  /** A new state has come, with the boards after its last events; where there are none, the present one is shown. What was undone is forgotten. */
  follow(view: HulkOpen, events: readonly HulkEvent[], boards: readonly HulkOpen[]): void {
    const told = this.#events;
    this.#events = events;
    if (!told) return;
    if (!told.every((event, place) => event === events[place])) return this.#tell([]);
    if (!isAlienPhase(events.slice(told.length))) return;
    const first = events.length - boards.length;
    this.#tell(deedsFrom(events, told.length, (number) => boards[number - first] ?? view));
  }

  /** One on or back; beyond the last everything is told. */
  step(by: number): void {
    if (this.at + by < this.list.length) this.at = Math.max(this.at + by, 0);
    else this.#end();
  }

  /** All at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.paused = false;
    this.#end();
  }

  #end(): void {
    if (this.at < 0) return;
    this.at = -1;
    this.justOver = true;
    clearTimeout(this.#late);
    this.#late = window.setTimeout(() => (this.justOver = false), LATE);
  }

  /** Stop at the one that is told, or at any of those that were. */
  hold(at: number): void {
    clearTimeout(this.#timer);
    this.paused = true;
    this.at = at;
  }

  go(): void {
    this.paused = false;
    this.#next();
  }

  /** Pauses, or goes on. */
  toggle(): void {
    if (this.paused) this.go();
    else this.hold(this.at);
  }

  /** Stops at the next deed. */
  next(): void {
    this.hold(this.at);
    this.step(1);
  }

  /** Shows the reasons of a deed, and stops at the one that is told. */
  explain(deed: Deed): void {
    if (this.at >= 0) this.hold(this.at);
    this.why = deed;
  }

  #tell(deeds: Deed[]): void {
    this.skip();
    this.list = deeds;
    if (!deeds.length || !settings.pace) return;
    this.at = 0;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const told = this.deed ? words.happened(this.deed.event) : "";
    this.#timer = window.setTimeout(() => {
      if (this.paused || this.at < 0) return;
      this.step(1);
      if (this.at >= 0) this.#next();
    }, duration(told, words.language) * settings.pace);
  }
}
