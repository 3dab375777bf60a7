// The camera of the map: the part of the plan that the frame shows, and how it moves there.
import { settings } from "../../page/settings.svelte";
import {
  begun,
  type Framing,
  COMFORTABLE,
  fitted,
  following,
  type Frame,
  hidden,
  holds,
  kept,
  panned,
  seen,
  showing,
  sunk,
  TOUCHABLE,
  usual,
  zoomed,
} from "./framing";
import { type Extent, type Plan, type Point, pointOf } from "./plan";

/** The part of its size to which a plan shrinks so that nothing covers it. */
const NEARLY = 0.8;

/** The square and its neighbours: where the marine can move stays visible. */
const around = ({ x, y }: Point): Point[] => [
  { x, y: y - 1 },
  { x: x - 1, y },
  { x, y },
  { x: x + 1, y },
  { x, y: y + 1 },
];

export class Camera {
  width = $state(0);
  height = $state(0);
  framing = $state.raw<Framing>({ x: 0, y: 0, scale: 40 });
  /** Whether the camera glides to its target; a finger or a wheel moves it immediately. */
  gliding = $state(false);
  /** Corner covered by the points panel and the notes below it; the camera keeps pieces out of it. */
  #corner: Frame = { width: 0, height: 0 };
  /** Pixels from above that the points alone cover, at most so far. */
  #lid = 0;
  /** Top edge of the buttons and the squad; the camera keeps pieces out from under them too. */
  floor = Infinity;
  /** Whether it has been aimed yet. */
  ready = $state(false);
  readonly frame = $derived<Frame>({ width: this.width, height: this.height });
  readonly shown = $derived<Extent>(seen(this.framing, this.frame));
  /** The camera as a CSS transform of the drawing, in which a square is 100 by 100. */
  readonly place = $derived.by(() => {
    const { x, y, scale } = this.framing;
    return `translate(${this.width / 2 - x * scale}px, ${this.height / 2 - y * scale}px) scale(${scale / 100})`;
  });
  readonly #plan: () => Plan;
  readonly #leash: () => string | null;
  /** The scale before it zoomed out by itself to show all choices; 0 if it has not. */
  #drawnBack = 0;
  /** Whether it shows the whole plan, until it moves: then a resized frame shows all of it again. */
  #whole = false;
  /** Whether it still shows the squad as at the start. */
  #opened = false;
  /** The squares it was last asked to show, until the player moves it; a resized frame shows them again. */
  #wanted: readonly string[] = [];

  /** `leash` is the square that must not leave the frame, if there is one. */
  constructor(plan: () => Plan, leash: () => string | null) {
    this.#plan = plan;
    this.#leash = leash;
  }

  get extent(): Extent {
    return this.#plan().extent;
  }

  /** Sets the initial camera, or adapts it to a resized frame. Where everything is shown, no entry area is covered either. */
  begin(squad: readonly string[], goals: readonly string[] = [], entries: readonly string[] = []): void {
    const first = !this.ready;
    this.gliding = false;
    this.ready = true;
    if (!first) {
      if (this.#whole) this.framing = this.#everything;
      else this.aim(this.#kept(this.framing), false);
      return this.show(this.#wanted);
    }
    const [whom, what] = [squad.map(pointOf), goals.map(pointOf)];
    const aimed = (frame: Frame): Framing => begun(this.extent, frame, whom, what);
    const all = fitted(this.extent, this.frame);
    const whole = aimed(this.frame).scale === all.scale;
    const clear = fitted(this.extent, this.#free);
    // A little smaller, nothing lies under the points or the squad, and the map never has to move.
    this.#whole = whole && clear.scale >= NEARLY * all.scale;
    if (this.#whole) this.framing = clear;
    else this.framing = this.#held(this.#clear([...whom, ...(whole ? entries.map(pointOf) : [])], aimed));
    this.#drawnBack = this.framing.scale < COMFORTABLE ? usual(this.frame) : 0;
    this.#opened = true;
  }

  get lid(): number {
    return this.#lid;
  }

  /** What was opened whole opens again below the points; after that it stays, so a smaller lid changes nothing. */
  set lid(lid: number) {
    if (lid <= this.#lid) return;
    this.#lid = lid;
    if (
      this.ready &&
      holds(this.#free, this.extent, NEARLY * this.framing.scale) &&
      this.framing.scale === fitted(this.extent, this.frame).scale
    ) {
      this.framing = fitted(this.extent, this.#free);
    }
  }

  get corner(): Frame {
    return this.#corner;
  }

  /** What was last asked to be shown stays in sight when more is covered. */
  set corner(corner: Frame) {
    const { width, height } = this.#corner;
    this.#corner = corner;
    if (corner.width > width || corner.height > height) this.show(this.#wanted);
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

  /** Moves as little as needed to bring a square well inside the frame; not at all while it can be seen with those around it. */
  follow(square: string): void {
    const clear = this.#sees(around(pointOf(square))) && !this.#covered(this.framing, around(pointOf(square)));
    if (clear && (this.#opened ? this.framing.scale >= TOUCHABLE : !this.#drawnBack)) {
      this.#opened = false;
      return;
    }
    this.#opened = false;
    this.#wanted = [];
    const nearer = this.#drawnBack ? { ...this.framing, scale: this.#drawnBack } : this.framing;
    this.#drawnBack = 0;
    const there = pointOf(square);
    if (this.ready)
      this.aim(
        this.#clear(around(there), (frame) => kept(following(nearer, there, frame), this.extent, frame)),
        true,
      );
  }

  /** Moves as little as needed to show all these squares; zooms out if they need more room. */
  show(squares: readonly string[]): void {
    if (!this.ready || !squares.length) return;
    this.#wanted = squares;
    const points = squares.map(pointOf);
    if (this.#sees(points) && !this.#covered(this.framing, points)) return;
    const all = this.#clear(points, (frame) => showing(this.framing, points, this.extent, frame));
    if (all.scale < this.framing.scale) {
      this.#drawnBack ||= this.framing.scale;
      this.#opened = false;
    }
    // If the leash is among these squares it is visible, even at the edge.
    const leash = this.#leash();
    if (all !== this.framing) this.#turn(leash && squares.includes(leash) ? all : this.#held(all), true);
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
    this.#wanted = [];
    this.#drawnBack = 0;
    if (this.ready) this.aim(this.#kept(to), true);
  }

  sees(square: string): boolean {
    return this.#sees([pointOf(square)]);
  }

  #sees(squares: readonly Point[]): boolean {
    const { x: left, y: top, width, height } = this.shown;
    return squares.every(({ x, y }) => x >= left && y >= top && x + 1 <= left + width && y + 1 <= top + height);
  }

  goTo(square: string): void {
    const { x, y } = pointOf(square);
    this.middle({ x: x + 0.5, y: y + 0.5 });
  }

  middle(point: Point): void {
    this.#wanted = [];
    this.aim(this.#kept({ ...this.framing, ...point }), true);
  }

  /** Shows everything, and stays so until the player moves it. Where squares are then too small to touch, the next event brings it near again. */
  all(): void {
    const to = this.#everything;
    this.#wanted = [];
    this.#opened = false;
    this.#drawnBack = to.scale < TOUCHABLE ? Math.max(this.#drawnBack || this.framing.scale, COMFORTABLE) : 0;
    this.aim(to, true);
    this.#whole = true;
  }

  get #everything(): Framing {
    const { x, y, width, height } = this.extent;
    const ends = [
      { x, y },
      { x: x + width - 1, y: y + height - 1 },
    ];
    return this.#clear(ends, (frame) => fitted(this.extent, frame));
  }

  /** Zooms by wheel or pinch; the point under it stays in place. */
  zoom(factor: number, at: Point): void {
    this.#wanted = [];
    this.#drawnBack = 0;
    this.aim(zoomed(this.framing, factor, at, this.extent, this.frame), false);
  }

  closer(factor: number): void {
    const leash = this.#leash();
    const at = leash ? this.onScreen(leash) : { x: this.width / 2, y: this.height / 2 };
    this.#wanted = [];
    this.#drawnBack = 0;
    this.aim(zoomed(this.framing, factor, at, this.extent, this.frame), true);
  }

  pan(by: Point, glide: boolean): void {
    this.#wanted = [];
    this.aim(panned(this.framing, by, this.extent, this.frame), glide);
  }

  onScreen(square: string): Point {
    const { x, y } = pointOf(square);
    const { x: left, y: top } = this.shown;
    return { x: (x + 0.5 - left) * this.framing.scale, y: (y + 0.5 - top) * this.framing.scale };
  }

  /** Stops gliding where the frame is drawn now, so that the map does not move under a finger. */
  stop(drawn: Element): void {
    if (!this.gliding) return;
    const { a, e, f } = new DOMMatrix(getComputedStyle(drawn).transform);
    const scale = 100 * a;
    this.gliding = false;
    if (scale) this.framing = { scale, x: (this.width / 2 - e) / scale, y: (this.height / 2 - f) / scale };
  }

  /** The frame without what the points, the buttons and the squad cover. */
  get #free(): Frame {
    return { ...this.frame, top: this.lid, bottom: Math.max(this.height - this.floor, 0) };
  }

  /** Clamps a camera to the plan. */
  #kept(framing: Framing): Framing {
    return kept(framing, this.extent, holds(this.#free, this.extent, framing.scale) ? this.#free : this.frame);
  }

  /** Aims so that none of these squares lies under the corner or the buttons. A plan that has room between them keeps its place. */
  #clear(squares: readonly Point[], aimed: (frame: Frame) => Framing): Framing {
    const between = aimed(this.#free);
    if (holds(this.#free, this.extent, between.scale)) return between;
    const next = aimed(this.frame);
    const covered = this.#covered(next, squares);
    return covered ? aimed({ ...this.frame, ...covered }) : next;
  }

  /** The edges under which a camera would bring any of these squares; null if none. */
  #covered(framing: Framing, squares: readonly Point[]): Pick<Frame, "top" | "bottom"> | null {
    const above = hidden(framing, squares, this.frame, this.corner);
    const below = this.floor < this.height && sunk(framing, squares, this.frame, this.floor);
    if (!above && !below) return null;
    return { ...(above && { top: this.corner.height }), ...(below && { bottom: this.height - this.floor }) };
  }

  #held(next: Framing): Framing {
    const leash = this.#leash();
    const { width } = this.extent;
    // Where everything can be seen, so can he.
    if (holds(this.#free, this.extent, next.scale) && width * next.scale <= this.width + 0.5) return next;
    return leash ? following(next, pointOf(leash), this.frame) : next;
  }
}
