// Playback of the aliens' last actions: step by step at the chosen speed, or skipped.
import { settings } from "../../page/settings.svelte";
import type { HulkEvent, HulkOpen } from "../../protocol";
import { type Language, words } from "../../page/words.svelte";
import { type Beat, Player } from "../../play/telling/player.svelte";
import type { Telling } from "../../play/telling/telling.svelte";
import { type Deed, deedsFrom, isAlienPhase, spoken } from "./steps";

/** Milliseconds at normal speed for each step, and for each character of its text; a Japanese character says more. */
const SEEING = 400;
const READING: Readonly<Record<Language, number>> = { en: 30, ja: 65 };

export const duration = (told: string, language: Language): number => SEEING + told.length * READING[language];

/** A step with its duration. */
type Step = Deed & Beat;

const eventsOf = (steps: readonly Step[]): HulkEvent[] => steps.map(({ event }) => event);

export class Deeds {
  readonly player: Player<Step>;
  /** The step whose reasons are shown. */
  why = $state.raw<Deed | null>(null);
  #events: readonly HulkEvent[] | null = null;

  constructor(telling: Telling) {
    this.player = new Player<Step>({
      pace: () => settings.telling,
      began: ({ event }) => telling.tell([event], spoken(eventsOf(this.player.list)).filter((said) => said === event)),
      skipped: (steps) => telling.say(spoken(eventsOf(steps))),
    });
  }

  /** The board after the current step. */
  get board(): HulkOpen | null {
    return this.deed?.board ?? null;
  }

  get deed(): Step | null {
    return this.player.beat;
  }

  /** Takes a new state with the boards after its last events, else the current one; returns whether steps tell it. An undo
   *  clears the playback. */
  follow(view: HulkOpen, events: readonly HulkEvent[], boards: readonly HulkOpen[]): boolean {
    const told = this.#events;
    this.#events = events;
    if (!told) return false;
    if (!told.every((event, place) => event === events[place])) {
      this.player.clear();
      return false;
    }
    if (!isAlienPhase(events.slice(told.length))) return this.player.playing;
    const first = events.length - boards.length;
    const deeds = deedsFrom(events, told.length, (number) => boards[number - first] ?? view);
    return this.player.add(deeds.map((deed) => ({ ...deed, lasts: duration(words.happened(deed.event), words.language) })));
  }

  /** Pauses at the next step. */
  next(): void {
    this.player.hold();
    this.player.next();
  }

  /** Shows the reasons of a step, and pauses. */
  explain(deed: Deed): void {
    if (this.player.playing) this.player.hold();
    this.why = deed;
  }
}
