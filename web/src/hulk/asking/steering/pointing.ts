// Pointer gestures on the map: tap, pan, pinch and wheel.
import type { Camera } from "../../map/camera.svelte";
import type { Point } from "../../map/plan";

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
  readonly #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #dragged = false;
  /** The square under the finger when it was put down. */
  #square: string | null = null;
  readonly #camera: Camera;
  readonly #to: Pointed;

  constructor(camera: Camera, to: Pointed) {
    this.#camera = camera;
    this.#to = to;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // Measures what is drawn now, not where a gliding map will stop.
    this.#square = drawnAt(event);
    const drawn = this.#to.drawn();
    if (drawn) this.#camera.stop(drawn);
    this.#fingers.set(event.pointerId, local(event));
    if (this.#fingers.size === 1) [this.#start, this.#dragged] = [local(event), !this.#to.present()];
    else this.#dragged = true;
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    const now = local(event);
    if (!before) {
      if (event.pointerType === "mouse") this.#to.hover(drawnAt(event));
      return;
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const far = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
      this.#camera.zoom(far(now) / Math.max(far(before), 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      this.#camera.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }, false);
    } else if (this.#dragged || (this.#start && Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > SLIP)) {
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
      this.#dragged = true;
      this.#camera.pan({ x: now.x - before.x, y: now.y - before.y }, false);
    }
    this.#fingers.set(event.pointerId, now);
  };

  readonly up = (event: PointerEvent): void => {
    const pressed = this.#fingers.delete(event.pointerId);
    if (!pressed || this.#dragged || event.type === "pointercancel" || !this.#square) return;
    this.#to.tap(this.#square);
  };

  readonly leave = (): void => this.#to.hover(null);

  /** Handles the wheel so that the page does not scroll as well; at the end of a game the page scrolls over the map. */
  readonly wheeled = (element: HTMLElement): (() => void) => {
    const wheel = (event: WheelEvent): void => {
      if (element.closest(".alone") && !event.ctrlKey) return;
      event.preventDefault();
      this.#camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), local(event));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  };
}

function local(event: MouseEvent): Point {
  const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

const drawnAt = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest("[data-square]")?.getAttribute("data-square") ?? null) : null;
