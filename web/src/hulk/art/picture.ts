// The finished picture of a deck in its light: asked from the painter, and shown.
import { scriptOf } from "../../page/markup";
import type { Plan } from "../map/plan";
import type { Lit } from "./light";
import address from "./painter.ts?worker&url";

/** Has a deck painted on another thread, and its light as often as that changes. A document without such threads, as in tests, stays without it. */
export class Picture {
  #painter: Worker | undefined;
  /** Whether the painter is at work: of the lights that come meanwhile only the last is painted. */
  #busy = false;
  #next: Lit | null = null;

  constructor(plan: Plan, doors: readonly string[], take: (picture: ImageBitmap) => void) {
    if (!("Worker" in window)) return;
    this.#painter = new Worker(scriptOf(address), { type: "module" });
    this.#painter.postMessage({ plan, doors });
    this.#painter.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
      take(data);
      this.#busy = false;
      if (this.#next) this.light(this.#next);
    };
  }

  light({ marines, burning, objectives, entries, looker, alarm }: Lit): void {
    const lit: Lit = { marines, burning, objectives, entries, looker, alarm };
    this.#next = this.#busy ? lit : null;
    if (!this.#busy) this.#painter?.postMessage({ lit });
    this.#busy = true;
  }

  end(): void {
    this.#painter?.terminate();
  }
}

/** Puts a finished picture on a canvas. */
export function hang(element: HTMLCanvasElement, picture: ImageBitmap): void {
  [element.width, element.height] = [picture.width, picture.height];
  element.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
}
