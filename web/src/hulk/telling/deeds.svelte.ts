// Playback of what happened: the aliens' actions and every fight, step by step at the chosen speed, or skipped.
import { settings } from "../../page/settings.svelte";
import type { HulkEvent, HulkOpen } from "../../protocol";
import { type Language, words } from "../../page/words.svelte";
import type { Clock } from "../../page/clock";
import { type Beat, Player } from "../../shared/telling/player.svelte";
import type { Telling } from "../../shared/telling/telling.svelte";
import { type Deed, deedsFrom, isAlienPhase, isCombat, spoken } from "./steps";

/** Milliseconds at normal speed of a step that is read, and for each character of its text; a Japanese character says more. */
const SEEING = 400;
const READING: Readonly<Record<Language, number>> = { en: 18, ja: 36 };
const LONGEST = 1_400;
/** Milliseconds of a way: to begin with, for each square, and at most. */
const SETTING_OUT = 260;
const SQUARE = 80;
const FARTHEST = 900;
/** Milliseconds more for the first step of the aliens: the eye has to find them first. */
const FINDING = 500;
/** Milliseconds of a fight. */
const FIGHTS = { shot: 650, assault: 700, fates: 700 } as const;
/** Milliseconds of a marine's death, at normal speed and for a player in a hurry: four in a turn are still told in time. */
const [MOURNED, HURRIED] = [2_400, 1_300];

/** How long a step is shown, to be multiplied by the pace. */
export function duration({ scene, event }: Pick<Deed, "scene" | "event">, language: Language, pace = 1): number {
  switch (scene.kind) {
    case "path":
      return Math.min(SETTING_OUT + SQUARE * scene.squares.length, FARTHEST);
    case "plain":
      return Math.min(SEEING + words.happened(event).length * READING[language], LONGEST);
    case "death":
      return pace < 1 ? HURRIED : MOURNED;
    default:
      return FIGHTS[scene.kind];
  }
}

/** A step with its duration. */
type Step = Deed & Beat;

const eventsOf = (steps: readonly Step[]): HulkEvent[] => steps.flatMap(({ events }) => events);

const LATER: Clock = (wait, run) => {
  const timer = window.setTimeout(run, wait);
  return () => clearTimeout(timer);
};

export class Deeds {
  readonly player: Player<Step>;
  /** The step whose reasons are shown. */
  why = $state.raw<Deed | null>(null);
  /** How far the alien has come on the way that is shown. */
  #square = $state(0);
  #stop = (): void => {};
  /** Whether the aliens' phase is played back, not a fight in the marines' own. */
  aliens = $state(false);
  #events: readonly HulkEvent[] | null = null;
  #view: HulkOpen | null = null;

  constructor(telling: Telling) {
    this.player = new Player<Step>({
      pace: () => settings.telling,
      began: (step) => {
        const said = new Set(spoken(eventsOf(this.player.list)));
        telling.tell(
          step.events,
          step.events.filter((event) => said.has(event)),
        );
        this.#walk(step);
      },
      skipped: (steps) => telling.say(spoken(eventsOf(steps))),
    });
  }

  /** The board after the current step, or on the way there. */
  get board(): HulkOpen | null {
    const { deed } = this;
    return deed && (deed.boards[this.#square] ?? deed.board);
  }

  get deed(): Step | null {
    return this.player.beat;
  }

  /** Takes a new state with the boards after its last events, else the current one; returns whether steps tell it. An undo
   *  clears the playback. */
  follow(view: HulkOpen, events: readonly HulkEvent[], boards: readonly HulkOpen[]): boolean {
    const [told, before] = [this.#events, this.#view ?? view];
    [this.#events, this.#view] = [events, view];
    if (!told) return false;
    if (!told.every((event, place) => event === events[place])) {
      this.#stop();
      this.player.clear();
      return false;
    }
    const fresh = events.slice(told.length);
    if (!isAlienPhase(fresh) && !isCombat(fresh)) return this.player.playing;
    this.aliens = isAlienPhase(fresh) || (this.aliens && this.player.playing);
    const first = events.length - boards.length;
    const deeds = deedsFrom(events, told.length, (number) =>
      number < told.length ? before : (boards[number - first] ?? view),
    );
    const finding = this.aliens && !this.player.playing ? FINDING : 0;
    return this.player.add(
      deeds.map((deed, place) => ({
        ...deed,
        lasts: duration(deed, words.language, settings.telling) + (place ? 0 : finding),
      })),
    );
  }

  /** Pauses at the next step. */
  next(): void {
    this.player.hold();
    this.player.next();
  }

  /** Runs on from the next step. */
  goOn(): void {
    this.player.paused = false;
    this.player.next();
  }

  /** Shows the reasons of a step, and pauses. */
  explain(deed: Deed): void {
    if (this.player.playing) this.player.hold();
    this.why = deed;
  }

  /** Goes along the squares of a way, board by board; where nothing moves, it is at its end at once. */
  #walk({ boards, scene }: Step): void {
    this.#stop();
    const last = boards.length - 1;
    this.#square = scene.kind === "path" && settings.pace > 0 && this.player.lasts !== Infinity ? 0 : last;
    const each = (0.8 * this.player.lasts) / Math.max(last + 1, 1);
    const on = (): void => {
      if (this.#square >= last) return;
      this.#square = this.player.paused ? last : this.#square + 1;
      this.#stop = LATER(each, on);
    };
    if (this.#square < last) this.#stop = LATER(each, on);
  }
}
