// Framing: the point of the plan in the middle of the frame, in squares, and the pixels per square.
// The frame is the part of the map that nothing lies over.
import type { Facing } from "../../page/told";
import { type Extent, type Point, pointOf, STEPS } from "./plan";

export interface Framing extends Point {
  scale: number;
}

/** A rectangle of the map, in pixels. */
export type Frame = Extent;

/** Pixels per square: the maximum, and the initial minimum that a finger needs. */
const LARGEST = 128;
export const COMFORTABLE = 34;
/** Pixels per square that a large mission opens with, on a phone and on a desk, and how many squares the frame then shows. */
const [SMALL, LARGE, ACROSS] = [40, 72, 15];
/** How many it shows at most: a very large screen is far away, and its squares are larger. */
const FAR_ACROSS = 22;
/** The area of a small plan, in squares; the pixels per square from which a larger one opens whole, and their part of the usual size. */
const [LITTLE, LEGIBLE, NEARLY] = [320, 48, 0.8];
/** Smaller squares are visible but hard to touch. */
export const TOUCHABLE = 24;
/** Squares of margin around what is shown. */
const ROOM = 0.5;
/** The parts of the frame that lie ahead of a marine and behind him. */
const [AHEAD, BEHIND] = [0.6, 0.3];

const between = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

/** The scale that fits everything. */
const whole = (extent: Extent, frame: Frame): number =>
  Math.min(frame.width / extent.width, frame.height / extent.height, LARGEST);

const middle = ({ x, y, width, height }: Extent): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A camera that fits everything, centred. */
export const fitted = (extent: Extent, frame: Frame): Framing => ({ ...middle(extent), scale: whole(extent, frame) });

/** The usual size of squares in this frame. */
export function usual({ width, height }: Frame): number {
  const across = Math.min(width, 1.4 * height);
  return Math.min(Math.max(between(SMALL, across / ACROSS, LARGE), across / FAR_ACROSS), LARGEST);
}

/** The initial camera: everything if its squares are large enough to touch, else the whole squad, with the goals if they fit in. */
export function begun(extent: Extent, frame: Frame, squad: readonly Point[], goals: readonly Point[] = []): Framing {
  const all = fitted(extent, frame);
  const large = usual(frame);
  const legible = Math.max(Math.min(large, LEGIBLE), NEARLY * large);
  const enough = extent.width * extent.height < LITTLE ? COMFORTABLE : legible;
  if (all.scale >= enough || !squad.length) return all;
  const near = (points: readonly Point[]): Framing => {
    const box = around(points);
    const scale = Math.min(large, frame.width / (box.width + 1), frame.height / (box.height + 1));
    return kept({ ...middle(box), scale }, extent, frame);
  };
  const both = near([...squad, ...goals]);
  return both.scale >= legible ? both : near(squad);
}

/** The bounding rectangle of these squares. */
export function around(squares: readonly Point[]): Extent {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y };
}

/** Clamps the middle so the frame does not show void beyond the plan. */
export function kept(framing: Framing, extent: Extent, frame: Frame): Framing {
  const scale = between(Math.min(whole(extent, frame), COMFORTABLE), framing.scale, LARGEST);
  const [wide, high] = [frame.width / scale / 2, frame.height / scale / 2];
  return {
    scale,
    x: between(extent.x + wide, framing.x, extent.x + extent.width - wide),
    y: between(extent.y + high, framing.y, extent.y + extent.height - high),
  };
}

/** Clamps the middle to the plan: a player may look past its edge, and what is under a pointer stays there. */
function within(framing: Framing, extent: Extent, frame: Frame): Framing {
  const least = Math.min(whole(extent, frame), COMFORTABLE);
  if (framing.scale <= least) return kept(framing, extent, frame);
  return {
    scale: between(least, framing.scale, LARGEST),
    x: between(extent.x, framing.x, extent.x + extent.width),
    y: between(extent.y, framing.y, extent.y + extent.height),
  };
}

/** Zooms while the point of the plan under a pixel stays there. */
export function zoomed(framing: Framing, factor: number, at: Point, extent: Extent, frame: Frame): Framing {
  const scale = between(Math.min(whole(extent, frame), COMFORTABLE), framing.scale * factor, LARGEST);
  const [under, centre] = [boardPoint(framing, at, frame), middle(frame)];
  const moved = { scale, x: under.x - (at.x - centre.x) / scale, y: under.y - (at.y - centre.y) / scale };
  return within(moved, extent, frame);
}

/** Pans the plan with the finger by a number of pixels. */
export const panned = (framing: Framing, by: Point, extent: Extent, frame: Frame): Framing =>
  within({ ...framing, x: framing.x - by.x / framing.scale, y: framing.y - by.y / framing.scale }, extent, frame);

/** The part of the plan in the frame. */
export function seen({ x, y, scale }: Framing, frame: Frame): Extent {
  const [width, height] = [frame.width / scale, frame.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The point of the plan under a pixel of the map. */
export function boardPoint(framing: Framing, at: Point, frame: Frame): Point {
  const { x, y } = middle(frame);
  return { x: framing.x + (at.x - x) / framing.scale, y: framing.y + (at.y - y) / framing.scale };
}

/** The pixel of the map where a point of the plan is. */
export function pixelOf(framing: Framing, point: Point, frame: Frame): Point {
  const { x, y } = middle(frame);
  return { x: x + (point.x - framing.x) * framing.scale, y: y + (point.y - framing.y) * framing.scale };
}

/** The smallest movement that shows all these squares; zooms out only if they need the room. */
export function showing(framing: Framing, squares: readonly Point[], extent: Extent, frame: Frame): Framing {
  if (!squares.length) return framing;
  const { x, y, width, height } = around(squares);
  const scale = Math.min(framing.scale, frame.width / (width + 2 * ROOM), frame.height / (height + 2 * ROOM));
  const [wide, high] = [frame.width / scale / 2, frame.height / scale / 2];
  const next = {
    scale,
    x: between(x + width + ROOM - wide, framing.x, x - ROOM + wide),
    y: between(y + height + ROOM - high, framing.y, y - ROOM + high),
  };
  return next.scale === framing.scale && next.x === framing.x && next.y === framing.y
    ? framing
    : kept(next, extent, frame);
}

/** These squares, and of others, in the order of their worth, those that have room beside them at this scale. */
export function roomFor(squares: readonly Point[], others: readonly Point[], scale: number, frame: Frame): Point[] {
  const taken = [...squares];
  for (const square of others) {
    const { width, height } = around([...taken, square]);
    if ((width + 2 * ROOM) * scale <= frame.width && (height + 2 * ROOM) * scale <= frame.height) taken.push(square);
  }
  return taken;
}

/** How far a marine has to be able to look ahead and behind him: the squares there, on the plan. */
export function outlook(at: string, facing: Facing, scale: number, extent: Extent, frame: Frame): Point[] {
  const [{ x, y }, step] = [pointOf(at), STEPS[facing]];
  const across = (step.x ? frame.width : frame.height) / scale;
  return [Math.floor(AHEAD * across) - 1, 1 - Math.floor(BEHIND * across)].map((far) => ({
    x: between(Math.ceil(extent.x), x + far * step.x, Math.floor(extent.x + extent.width) - 1),
    y: between(Math.ceil(extent.y), y + far * step.y, Math.floor(extent.y + extent.height) - 1),
  }));
}
