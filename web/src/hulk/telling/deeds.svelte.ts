// Playback of the aliens' last actions: step by step at the chosen speed, or skipped.
import { settings } from "../../page/settings.svelte";
import type { HulkEvent, HulkOpen } from "../../protocol";
import { type Language, words } from "../../page/words.svelte";
import { type Deed, deedsFrom, isAlienPhase } from "./steps";

/** Milliseconds at normal speed for each step, and for each character of its text; a Japanese character says more. */
const SEEING = 400;
const READING: Readonly<Record<Language, number>> = { en: 30, ja: 65 };

/** Milliseconds after the playback in which a press still counts as a skip and answers nothing. */
const LATE = 450;

export const duration = (told: string, language: Language): number => SEEING + told.length * READING[language];

export class Deeds {
  /** The steps of the last update in which aliens acted. */
  list = $state.raw<Deed[]>([]);
  /** The index of the current step; -1 when the playback is over. */
  at = $state(-1);
  paused = $state(false);
  /** The step whose reasons are shown. */
  why = $state.raw<Deed | null>(null);
  /** Whether the playback has just ended. */
  justOver = $state(false);
  #timer = 0;
  #late = 0;
  #events: readonly HulkEvent[] | null = null;

  /** The board after the current step. */
  get board(): HulkOpen | null {
    return this.deed?.board ?? null;
  }

  get deed(): Deed | null {
    return this.list[this.at] ?? null;
  }

  /** Takes a new state with the boards after its last events, else the current one. An undo clears the playback. */
  follow(view: HulkOpen, events: readonly HulkEvent[], boards: readonly HulkOpen[]): void {
    const told = this.#events;
    this.#events = events;
    if (!told) return;
    if (!told.every((event, place) => event === events[place])) return this.#tell([]);
    if (!isAlienPhase(events.slice(told.length))) return;
    const first = events.length - boards.length;
    this.#tell(deedsFrom(events, told.length, (number) => boards[number - first] ?? view));
  }

  /** Steps forward or back; the playback ends after the last step. */
  step(by: number): void {
    if (this.at + by < this.list.length) this.at = Math.max(this.at + by, 0);
    else this.#end();
  }

  /** Ends the playback. */
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

  /** Pauses at a step. */
  hold(at: number): void {
    clearTimeout(this.#timer);
    this.paused = true;
    this.at = at;
  }

  go(): void {
    this.paused = false;
    this.#next();
  }

  /** Pauses or resumes. */
  toggle(): void {
    if (this.paused) this.go();
    else this.hold(this.at);
  }

  /** Pauses at the next step. */
  next(): void {
    this.hold(this.at);
    this.step(1);
  }

  /** Shows the reasons of a step, and pauses. */
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
