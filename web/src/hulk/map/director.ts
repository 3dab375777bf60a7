// Where the camera goes by itself: to the marine that acts, what is asked, what is told, and back.
import type { Facing } from "../../page/told";
import type { Camera } from "./camera.svelte";
import type { Framing } from "./framing";

/** What the screen shows and asks, as far as it moves the camera. Lists are the same as long as nobody makes them anew. */
export interface Situation {
  /** Whether aliens, or a fight, are played back. */
  readonly telling: boolean;
  /** Whether the board is one of the past. */
  readonly past: boolean;
  /** The ids of the open questions. */
  readonly choices: string;
  /** Whether a marine is to be chosen. */
  readonly naming: boolean;
  /** The squares that can be chosen. */
  readonly places: readonly string[];
  /** Whether every answer is a place that no marine pays for: such places may lie far from the one who acts. */
  readonly placing: boolean;
  /** The square of the active marine, which must stay in view. */
  readonly leash: string | null;
  /** Where the active marine looks, and what should be seen with him if there is room, what matters most first. */
  readonly facing: Facing | null;
  readonly around: readonly string[];
  /** The square that the question or the told action is about. */
  readonly focus: string | null;
  readonly squad: readonly string[];
  /** The squares of those who fight, or could. */
  readonly fighting: readonly string[];
  /** The squares of the last action, where a marine may react to it. */
  readonly cause: readonly string[];
  /** The squares of the marine who may react, or of those who see the action. */
  readonly witnesses: readonly string[];
  /** The squares that a previewed attack would hit. */
  readonly struck: readonly string[] | null;
  /** The squares that a lesson or a fact points at. */
  readonly pointed: readonly string[];
  /** Whether an answer is being sent. */
  readonly busy: boolean;
}

export class Director {
  readonly #camera: Camera;
  #last: Situation | null = null;
  /** The camera before a playback, and before a preview. */
  #before: Framing | null = null;
  #aside: Framing | null = null;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  /** Takes a new situation, and moves the camera for what is new in it. */
  follow(now: Situation): void {
    const last = this.#last;
    this.#last = now;
    const isNew = (...parts: (keyof Situation)[]): boolean => !last || parts.some((part) => last[part] !== now[part]);
    if (isNew("telling")) this.#leave(now);
    const acts = !now.focus || now.focus === now.leash;
    if (isNew("focus") || (acts && isNew("leash", "facing", "around"))) this.#act(now);
    if (isNew("fighting") && now.fighting.length > 1) this.#camera.show(now.fighting);
    // Of the past the map shows where it happened; at its beginning, the squad.
    if (now.past && !now.focus && isNew("past", "focus", "squad")) this.#camera.show(now.squad);
    if (isNew("choices")) this.#ask(now);
    // What aliens did is shown together with the marine who may react, or with the marines who see it.
    if (!now.telling && now.cause.length && isNew("telling", "choices", "cause"))
      this.#camera.show([...now.cause, ...now.witnesses]);
    if (isNew("struck")) this.#preview(now);
    // What is pointed at comes into view, with the marine who acts.
    if (isNew("pointed") && !this.#sees(now.pointed)) this.#camera.showAll(now.pointed);
  }

  #sees(squares: readonly string[]): boolean {
    return squares.every((square) => this.#camera.sees(square));
  }

  /** Remembers the camera before a playback; after it, returns there and to the squad. */
  #leave({ telling, leash, squad }: Situation): void {
    if (telling) this.#before ??= this.#camera.chosen;
    else if (this.#before) {
      this.#camera.back(this.#before);
      if (!leash) this.#camera.show(squad);
      this.#before = null;
    }
  }

  #act({ focus, leash, facing, around }: Situation): void {
    const there = focus ?? leash;
    if (there && there === leash) this.#camera.follow(there, facing, around);
    else if (there) this.#camera.follow(there);
  }

  /** Shows every square that can be chosen. For a choice of marines one is enough: the map stays in place. */
  #ask({ places, placing, leash, focus, naming }: Situation): void {
    if (places.length && placing) this.#camera.showAll(places);
    else if (!leash && !focus && !(naming && places.some((square) => this.#camera.sees(square))))
      this.#camera.show(places);
  }

  /** Shows the area of an attack and the marine who makes it; after a cancel, returns. */
  #preview({ struck, leash, busy }: Situation): void {
    if (!struck) {
      if (this.#aside && !busy) this.#camera.back(this.#aside);
      this.#aside = null;
    } else if (!this.#sees(struck)) {
      this.#aside ??= this.#camera.chosen;
      this.#camera.show([...struck, ...(leash ? [leash] : [])]);
    }
  }
}
