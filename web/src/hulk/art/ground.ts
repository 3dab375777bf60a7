// The part of the hulk that the deck and its light are painted for.
import type { Extent } from "../map/plan";

/** Squares of hull around the plan. */
const HULL = 4;

/** What the canvas shows, in squares. */
export function groundOf({ x, y, width, height }: Extent): Extent {
  const [left, top] = [Math.floor(x) - HULL, Math.floor(y) - HULL];
  return { x: left, y: top, width: Math.ceil(x + width) + HULL - left, height: Math.ceil(y + height) + HULL - top };
}
