// The whole deck on one canvas, drawn once for a mission: moving the map then moves a picture.
import type { Extent, Plan } from "../map/plan";
import { pointOf, stands } from "../map/plan";
import { type Brush, type Canvas, brushOf } from "./brush";
import { drawFloor, hazard } from "./floor";
import { groundOf } from "./ground";
import { drawMachinery, drawShade, drawWalls, enlarged } from "./walls";

/** Squares from the floor at which the machinery is lost in the dark. */
const REACH = 3.6;
/** Pixels of a whole deck, and of one square. */
const [MOST, FINEST] = [11_000_000, 96];

/** Pixels per square that a device can hold. */
export const finenessOf = ({ width, height }: Extent, finest = FINEST): number =>
  Math.floor(Math.min(finest, Math.sqrt(MOST / (width * height))));

/** The distance to the nearest floor, in squares. */
function farFrom(plan: Plan, x: number, y: number): number {
  if (plan.at.has(`${x},${y}`)) return 0;
  let far = REACH + 1;
  const reach = Math.ceil(REACH);
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1)
      if (plan.at.has(`${x + dx},${y + dy}`)) far = Math.min(far, Math.hypot(dx, dy));
  }
  return far;
}

/** Puts the corner of a square at 0,0 for what is drawn there; a square that is turned goes from north to south. */
type Move = (x: number, y: number, upright: boolean, draw: () => void) => void;

/** Everything that never changes: hull, plates, walls, section numbers. `fade` takes the hull back into the dark. */
export function drawDeck(brush: Brush, plan: Plan, doors: readonly string[], move: Move, fade: () => void): void {
  const ground = groundOf(plan.extent);
  for (let y = ground.y; y < ground.y + ground.height; y += 1) {
    for (let x = ground.x; x < ground.x + ground.width; x += 1) {
      if (plan.at.has(`${x},${y}`)) continue;
      if (farFrom(plan, x, y) <= REACH) move(x, y, false, () => drawMachinery(brush, x, y));
    }
  }
  fade();
  for (const square of plan.squares) {
    move(square.x, square.y, false, () =>
      drawFloor(brush, plan, square, (draw) => move(square.x, square.y, true, draw)),
    );
  }
  for (const door of doors) {
    const { x, y } = pointOf(door);
    move(x, y, false, () => hazard(brush, stands(plan, door)));
  }
  for (const [name, [middle]] of plan.sections) {
    if (middle) move(middle.x, middle.y, false, () => brush.stencil(name, 50, 53, 46, "#dfe9e4", 0.3));
  }
  move(0, 0, false, () => {
    brush.line(enlarged(plan.seams), "#06090b", 5, 0.5);
    drawShade(brush, plan);
  });
  move(0, 0, false, () => drawWalls(brush, plan));
}

/** The dark beyond the walls: one pixel a square, enlarged. */
function fadeHull(canvas: Canvas, plan: Plan, ground: Extent): void {
  const small = new OffscreenCanvas(ground.width, ground.height);
  const dots = small.getContext("2d");
  if (!dots) return;
  for (let y = 0; y < ground.height; y += 1) {
    for (let x = 0; x < ground.width; x += 1) {
      dots.fillStyle = `rgba(4, 7, 9, ${Math.min(1, farFrom(plan, ground.x + x, ground.y + y) / REACH)})`;
      dots.fillRect(x, y, 1, 1);
    }
  }
  canvas.globalAlpha = 1;
  canvas.imageSmoothingQuality = "high";
  canvas.drawImage(small, 0, 0, canvas.canvas.width, canvas.canvas.height);
}

/** The deck as a finished picture of at most this many pixels a square: a canvas that can still be painted on would be copied whole with each frame. */
export function deckOf(plan: Plan, doors: readonly string[], finest = FINEST): ImageBitmap | null {
  const ground = groundOf(plan.extent);
  const fine = finenessOf(ground, finest);
  const picture = new OffscreenCanvas(fine * ground.width, fine * ground.height);
  const canvas = picture.getContext("2d", { alpha: false });
  if (!canvas) return null;
  canvas.fillStyle = "#05090b";
  canvas.fillRect(0, 0, picture.width, picture.height);
  canvas.lineCap = "square";
  canvas.lineJoin = "round";
  const scale = fine / 100;
  const move: Move = (x, y, upright, draw) => {
    canvas.save();
    canvas.setTransform(scale, 0, 0, scale, fine * (x - ground.x), fine * (y - ground.y));
    if (upright) canvas.transform(0, 1, 1, 0, 0, 0);
    draw();
    canvas.restore();
  };
  drawDeck(brushOf(canvas), plan, doors, move, () => fadeHull(canvas, plan, ground));
  return picture.transferToImageBitmap();
}
