// What a person likes, kept on this device. The language is kept by words.svelte.ts. The game screen reads:
//
//   settings.odds    whether chances are shown on the board and beside answers
//   settings.sounds  whether there is anything to hear; off until somebody asks for it
//   settings.pace    the multiple of every duration: 0 (none), 0.5 (fast), 1 (normal), 2 (slow); 0 where the system asks
//                    for less motion. The style sheets read the same as --pace.
//
// and nothing but this file writes `data-theme` and `--pace` on the root of the page. `settings.notify` is for
// table/notices.svelte.ts alone.
import { keepLikings, keptLikings } from "../link/kept";

export const THEMES = ["system", "dark", "light"] as const;
export const SPEEDS = ["none", "fast", "normal", "slow"] as const;
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

const PACES: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 2 };

export interface Likings {
  theme: Theme;
  speed: Speed;
  sounds: boolean;
  odds: boolean;
  notify: boolean;
}

const USUAL: Likings = { theme: "system", speed: "normal", sounds: false, odds: true, notify: false };

function one<T>(of: readonly T[], said: unknown, otherwise: T): T {
  return of.find((each) => each === said) ?? otherwise;
}

const whether = (said: unknown, otherwise: boolean): boolean => one([true, false], said, otherwise);

class Settings implements Likings {
  theme = $state<Theme>(USUAL.theme);
  speed = $state<Speed>(USUAL.speed);
  sounds = $state(USUAL.sounds);
  odds = $state(USUAL.odds);
  notify = $state(USUAL.notify);
  #still = $state(false);

  constructor() {
    const said = keptLikings();
    this.theme = one(THEMES, said["theme"], USUAL.theme);
    this.speed = one(SPEEDS, said["speed"], USUAL.speed);
    this.sounds = whether(said["sounds"], USUAL.sounds);
    this.odds = whether(said["odds"], USUAL.odds);
    this.notify = whether(said["notify"], USUAL.notify);
    const less = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = less.matches;
    less.addEventListener("change", () => (this.#still = less.matches));
    this.#show();
  }

  get pace(): number {
    return this.#still ? 0 : PACES[this.speed];
  }

  /** Whether the system asks for less motion, whatever the speed. */
  get still(): boolean {
    return this.#still;
  }

  set(likings: Partial<Likings>): void {
    Object.assign(this, likings);
    const { theme, speed, sounds, odds, notify } = this;
    keepLikings({ theme, speed, sounds, odds, notify });
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.style.setProperty("--pace", String(PACES[this.speed]));
  }
}

/** One for the whole page: they belong to the device, not to a game, and outlive every screen. */
export const settings = new Settings();
