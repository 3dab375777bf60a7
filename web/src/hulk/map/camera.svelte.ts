// The camera of the map: the part of the plan that the frame shows, and how it moves there.
import { settings } from "../../page/settings.svelte";
import type { Facing } from "../../page/told";
import {
  begun,
  COMFORTABLE,
  fitted,
  type Frame,
  type Framing,
  kept,
  outlook,
  panned,
  pixelOf,
  roomFor,
  seen,
  showing,
  TOUCHABLE,
  usual,
  zoomed,
} from "./framing";
import { type Extent, type Plan, type Point, pointOf } from "./plan";

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Pixels above and below that something lies over: points, tools, squad. */
  #covered = $state.raw({ top: 0, bottom: 0 });
  framing = $state.raw<Framing>({ x: 0, y: 0, scale: 40 });
  /** Whether the camera glides to its target; a finger or a wheel moves it immediately. */
  gliding = $state(false);
  /** Whether it has been aimed yet. */
  ready = $state(false);
  /** Where nothing lies over the map: all that is followed, fitted or pointed at is brought there. Large letters can cover nearly everything. */
  readonly frame = $derived.by((): Frame => {
    const { top, bottom } = this.#covered;
    const height = Math.max(this.height - top - bottom, this.height / 4);
    return { x: 0, y: Math.min(top, this.height - height), width: this.width, height };
  });
  /** The part of the plan that is drawn, also below what lies over it. */
  readonly shown = $derived.by((): Extent => {
    const { scale } = this.framing;
    const { x, y } = this.pixel({ x: 0, y: 0 });
    return { x: -x / scale, y: -y / scale, width: this.width / scale, height: this.height / scale };
  });
  /** The camera as a CSS transform of the drawing, in which a square is 100 by 100. */
  readonly place = $derived.by(() => {
    const { x, y } = this.pixel({ x: 0, y: 0 });
    return `translate(${x}px, ${y}px) scale(${this.framing.scale / 100})`;
  });
  readonly #plan: () => Plan;
  readonly #leash: () => string | null;
  /** The scale before it zoomed out by itself to show all choices; 0 if it has not. */
  #drawnBack = 0;
  /** Whether it shows the whole plan, until it moves: then a resized frame shows all of it again. */
  #whole = false;
  /** Whether it still shows the squad as at the start. */
  #opened = false;
  /** What it was last asked to show, until the player moves it; a resized frame shows as much of it again as has room. */
  #wanted: () => readonly Point[] = () => [];

  /** `leash` is the square that must not leave the frame, if there is one. */
  constructor(plan: () => Plan, leash: () => string | null) {
    this.#plan = plan;
    this.#leash = leash;
  }

  get extent(): Extent {
    return this.#plan().extent;
  }

  /** Sets the initial camera, or adapts it to a resized frame. */
  begin(squad: readonly string[], goals: readonly string[] = []): void {
    this.gliding = false;
    if (this.ready) {
      if (this.#whole) this.framing = this.#everything;
      else this.aim(kept(this.framing, this.extent, this.frame), false);
      return this.#bring();
    }
    this.ready = true;
    this.framing = begun(this.extent, this.frame, squad.map(pointOf), goals.map(pointOf));
    this.#whole = this.framing.scale === this.#everything.scale;
    this.#drawnBack = this.framing.scale < COMFORTABLE ? usual(this.frame) : 0;
    this.#opened = true;
  }

  /** Takes how much is covered above and below. A whole plan stays whole; any other stays where it is, with what was last shown. */
  cover(top: number, bottom: number): void {
    if (top === this.#covered.top && bottom === this.#covered.bottom) return;
    const before = this.frame;
    this.#covered = { top, bottom };
    if (!this.ready) return;
    if (this.#whole) this.framing = this.#everything;
    else {
      const down = this.frame.y - before.y + (this.frame.height - before.height) / 2;
      this.framing = { ...this.framing, y: this.framing.y + down / this.framing.scale };
      this.#bring();
    }
  }

  aim(next: Framing, glide: boolean): void {
    this.#turn(this.#held(next), glide);
  }

  #turn(to: Framing, glide: boolean): void {
    const { x, y, scale } = this.framing;
    this.gliding = glide && settings.pace > 0;
    this.#whole &&= to.x === x && to.y === y && to.scale === scale;
    this.framing = to;
  }

  /** Moves as little as needed to bring a square well inside the frame, with what lies ahead and behind and as many of the other squares as have room. */
  follow(square: string, facing: Facing | null = null, others: readonly string[] = []): void {
    const nearer = this.#drawnBack ? { ...this.framing, scale: this.#drawnBack } : this.framing;
    const seenAt = (scale: number): Point[] => {
      const wished = facing ? [...outlook(square, facing, scale, this.extent, this.frame), ...others.map(pointOf)] : [];
      return roomFor(this.#around(square), wished, scale, this.frame);
    };
    const wanted = seenAt(nearer.scale);
    const stays = this.#sees(wanted) && (this.#opened ? this.framing.scale >= TOUCHABLE : !this.#drawnBack);
    this.#opened = false;
    this.#wanted = () => seenAt(this.framing.scale);
    if (stays || !this.ready) return;
    this.#drawnBack = 0;
    this.aim(kept(showing(nearer, wanted, this.extent, this.frame), this.extent, this.frame), true);
  }

  /** The square and its neighbours: where the marine can move stays visible. */
  #around(square: string): Point[] {
    const { x, y } = pointOf(square);
    const { extent } = this;
    return [
      { x, y },
      { x, y: y - 1 },
      { x: x - 1, y },
      { x: x + 1, y },
      { x, y: y + 1 },
    ].filter(
      (each) =>
        each.x >= extent.x - 1 &&
        each.y >= extent.y - 1 &&
        each.x < extent.x + extent.width &&
        each.y < extent.y + extent.height,
    );
  }

  /** Moves as little as needed to show all these squares; zooms out if they need more room. */
  show(squares: readonly string[]): void {
    if (!this.ready || !squares.length) return;
    const points = squares.map(pointOf);
    this.#wanted = () => points;
    this.#bring();
  }

  #bring(): void {
    const points = this.#wanted();
    if (!points.length || this.#sees(points)) return;
    const all = showing(this.framing, points, this.extent, this.frame);
    if (all.scale < this.framing.scale) {
      this.#drawnBack ||= this.framing.scale;
      this.#opened = false;
    }
    // If the leash is among these squares it is visible, even at the edge.
    const leash = this.#leash();
    const among = leash && points.some(({ x, y }) => leash === `${x},${y}`);
    if (all !== this.framing) this.#turn(among ? all : this.#held(all), true);
  }

  /** Shows these squares together with the one that must not leave the frame. */
  showAll(squares: readonly string[]): void {
    const leash = this.#leash();
    this.show(leash ? [...squares, leash] : squares);
  }

  /** The current camera, at the scale before it zoomed out by itself. */
  get chosen(): Framing {
    return { ...this.framing, scale: this.#drawnBack || this.framing.scale };
  }

  /** Returns to an earlier camera, as near as the leash allows. */
  back(to: Framing): void {
    this.#wanted = () => [];
    this.#drawnBack = 0;
    if (this.ready) this.aim(kept(to, this.extent, this.frame), true);
  }

  /** Whether a square is in the frame. */
  sees(square: string): boolean {
    return this.#sees([pointOf(square)]);
  }

  #sees(squares: readonly Point[]): boolean {
    const { x: left, y: top, width, height } = seen(this.framing, this.frame);
    return squares.every(({ x, y }) => x >= left && y >= top && x + 1 <= left + width && y + 1 <= top + height);
  }

  goTo(square: string): void {
    const { x, y } = pointOf(square);
    this.middle({ x: x + 0.5, y: y + 0.5 });
  }

  middle(point: Point): void {
    this.#wanted = () => [];
    this.aim(kept({ ...this.framing, ...point }, this.extent, this.frame), true);
  }

  /** Shows everything, and stays so until the player moves it. Where squares are then too small to touch, the next event brings it near again. */
  all(): void {
    const to = this.#everything;
    this.#wanted = () => [];
    this.#opened = false;
    this.#drawnBack = to.scale < TOUCHABLE ? Math.max(this.#drawnBack || this.framing.scale, COMFORTABLE) : 0;
    this.aim(to, true);
    this.#whole = true;
  }

  get #everything(): Framing {
    return fitted(this.extent, this.frame);
  }

  /** Zooms by wheel or pinch; the point under it stays in place. */
  zoom(factor: number, at: Point, glide = false): void {
    this.#wanted = () => [];
    this.#drawnBack = 0;
    this.aim(zoomed(this.framing, factor, at, this.extent, this.frame), glide);
  }

  closer(factor: number): void {
    const leash = this.#leash();
    this.zoom(factor, leash ? this.onScreen(leash) : this.pixel(this.framing), true);
  }

  pan(by: Point, glide: boolean): void {
    this.#wanted = () => [];
    this.aim(panned(this.framing, by, this.extent, this.frame), glide);
  }

  /** The pixel of a point of the plan. */
  pixel(point: Point): Point {
    return pixelOf(this.framing, point, this.frame);
  }

  /** The middle of a square. */
  onScreen(square: string): Point {
    const { x, y } = pointOf(square);
    return this.pixel({ x: x + 0.5, y: y + 0.5 });
  }

  /** Stops gliding where the frame is drawn now, so that the map does not move under a finger. */
  stop(drawn: Element): void {
    if (!this.gliding) return;
    const { a, e, f } = new DOMMatrix(getComputedStyle(drawn).transform);
    const scale = 100 * a;
    const { x, y } = this.pixel(this.framing);
    this.gliding = false;
    if (scale) this.framing = { scale, x: (x - e) / scale, y: (y - f) / scale };
  }

  #held(next: Framing): Framing {
    const leash = this.#leash();
    if (!leash) return next;
    const room = roomFor([pointOf(leash)], this.#around(leash), next.scale, this.frame);
    return showing(next, room, this.extent, this.frame);
  }
}
