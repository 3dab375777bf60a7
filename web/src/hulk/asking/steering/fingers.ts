// Fingers on a map: where each is, and what two of them or a wheel do to the camera.
import type { Camera } from "../../map/camera.svelte";
import type { Point } from "../../map/plan";

export class Fingers {
  readonly #camera: Camera;
  readonly #at = new Map<number, Point>();

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  get size(): number {
    return this.#at.size;
  }

  /** Where an event is, in pixels of its map. */
  place(event: MouseEvent): Point {
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  down(event: PointerEvent): Point {
    const now = this.place(event);
    this.#at.set(event.pointerId, now);
    return now;
  }

  /** Where a finger was and is; two of them zoom and pan. A mouse that presses nothing was nowhere. */
  move(event: PointerEvent): { was: Point | null; now: Point; pinches: boolean } {
    const was = this.#at.get(event.pointerId) ?? null;
    const now = this.place(event);
    if (!was) return { was, now, pinches: false };
    const other = [...this.#at].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const far = (point: Point): number => Math.hypot(point.x - other.x, point.y - other.y);
      this.#camera.zoom(far(now) / Math.max(far(was), 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      this.#camera.pan({ x: (now.x - was.x) / 2, y: (now.y - was.y) / 2 }, false);
    }
    this.#at.set(event.pointerId, now);
    return { was, now, pinches: other !== undefined };
  }

  /** Whether a finger was there that is lifted now. */
  up(event: PointerEvent): boolean {
    return this.#at.delete(event.pointerId);
  }

  /** Handles the wheel so that the page does not scroll as well; at the end of a game the page scrolls over the map. */
  readonly wheeled = (element: HTMLElement): (() => void) => {
    const wheel = (event: WheelEvent): void => {
      if (element.closest(".alone") && !event.ctrlKey) return;
      event.preventDefault();
      this.#camera.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), this.place(event));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  };
}
