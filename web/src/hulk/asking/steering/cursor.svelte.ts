// Keyboard access to the map: a cursor that moves from square to square and announces each.
import { presses } from "../../../shared/asking/keys";
import { arrowFrom } from "./arrows";
import type { Camera } from "../../map/camera.svelte";
import { ARROWS } from "../../figures/letters";
import type { Plan } from "../../map/plan";
import type { Facing } from "../../../page/told";

export interface Steered {
  plan: () => Plan;
  /** The map as the mission draws it. */
  rows: () => readonly string[];
  /** Where the cursor starts, and where Home returns it. */
  home: () => string | null;
  tap: (square: string) => void;
  hover: (square: string | null) => void;
  describe: (square: string) => string;
  /** Whether plain arrow keys move a marine now. */
  steers: () => boolean;
}

const NEARER = 1.3;

export class Cursor {
  at = $state<string | null>(null);
  focused = $state(false);
  said = $state("");
  readonly #camera: Camera;
  readonly #of: Steered;
  readonly #keys: Readonly<Record<string, () => void>>;

  constructor(camera: Camera, of: Steered) {
    this.#camera = camera;
    this.#of = of;
    const act = (): void => void (this.at && of.tap(this.at));
    this.#keys = {
      "+": () => camera.closer(NEARER),
      "=": () => camera.closer(NEARER),
      "-": () => camera.closer(1 / NEARER),
      z: () => camera.all(),
      Home: () => this.#go(of.home()),
      Enter: act,
      " ": act,
    };
  }

  readonly pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const way = ARROWS[event.key];
    // Plain arrow keys belong to the marine who acts.
    if (way && !event.shiftKey && this.#of.steers()) return;
    const act = way ? () => this.#step(way) : this.#keys[event.key];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat || !presses(event)) act();
  };

  /** Does what a key of the map does. */
  act(key: string): void {
    this.#keys[key]?.();
  }

  readonly entered = (): void => {
    this.focused = true;
    this.at ??= this.#of.home() ?? this.#of.plan().squares[0]?.name ?? null;
    // Requested before the first key needs it.
    if (this.at) void arrowFrom(this.#of.rows(), this.at, "N");
    this.say();
  };

  readonly left = (): void => {
    this.focused = false;
  };

  /** Announces the square again when its content changes. */
  say(): void {
    if (this.focused && this.at) this.said = this.#of.describe(this.at);
  }

  #step(way: Facing): void {
    const from = this.at ?? this.#of.home() ?? this.#of.plan().squares[0]?.name;
    if (!from) return;
    void this.#goBy(way, from);
  }

  /** Keys pressed before the first reply arrives are queued. */
  #going: Promise<void> = Promise.resolve();

  #goBy(way: Facing, from: string): Promise<void> {
    return (this.#going = this.#going.then(async () =>
      this.#reach(this.at ? await arrowFrom(this.#of.rows(), this.at, way) : from),
    ));
  }

  #reach(square: string): void {
    this.at = square;
    this.said = this.#of.describe(this.at);
    this.#of.hover(this.at);
    this.#camera.follow(this.at);
  }

  #go(square: string | null): void {
    if (!square) return;
    this.at = square;
    this.#camera.goTo(square);
    this.said = this.#of.describe(square);
  }
}
