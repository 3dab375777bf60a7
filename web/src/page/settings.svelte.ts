// User settings, stored on this device. words.svelte.ts stores the language. The game screen reads:
//
//   settings.odds    whether odds are shown on the board and beside answers
//   settings.spare   whether questions whose answers all lead to the same are answered without asking
//   settings.sounds  whether sound is on; it starts with the first press
//   settings.effects, settings.music  their volumes, 0 to 1
//   settings.pace    the multiple of every movement's duration: 0 (none), 0.5 (fast), 1 (normal), 2 (slow); 0 where the
//                    system asks for less motion. The style sheets read the same value as --pace.
//   settings.teacher whether each round is looked back at: what the librarian would have chosen, and what it was worth
//   settings.throws  whether the owner of an unlikely roll throws the die by a press, and everybody waits a little for it
//   settings.guesses whether a player without Marines guesses rolls
//   settings.hints   whether what is new to this device is explained once
//   settings.keys    whether single letters and digits are keys; off for speech input (WCAG 2.1.4)
//   settings.telling the multiple of every beat's duration: as `pace`, but where the system asks for less motion `Infinity`,
//                    so each beat waits for the reader, unless `settings.run` lets them run
//
// Only this file writes `data-theme`, `data-keys` and `--pace` on the root element. Only table/notices.svelte.ts reads
// `settings.notify`.
import { keepLikings, keptLikings } from "./kept";

export const THEMES = ["dark", "light", "system"] as const;
export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

export const PACES: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 };

export interface Likings {
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  effects: number;
  music: number;
  /** With reduced motion: whether beats go on by themselves. */
  run: boolean;
  odds: boolean;
  spare: boolean;
  teacher: boolean;
  throws: boolean;
  guesses: boolean;
  hints: boolean;
  keys: boolean;
  notify: boolean;
}

const USUAL: Likings = {
  theme: "dark",
  speed: "normal",
  sounds: true,
  effects: 1,
  music: 1,
  run: false,
  odds: true,
  spare: true,
  teacher: false,
  throws: true,
  guesses: true,
  hints: true,
  keys: true,
  notify: false,
};

function one<T>(of: readonly T[], said: unknown, otherwise: T): T {
  return of.find((each) => each === said) ?? otherwise;
}

const volume = (said: unknown, otherwise: number): number =>
  typeof said === "number" ? Math.min(Math.max(said, 0), 1) : otherwise;

const whether = (said: unknown, otherwise: boolean): boolean => one([true, false], said, otherwise);

class Settings implements Likings {
  theme = $state<Theme>(USUAL.theme);
  speed = $state<Speed>(USUAL.speed);
  sounds = $state(USUAL.sounds);
  effects = $state(USUAL.effects);
  music = $state(USUAL.music);
  run = $state(USUAL.run);
  odds = $state(USUAL.odds);
  spare = $state(USUAL.spare);
  teacher = $state(USUAL.teacher);
  throws = $state(USUAL.throws);
  guesses = $state(USUAL.guesses);
  hints = $state(USUAL.hints);
  keys = $state(USUAL.keys);
  notify = $state(USUAL.notify);
  #still = $state(false);

  constructor() {
    const said = keptLikings();
    this.theme = one(THEMES, said["theme"], USUAL.theme);
    this.speed = one(SPEEDS, said["speed"], USUAL.speed);
    this.sounds = whether(said["sounds"], USUAL.sounds);
    this.effects = volume(said["effects"], USUAL.effects);
    this.music = volume(said["music"], USUAL.music);
    this.run = whether(said["run"], USUAL.run);
    this.odds = whether(said["odds"], USUAL.odds);
    this.spare = whether(said["spare"], USUAL.spare);
    this.teacher = whether(said["teacher"], USUAL.teacher);
    this.throws = whether(said["throws"], USUAL.throws);
    this.guesses = whether(said["guesses"], USUAL.guesses);
    this.hints = whether(said["hints"], USUAL.hints);
    this.keys = whether(said["keys"], USUAL.keys);
    this.notify = whether(said["notify"], USUAL.notify);
    const less = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = less.matches;
    less.addEventListener("change", () => (this.#still = less.matches));
    this.#show();
  }

  get pace(): number {
    return this.#still ? 0 : PACES[this.speed];
  }

  get telling(): number {
    return this.#still && !this.run && this.speed !== "none" ? Infinity : PACES[this.speed];
  }

  /** Whether the system asks for reduced motion, at any speed. */
  get still(): boolean {
    return this.#still;
  }

  set(likings: Partial<Likings>): void {
    Object.assign(this, likings);
    const { theme, speed, sounds, effects, music, run, odds, spare, teacher, throws, guesses, hints, keys, notify } =
      this;
    keepLikings({
      theme,
      speed,
      sounds,
      effects,
      music,
      run,
      odds,
      spare,
      teacher,
      throws,
      guesses,
      hints,
      keys,
      notify,
    });
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.theme;
    root.dataset["keys"] = this.keys ? "on" : "off";
    root.style.setProperty("--pace", String(PACES[this.speed]));
  }
}

/** A singleton: settings belong to the device, not to a game, and outlive every screen. */
export const settings = new Settings();
