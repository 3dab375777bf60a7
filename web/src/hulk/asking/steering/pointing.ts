// Pointer gestures on the map: tap and pan, and what all fingers do.
import type { Camera } from "../../map/camera.svelte";
import type { Point } from "../../map/plan";
import { Fingers } from "./fingers";

export interface Pointed {
  /** Called when a square is tapped. */
  tap: (square: string) => void;
  hover: (square: string | null) => void;
  /** Whether the current board is drawn, so that a tap can mean something. */
  present: () => boolean;
  /** The element that moves with the camera. */
  drawn: () => Element | undefined;
}

/** Pixels that a finger may move during a tap. */
const SLIP = 6;

export class Pointing {
  readonly fingers: Fingers;
  #start: Point | null = null;
  #dragged = false;
  /** The square under the finger when it was put down. */
  #square: string | null = null;
  readonly #camera: Camera;
  readonly #to: Pointed;

  constructor(camera: Camera, to: Pointed) {
    [this.#camera, this.#to] = [camera, to];
    this.fingers = new Fingers(camera);
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // Measures what is drawn now, not where a gliding map will stop.
    this.#square = drawnAt(event);
    const drawn = this.#to.drawn();
    if (drawn) this.#camera.stop(drawn);
    const now = this.fingers.down(event);
    if (this.fingers.size === 1) [this.#start, this.#dragged] = [now, !this.#to.present()];
    else this.#dragged = true;
  };

  readonly move = (event: PointerEvent): void => {
    const { was, now, pinches } = this.fingers.move(event);
    if (!was && event.pointerType === "mouse") this.#to.hover(drawnAt(event));
    if (!was || pinches) return;
    if (!this.#dragged && !(this.#start && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > SLIP)) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#dragged = true;
    this.#camera.pan({ x: now.x - was.x, y: now.y - was.y }, false);
  };

  readonly up = (event: PointerEvent): void => {
    const pressed = this.fingers.up(event);
    if (!pressed || this.#dragged || event.type === "pointercancel" || !this.#square) return;
    this.#to.tap(this.#square);
  };

  readonly leave = (): void => this.#to.hover(null);
}

const drawnAt = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest("[data-square]")?.getAttribute("data-square") ?? null) : null;
