// What of the plan is seen: the point in the middle of the frame, in squares, and how many pixels a square has.
import type { Extent, Point } from "./plan";

export interface Camera extends Point {
  scale: number;
}

export interface Frame {
  width: number;
  height: number;
}

/** Pixels of a square: no larger than this, and at first no smaller than a finger needs. */
const LARGEST = 112;
const COMFORTABLE = 34;
/** Squares that a piece stays away from the edge of the frame. */
const MARGIN = 1.5;

const between = (low: number, value: number, high: number): number => (low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high));

/** The scale at which everything is seen. */
export const whole = (extent: Extent, frame: Frame): number =>
  Math.min(frame.width / extent.width, frame.height / extent.height, LARGEST);

/** Everything in the middle of the frame. */
export function fitted(extent: Extent, frame: Frame): Camera {
  return { x: extent.x + extent.width / 2, y: extent.y + extent.height / 2, scale: whole(extent, frame) };
}

/** How one begins: everything, if its squares are large enough to be touched; otherwise what is around a point. */
export function begun(extent: Extent, frame: Frame, around: Point | null): Camera {
  const all = fitted(extent, frame);
  if (all.scale >= COMFORTABLE || !around) return all;
  return kept({ x: around.x + 0.5, y: around.y + 0.5, scale: COMFORTABLE }, extent, frame);
}

/** The middle stays where nothing but void beyond the plan would be seen. */
export function kept(camera: Camera, extent: Extent, frame: Frame): Camera {
  const scale = between(Math.min(whole(extent, frame), COMFORTABLE), camera.scale, LARGEST);
  const [wide, high] = [frame.width / scale / 2, frame.height / scale / 2];
  return {
    scale,
    x: between(extent.x + wide, camera.x, extent.x + extent.width - wide),
    y: between(extent.y + high, camera.y, extent.y + extent.height - high),
  };
}

/** Nearer or farther, while the point of the plan under a pixel of the frame stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, extent: Extent, frame: Frame): Camera {
  const scale = between(Math.min(whole(extent, frame), COMFORTABLE), camera.scale * factor, LARGEST);
  const under = boardPoint(camera, at, frame);
  const moved = { scale, x: under.x - (at.x - frame.width / 2) / scale, y: under.y - (at.y - frame.height / 2) / scale };
  return kept(moved, extent, frame);
}

/** The plan follows the finger by so many pixels. */
export const panned = (camera: Camera, by: Point, extent: Extent, frame: Frame): Camera =>
  kept({ ...camera, x: camera.x - by.x / camera.scale, y: camera.y - by.y / camera.scale }, extent, frame);

/** The least movement after which a square is well within the frame, and not under what covers so many pixels below. */
export function following(camera: Camera, square: Point, frame: Frame, covered = 0): Camera {
  const under = Math.min(covered, frame.height / 3) / camera.scale;
  const [wide, high] = [frame.width / camera.scale / 2, frame.height / camera.scale / 2];
  const margin = Math.min(MARGIN, wide - 0.5, high - under / 2 - 0.5);
  const [x, y] = [square.x + 0.5, square.y + 0.5];
  return {
    ...camera,
    x: between(x - wide + margin, camera.x, x + wide - margin),
    y: between(y - high + margin + under, camera.y, y + high - margin),
  };
}

/** What of the plan is seen. */
export function seen(camera: Camera, frame: Frame): Extent {
  const [width, height] = [frame.width / camera.scale, frame.height / camera.scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The point of the plan under a pixel of the frame. */
export const boardPoint = (camera: Camera, at: Point, frame: Frame): Point => ({
  x: camera.x + (at.x - frame.width / 2) / camera.scale,
  y: camera.y + (at.y - frame.height / 2) / camera.scale,
});

/** Farther away, if that is what it takes to see all of these squares. */
export function showing(camera: Camera, squares: readonly Point[], extent: Extent, frame: Frame, covered = 0): Camera {
  const { x, y, width, height } = seen(camera, frame);
  const below = covered / camera.scale;
  const inside = (square: Point): boolean => square.x >= x && square.y >= y && square.x + 1 <= x + width && square.y + 1 <= y + height - below;
  if (!squares.length || squares.every(inside)) return camera;
  const [left, top] = [Math.min(...squares.map((each) => each.x)), Math.min(...squares.map((each) => each.y))];
  const [right, bottom] = [Math.max(...squares.map((each) => each.x)) + 1, Math.max(...squares.map((each) => each.y)) + 1];
  const scale = Math.min(camera.scale, frame.width / (right - left + 1), (frame.height - covered) / (bottom - top + 1));
  return kept({ scale, x: (left + right) / 2, y: (top + bottom) / 2 + covered / scale / 2 }, extent, frame);
}
