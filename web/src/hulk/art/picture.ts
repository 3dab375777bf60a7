// The finished picture of a deck: asked from the painter, and shown.
import type { Plan } from "../map/plan";

/** Has a deck painted on another thread and hands it over; returns how to stop. A document without such threads, as in tests, stays without it. */
export function painted(plan: Plan, doors: readonly string[], take: (deck: ImageBitmap) => void): () => void {
  if (!("Worker" in window)) return () => {};
  const painter = new Worker(new URL("./painter.ts", import.meta.url), { type: "module" });
  painter.onmessage = ({ data }: MessageEvent<ImageBitmap>) => {
    painter.terminate();
    take(data);
  };
  painter.postMessage({ plan, doors });
  return () => painter.terminate();
}

/** Puts a finished picture on a canvas. */
export function hang(element: HTMLCanvasElement, picture: ImageBitmap): void {
  [element.width, element.height] = [picture.width, picture.height];
  element.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
}
