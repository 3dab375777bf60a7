// The light on the deck: what no marine sees lies in the dark, what is seen in lamplight.
import type { HulkOpen } from "../../protocol";
import { type Extent, type Point, pointOf, TURNS } from "../map/plan";

/** Pixels per square: few, so that the browser softens the edges. */
const COARSE = 12;
/** Squares around what is seen that are lit as well: the walls. */
const SPILL = 0.14;

/** The colours of a mood: in the dark, in sight, and in the lamp's own beam. */
interface Mood {
  dark: string;
  seen: string;
  lamp: string;
  beam: string;
}

const CALM: Mood = { dark: "#3a4e5a", seen: "#70787b", lamp: "255, 196, 128", beam: "255, 216, 160" };
/** The aliens' phase: the lamps of the alarm. */
const ALARM: Mood = { dark: "#6a2626", seen: "#8a5f58", lamp: "255, 150, 104", beam: "255, 170, 120" };

/** What the light depends on. */
export interface Lit extends Pick<HulkOpen, "marines" | "burning" | "objectives" | "entries"> {
  /** The marine whose beam is drawn. */
  looker: string | null;
  alarm: boolean;
}

type Canvas = OffscreenCanvasRenderingContext2D;

function trace(canvas: Canvas, squares: Iterable<string>, spill: number): void {
  canvas.beginPath();
  for (const square of squares) {
    const { x, y } = pointOf(square);
    canvas.rect(x - spill, y - spill, 1 + 2 * spill, 1 + 2 * spill);
  }
}

function glow(canvas: Canvas, { x, y }: Point, reach: number, colour: string, strength: number): void {
  const fading = canvas.createRadialGradient(x, y, 0, x, y, reach);
  fading.addColorStop(0, `rgba(${colour}, ${strength})`);
  fading.addColorStop(0.45, `rgba(${colour}, ${0.5 * strength})`);
  fading.addColorStop(1, `rgba(${colour}, 0)`);
  canvas.fillStyle = fading;
  canvas.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

/** The beam of a lamp: a cone that stays on what its bearer sees. */
function beam(canvas: Canvas, { x, y }: Point, turn: number, reach: number, colour: string, strength: number): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate((turn * Math.PI) / 180);
  canvas.beginPath();
  canvas.moveTo(-0.3, 0.1);
  canvas.lineTo(-0.62 * reach, -reach);
  canvas.lineTo(0.62 * reach, -reach);
  canvas.lineTo(0.3, 0.1);
  canvas.closePath();
  const fading = canvas.createRadialGradient(0, 0, 0, 0, 0, reach);
  fading.addColorStop(0, `rgba(${colour}, ${strength})`);
  fading.addColorStop(0.5, `rgba(${colour}, ${0.55 * strength})`);
  fading.addColorStop(1, `rgba(${colour}, 0)`);
  canvas.fillStyle = fading;
  canvas.fill();
  canvas.restore();
}

const middleOf = (square: string): Point => {
  const { x, y } = pointOf(square);
  return { x: x + 0.5, y: y + 0.5 };
};

/** The light of a board for this part of the plan. */
export function lightOf(
  ground: Extent,
  { marines, burning, objectives, entries, looker, alarm }: Lit,
): OffscreenCanvas {
  const [wide, high] = [COARSE * ground.width, COARSE * ground.height];
  const light = new OffscreenCanvas(wide, high);
  const canvas = light.getContext("2d", { alpha: false });
  if (!canvas) return light;
  const mood = alarm ? ALARM : CALM;
  canvas.fillStyle = mood.dark;
  canvas.fillRect(0, 0, wide, high);
  canvas.setTransform(COARSE, 0, 0, COARSE, -COARSE * ground.x, -COARSE * ground.y);
  const squad = Object.entries(marines).flatMap(([id, { at, sees = [], facing }]) =>
    at ? [{ id, at, sees: [at, ...sees], facing }] : [],
  );
  trace(canvas, new Set(squad.flatMap(({ sees }) => sees)), SPILL);
  canvas.fillStyle = mood.seen;
  canvas.fill();
  canvas.globalCompositeOperation = "lighter";
  for (const { id, at, sees, facing } of squad) {
    canvas.save();
    trace(canvas, sees, SPILL);
    canvas.clip();
    const [reach, colour, strength] =
      id === looker ? ([10, mood.beam, 0.95] as const) : ([6, mood.lamp, 0.38] as const);
    glow(canvas, middleOf(at), 1.7, mood.lamp, 0.4);
    beam(canvas, middleOf(at), TURNS[facing], reach, colour, strength);
    canvas.restore();
  }
  for (const square of burning) glow(canvas, middleOf(square), 2.4, "255, 128, 40", 0.55);
  for (const square of Object.values(objectives).flat()) glow(canvas, middleOf(square), 1.5, "90, 200, 180", 0.3);
  for (const { cell } of Object.values(entries)) glow(canvas, middleOf(cell), 1.6, "230, 60, 40", 0.4);
  return light;
}

/**
 * A deck multiplied with its light in one picture: WebKitGTK does not blend elements (`mix-blend-mode`), and a canvas that can still be
 * painted on would be copied whole with each frame.
 */
export function litDeck(deck: ImageBitmap, light: OffscreenCanvas): ImageBitmap | null {
  const picture = new OffscreenCanvas(deck.width, deck.height);
  const canvas = picture.getContext("2d", { alpha: false });
  if (!canvas) return null;
  canvas.drawImage(deck, 0, 0);
  canvas.globalCompositeOperation = "multiply";
  canvas.drawImage(light, 0, 0, deck.width, deck.height);
  return picture.transferToImageBitmap();
}
