// Where one looks: what of the plan the frame shows, and how it gets there.
import { settings } from "../../page/settings.svelte";
import { begun, type Camera, COMFORTABLE, fitted, following, type Frame, kept, panned, seen, showing, TOUCHABLE, zoomed } from "./camera";
import { type Extent, type Plan, type Point, pointOf } from "./plan";

export class Eye {
  width = $state(0);
  height = $state(0);
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 40 });
  /** Whether the frame glides to where it is sent; a finger or a wheel moves it at once. */
  gliding = $state(false);
  /** Whether it has looked anywhere yet. */
  ready = false;
  readonly frame = $derived<Frame>({ width: this.width, height: this.height });
  readonly shown = $derived<Extent>(seen(this.camera, this.frame));
  /** The frame as a transform of the drawing, in which a square is 100 by 100. */
  readonly place = $derived.by(() => {
    const { x, y, scale } = this.camera;
    return `translate(${this.width / 2 - x * scale}px, ${this.height / 2 - y * scale}px) scale(${scale / 100})`;
  });
  readonly #plan: () => Plan;
  readonly #leash: () => string | null;
  /** The scale before it drew back by itself to show all that can be chosen; 0 if it has not. */
  #drawnBack = 0;
  /** It shows the squad as one began, and nobody has looked elsewhere. */
  #opened = false;

  /** `leash` is the square that must not leave the frame, if there is one. */
  constructor(plan: () => Plan, leash: () => string | null) {
    this.#plan = plan;
    this.#leash = leash;
  }

  get extent(): Extent {
    return this.#plan().extent;
  }

  /** How one begins, and how one goes on in a frame of another size. */
  begin(squad: readonly string[]): void {
    const first = !this.ready;
    this.gliding = false;
    this.ready = true;
    if (!first) return this.aim(kept(this.camera, this.extent, this.frame), false);
    this.camera = this.#held(begun(this.extent, this.frame, squad.map(pointOf)));
    this.#drawnBack = this.camera.scale < COMFORTABLE ? COMFORTABLE : 0;
    this.#opened = true;
  }

  aim(next: Camera, glide: boolean): void {
    this.#turn(this.#held(next), glide);
  }

  #turn(to: Camera, glide: boolean): void {
    this.gliding = glide && settings.pace > 0;
    this.camera = to;
  }

  /** As little as it takes to have a square well within the frame. */
  follow(square: string): void {
    if (this.#opened) {
      this.#opened = false;
      if (this.sees(square) && this.camera.scale >= TOUCHABLE) return;
    }
    const nearer = this.#drawnBack ? { ...this.camera, scale: this.#drawnBack } : this.camera;
    this.#drawnBack = 0;
    if (this.ready) this.aim(kept(following(nearer, pointOf(square), this.frame), this.extent, this.frame), true);
  }

  /** As little as it takes to see all of these, from farther away where they need more room. */
  show(squares: readonly string[]): void {
    if (!this.ready) return;
    const all = showing(this.camera, squares.map(pointOf), this.extent, this.frame);
    if (all.scale < this.camera.scale) {
      this.#drawnBack ||= this.camera.scale;
      this.#opened = false;
    }
    // The leash, where it is among them, is seen, and may well be at the edge.
    const leash = this.#leash();
    if (all !== this.camera) this.#turn(leash && squares.includes(leash) ? all : this.#held(all), true);
  }

  /** Where it looks, as near as before it drew back by itself. */
  get chosen(): Camera {
    return { ...this.camera, scale: this.#drawnBack || this.camera.scale };
  }

  /** Back to where it was, as near as the leash allows. */
  back(to: Camera): void {
    this.#drawnBack = 0;
    if (this.ready) this.aim(kept(to, this.extent, this.frame), true);
  }

  sees(square: string): boolean {
    const [{ x, y }, { x: left, y: top, width, height }] = [pointOf(square), this.shown];
    return x >= left && y >= top && x + 1 <= left + width && y + 1 <= top + height;
  }

  goTo(square: string): void {
    const { x, y } = pointOf(square);
    this.middle({ x: x + 0.5, y: y + 0.5 });
  }

  middle(point: Point): void {
    this.aim(kept({ ...this.camera, ...point }, this.extent, this.frame), true);
  }

  all(): void {
    this.#drawnBack = 0;
    this.aim(fitted(this.extent, this.frame), true);
  }

  /** Nearer or farther by a wheel or two fingers, which keep their place. */
  zoom(factor: number, at: Point): void {
    this.#drawnBack = 0;
    this.aim(zoomed(this.camera, factor, at, this.extent, this.frame), false);
  }

  closer(factor: number): void {
    const leash = this.#leash();
    const at = leash ? this.onScreen(leash) : { x: this.width / 2, y: this.height / 2 };
    this.#drawnBack = 0;
    this.aim(zoomed(this.camera, factor, at, this.extent, this.frame), true);
  }

  pan(by: Point, glide: boolean): void {
    this.aim(panned(this.camera, by, this.extent, this.frame), glide);
  }

  onScreen(square: string): Point {
    const { x, y } = pointOf(square);
    const { x: left, y: top } = this.shown;
    return { x: (x + 0.5 - left) * this.camera.scale, y: (y + 0.5 - top) * this.camera.scale };
  }

  /** The frame stops where it is drawn right now: what glides away under a finger is not what it was put on. */
  stop(drawn: Element): void {
    if (!this.gliding) return;
    const { a, e, f } = new DOMMatrix(getComputedStyle(drawn).transform);
    const scale = 100 * a;
    this.gliding = false;
    if (scale) this.camera = { scale, x: (this.width / 2 - e) / scale, y: (this.height / 2 - f) / scale };
  }

  #held(next: Camera): Camera {
    const leash = this.#leash();
    return leash ? following(next, pointOf(leash), this.frame) : next;
  }
}
