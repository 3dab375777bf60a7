// The check of the mission on the drawing board, asked for shortly after each change.
import type { MissionFault, Surveyed } from "../../protocol";
import { Busy, surveyed } from "../../link/missions";
import { pointOf } from "../../hulk/map/plan";
import type { Draft } from "./draft";
import type { Drawing } from "./drawing.svelte";
import { written } from "./written";

/** Milliseconds without a change before it is asked for, between two requests, and after it was asked too often. */
const [QUIET, APART, BUSY] = [350, 1000, 5000];

export class Check {
  /** The last answer; null before the first. */
  found = $state.raw<Surveyed | null>(null);
  /** Whether the answer is about an older state. */
  stale = $state(true);
  trouble = $state<"" | "busy" | "offline">("");
  #shift = { dx: 0, dy: 0 };
  #timer = 0;
  #asked = 0;
  #number = 0;
  readonly #drawing: Drawing;

  constructor(drawing: Drawing) {
    this.#drawing = drawing;
  }

  /** Asks once the player pauses. */
  soon(wait = QUIET): void {
    this.stale = true;
    clearTimeout(this.#timer);
    const since = Date.now() - this.#asked;
    this.#timer = window.setTimeout(() => void this.#ask(), Math.max(wait, APART - since));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#number += 1;
  }

  async #ask(): Promise<void> {
    this.#asked = Date.now();
    const number = (this.#number += 1);
    const shift = this.#drawing.shift;
    try {
      const found = await surveyed(written(this.#drawing.draft));
      if (number !== this.#number) return;
      this.found = found;
      this.#shift = shift;
      this.trouble = "";
      this.stale = false;
      this.#drawing.complete(found.draft?.sections ?? []);
    } catch (error) {
      if (number === this.#number) this.#again(error instanceof Busy ? "busy" : "offline");
    }
  }

  #again(trouble: "busy" | "offline"): void {
    this.trouble = trouble;
    this.soon(BUSY);
  }

  /** A square of the answer, under its name now. */
  here(square: string): string {
    const { dx, dy } = this.#drawing.shift;
    const { x, y } = pointOf(square);
    return `${x + dx - this.#shift.dx},${y + dy - this.#shift.dy}`;
  }

  get draft(): Draft {
    return this.#drawing.draft;
  }

  get faults(): readonly MissionFault[] {
    return this.found?.faults ?? [];
  }

  /** Whether the mission as it is now can be played. */
  get sound(): boolean {
    return !this.stale && this.found?.mission !== null && this.found !== null;
  }

  /** The sections of the mission as it is now; empty until they are found. */
  get sections(): readonly string[] {
    const sections = this.found?.draft?.sections ?? [];
    const { dx, dy } = this.#drawing.shift;
    const same = sections.length === this.#drawing.draft.map.length && dx === this.#shift.dx && dy === this.#shift.dy;
    return same ? sections : this.#drawing.draft.sections;
  }

  /** The text of the mission, with its sections if they are known. */
  get text(): string {
    return written(this.#drawing.draft, this.stale ? this.#drawing.draft.sections : this.sections);
  }
}
