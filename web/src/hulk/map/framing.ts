// Framing: the point of the plan at the centre of the frame, in squares, and the pixels per square.
import type { Extent, Point } from "./plan";

export interface Framing extends Point {
  scale: number;
}

export interface Frame {
  width: number;
  height: number;
  /** Pixels at its upper and its lower edge that something lies over, where what is shown would be hidden. */
  top?: number;
  bottom?: number;
}

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
/** Squares to keep between a piece and the edge of the frame. */
const MARGIN = 2;

const between = (low: number, value: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

/** The pixels between its covered edges; large letters can cover nearly everything. */
const open = ({ height, top = 0, bottom = 0 }: Frame): number => Math.max(height - top - bottom, height / 4);

/** Whether everything has room between the covered edges, at this scale. */
export const holds = (frame: Frame, { height }: Extent, scale: number): boolean => height * scale <= open(frame) + 0.5;

/** The scale that fits everything. */
export const whole = (extent: Extent, frame: Frame): number =>
  Math.min(frame.width / extent.width, open(frame) / extent.height, LARGEST);

/** Squares that the covered edges of the frame are high. */
const lid = ({ top = 0 }: Frame, scale: number): number => top / scale;
const sill = ({ bottom = 0 }: Frame, scale: number): number => bottom / scale;

/** A camera that fits everything, centred. */
export function fitted(extent: Extent, frame: Frame): Framing {
  const scale = whole(extent, frame);
  return {
    x: extent.x + extent.width / 2,
    y: extent.y + (extent.height - lid(frame, scale) + sill(frame, scale)) / 2,
    scale,
  };
}

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
    const { x, y, width, height } = around(points);
    const scale = Math.min(large, frame.width / (width + 1), open(frame) / (height + 1));
    return kept(
      { x: x + width / 2, y: y + (height - lid(frame, scale) + sill(frame, scale)) / 2, scale },
      extent,
      frame,
    );
  };
  const both = near([...squad, ...goals]);
  return both.scale >= legible ? both : near(squad);
}

/** The bounding rectangle of these squares. */
function around(squares: readonly Point[]): Extent {
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y };
}

/** Clamps the centre so the frame does not show void beyond the plan. */
export function kept(framing: Framing, extent: Extent, frame: Frame): Framing {
  const scale = between(Math.min(whole(extent, frame), COMFORTABLE), framing.scale, LARGEST);
  const [wide, high] = [frame.width / scale / 2, frame.height / scale / 2];
  return {
    scale,
    x: between(extent.x + wide, framing.x, extent.x + extent.width - wide),
    y: between(extent.y + high - lid(frame, scale), framing.y, extent.y + extent.height - high + sill(frame, scale)),
  };
}

/** Clamps the centre to the plan: a player may look past its edge, and what is under a pointer stays there. */
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
  const under = boardPoint(framing, at, frame);
  const moved = {
    scale,
    x: under.x - (at.x - frame.width / 2) / scale,
    y: under.y - (at.y - frame.height / 2) / scale,
  };
  return within(moved, extent, frame);
}

/** Pans the plan with the finger by a number of pixels. */
export const panned = (framing: Framing, by: Point, extent: Extent, frame: Frame): Framing =>
  within({ ...framing, x: framing.x - by.x / framing.scale, y: framing.y - by.y / framing.scale }, extent, frame);

/** The smallest pan that brings a square well inside the frame. */
export function following(framing: Framing, square: Point, frame: Frame): Framing {
  const [wide, high] = [frame.width / framing.scale / 2, frame.height / framing.scale / 2];
  const [under, over] = [lid(frame, framing.scale), sill(frame, framing.scale)];
  const margin = Math.min(MARGIN, wide - 0.5, high - 0.5 - (under + over) / 2);
  const [x, y] = [square.x + 0.5, square.y + 0.5];
  return {
    ...framing,
    x: between(x - wide + margin, framing.x, x + wide - margin),
    y: between(y - high + margin + over, framing.y, y + high - margin - under),
  };
}

/** The visible part of the plan. */
export function seen(framing: Framing, frame: Frame): Extent {
  const [width, height] = [frame.width / framing.scale, frame.height / framing.scale];
  return { x: framing.x - width / 2, y: framing.y - height / 2, width, height };
}

/** The point of the plan under a pixel of the frame. */
export const boardPoint = (framing: Framing, at: Point, frame: Frame): Point => ({
  x: framing.x + (at.x - frame.width / 2) / framing.scale,
  y: framing.y + (at.y - frame.height / 2) / framing.scale,
});

/** Whether any of these squares lies below a line of the frame. */
export const sunk = (framing: Framing, squares: readonly Point[], frame: Frame, line: number): boolean =>
  squares.some(({ y }) => (y + 1 - seen(framing, frame).y) * framing.scale > line);

/** Whether any of these squares lies under the corner that something covers. */
export function hidden(framing: Framing, squares: readonly Point[], frame: Frame, corner: Frame): boolean {
  const { x: left, y: top } = seen(framing, frame);
  return squares.some(
    ({ x, y }) => (x - left) * framing.scale < corner.width && (y - top) * framing.scale < corner.height,
  );
}

/** Squares of margin around what is shown. */
const ROOM = 0.5;

/** The smallest movement that shows all these squares; zooms out only if they need the room. */
export function showing(framing: Framing, squares: readonly Point[], extent: Extent, frame: Frame): Framing {
  if (!squares.length) return framing;
  const { x, y, width, height } = around(squares);
  const scale = Math.min(framing.scale, frame.width / (width + 2 * ROOM), open(frame) / (height + 2 * ROOM));
  const [wide, high] = [frame.width / scale / 2, frame.height / scale / 2];
  const next = {
    scale,
    x: between(x + width + ROOM - wide, framing.x, x - ROOM + wide),
    y: between(y + height + ROOM - high + sill(frame, scale), framing.y, y - ROOM + high - lid(frame, scale)),
  };
  return next.scale === framing.scale && next.x === framing.x && next.y === framing.y
    ? framing
    : kept(next, extent, frame);
}
