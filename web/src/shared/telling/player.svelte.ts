// A playback state machine: beats one after another, each for its time; paused, stepped, hurried or skipped.
import { CLOCK, type Clock } from "../../page/clock";

/** One thing that is shown on its own. */
export interface Beat {
  /** Its event's number in the log. */
  number: number;
  /** Milliseconds at normal speed. */
  lasts: number;
}

interface Given<B extends Beat> {
  /** The multiple of every duration: 0 shows no beat at all, `Infinity` waits for the reader. */
  pace: () => number;
  /** Called as a beat begins. */
  began?: (beat: B) => void;
  /** Called with the beats that were skipped and never began. */
  skipped?: (beats: readonly B[]) => void;
  clock?: Clock;
}

/** Milliseconds after the last beat in which a press still counts as a skip and answers nothing; never longer than the playback itself. */
const LATE = 450;
/** The same after a playback that ended by itself: such a press was for its *Next*. */
const UNASKED = 800;
/** Older answers are shown within this time, in milliseconds at normal speed, but never faster than `FASTEST`. */
const BEHIND = 6_000;
const FASTEST = 0.2;

export class Player<B extends Beat> {
  list = $state.raw<readonly B[]>([]);
  /** The index of the current beat; -1 when the playback is over. */
  at = $state(-1);
  paused = $state(false);
  /** Whether the playback has just ended. */
  justOver = $state(false);
  /** The part of its time that the current beat gets, to catch up with newer answers. */
  hurry = $state(1);
  readonly #given: Given<B>;
  readonly #clock: Clock;
  /** How long the beats have been shown since the playback began, in milliseconds. */
  #shown = 0;
  /** Where the beats of the newest answer begin. */
  #newest = 0;
  #cancel = (): void => {};
  #cancelLate = (): void => {};

  constructor(given: Given<B>) {
    this.#given = given;
    this.#clock = given.clock ?? CLOCK;
  }

  get beat(): B | null {
    return this.list[this.at] ?? null;
  }

  get playing(): boolean {
    return this.at >= 0;
  }

  /** Whether each beat waits for the reader. */
  get waits(): boolean {
    return this.#given.pace() === Infinity;
  }

  /** How long the current beat is shown, in milliseconds. */
  get lasts(): number {
    return (this.beat?.lasts ?? 0) * this.#given.pace() * this.hurry;
  }

  /** How long it moves, in milliseconds: one that waits for the reader moves as at normal speed. */
  get moves(): number {
    return this.waits ? (this.beat?.lasts ?? 0) : this.lasts;
  }

  /** Plays the beats of one more answer: after those still running, or at once. Returns whether they are shown. */
  add(beats: readonly B[]): boolean {
    if (!beats.length) return this.playing;
    if (!this.#given.pace()) {
      this.clear();
      this.list = beats;
      return false;
    }
    const running = this.playing;
    const left = running ? this.list.slice(this.at) : [];
    this.list = [...left, ...beats];
    this.#newest = left.length;
    this.at = 0;
    if (!running) {
      this.paused = false;
      this.#shown = 0;
      this.#begin();
    } else if (!this.paused) this.#wait();
    return true;
  }

  /** Forgets everything, as after an undo. */
  clear(): void {
    this.#cancel();
    this.#cancelLate();
    this.list = [];
    this.at = -1;
    this.paused = this.justOver = false;
  }

  /** Ends the playback; what was not shown is reported. */
  skip(): void {
    if (!this.playing) return;
    const unseen = this.list.slice(this.at + 1);
    this.#end();
    if (unseen.length) this.#given.skipped?.(unseen);
  }

  /** Shows the next beat now, or ends after the last. */
  next(late = LATE): void {
    if (!this.playing) return;
    this.#cancel();
    if (this.at + 1 >= this.list.length) return this.#end(late);
    this.at += 1;
    this.#begin();
  }

  /** Pauses at a beat. */
  hold(at = this.at): void {
    this.#cancel();
    this.paused = true;
    this.at = at;
  }

  go(): void {
    this.paused = false;
    this.#wait();
  }

  /** Pauses or resumes. */
  toggle(): void {
    if (this.paused) this.go();
    else this.hold();
  }

  #begin(): void {
    const { beat } = this;
    if (!beat) return;
    this.hurry = this.#hurry();
    this.#shown += this.lasts;
    this.#given.began?.(beat);
    if (!this.paused) this.#wait();
  }

  #wait(): void {
    this.#cancel();
    if (this.playing && this.lasts !== Infinity) this.#cancel = this.#clock(this.lasts, () => this.next(UNASKED));
  }

  #hurry(): number {
    const behind = this.list.slice(this.at, Math.max(this.#newest, this.at)).reduce((sum, { lasts }) => sum + lasts, 0);
    return Math.max(Math.min(BEHIND / Math.max(behind, 1), 1), FASTEST);
  }

  #end(late = LATE): void {
    this.#cancel();
    this.at = -1;
    this.paused = false;
    this.#newest = 0;
    this.justOver = true;
    this.#cancelLate();
    this.#cancelLate = this.#clock(Math.min(late, this.#shown), () => (this.justOver = false));
  }
}
