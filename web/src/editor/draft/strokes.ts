// Strokes on the drawing board: a pointer or a finger paints square by square, two fingers or the hand move the map.
import { Fingers } from "../../hulk/asking/steering/fingers";
import type { Camera } from "../../hulk/map/camera.svelte";
import { boardPoint } from "../../hulk/map/framing";
import { nameOf, type Point, pointOf } from "../../hulk/map/plan";
import { DRAGGED, type Tool } from "./paint";

export interface Painted {
  tool: () => Tool;
  /** How far the squares have moved since the beginning. */
  shift: () => { dx: number; dy: number };
  paint: (square: string, gesture: string) => void;
  hover: (square: string | null) => void;
}

/** The milliseconds in which a second finger may still make a pinch of a stroke. */
const PINCH = 150;

export class Strokes {
  readonly fingers: Fingers;
  readonly #camera: Camera;
  readonly #to: Painted;
  #stroke = "";
  #strokes = 0;
  #last: string | null = null;
  #panning = false;
  #began = 0;

  constructor(camera: Camera, to: Painted) {
    [this.#camera, this.#to] = [camera, to];
    this.fingers = new Fingers(camera);
  }

  /** The name of a new gesture. */
  next(kind: string): string {
    return `${kind} ${(this.#strokes += 1)}`;
  }

  get #drags(): boolean {
    return DRAGGED.has(this.#to.tool());
  }

  #squareAt(at: Point): string {
    const { x, y } = boardPoint(this.#camera.framing, at, this.#camera.frame);
    return nameOf({ x: Math.floor(x), y: Math.floor(y) });
  }

  readonly down = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const now = this.fingers.down(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#camera.gliding = false;
    this.#panning = this.fingers.size > 1 || event.button !== 0 || this.#to.tool() === "move";
    if (this.fingers.size > 1) this.#stroke = "";
    if (this.#panning) return;
    this.#began = event.timeStamp;
    this.#stroke = this.next("stroke");
    this.#last = this.#squareAt(now);
    // A finger may become one of two: its tap counts when it is lifted, a drag when it moves.
    if (event.pointerType === "mouse" && this.#drags) this.#to.paint(this.#last, this.#stroke);
  };

  readonly move = (event: PointerEvent): void => {
    const { was, now, pinches } = this.fingers.move(event);
    this.#to.hover(event.pointerType === "mouse" ? this.#squareAt(now) : null);
    if (!was || pinches) return;
    const early = event.pointerType !== "mouse" && event.timeStamp - this.#began < PINCH;
    if (this.#panning) this.#camera.pan({ x: now.x - was.x, y: now.y - was.y }, false);
    else if (this.#stroke && this.#last && this.#drags && !early) this.#between(this.#last, this.#squareAt(now));
  };

  /** Paints every square on the way: a fast pointer skips some. */
  #between(from: string, to: string): void {
    if (from === to) return;
    const [a, b] = [pointOf(from), pointOf(to)];
    const steps = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
    const before = this.#to.shift();
    for (let step = 0; step <= steps; step += 1) {
      // The map may grow on the way, and every square gets another name.
      const { dx, dy } = this.#to.shift();
      this.#last = nameOf({
        x: Math.round(a.x + ((b.x - a.x) * step) / steps) + dx - before.dx,
        y: Math.round(a.y + ((b.y - a.y) * step) / steps) + dy - before.dy,
      });
      this.#to.paint(this.#last, this.#stroke);
    }
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.fingers.up(event) || event.type === "pointercancel") return;
    const there = this.#squareAt(this.fingers.place(event));
    if (this.#stroke && this.#last && !this.#panning && (event.pointerType !== "mouse" || !this.#drags)) {
      if (there === this.#last) this.#to.paint(there, this.#stroke);
      // A flick that was over before it could have been a pinch.
      else if (this.#drags) this.#between(this.#last, there);
    }
    if (!this.fingers.size) [this.#stroke, this.#last, this.#panning] = ["", null, false];
  };

  /** The map grew to the left or to the top: every square has another name. */
  grow(x: number, y: number): void {
    const last = this.#last && pointOf(this.#last);
    if (last) this.#last = nameOf({ x: last.x + x, y: last.y + y });
  }
}
