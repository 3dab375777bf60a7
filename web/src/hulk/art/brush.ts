// What the deck is drawn with: paths as SVG spells them, so that a drawing can go to a canvas or be looked at in a test.

export interface Brush {
  fill: (d: string, colour: string, opacity?: number) => void;
  line: (d: string, colour: string, width: number, opacity?: number) => void;
  /** Letters sprayed on the floor, around a point. */
  stencil: (text: string, x: number, y: number, size: number, colour: string, opacity: number) => void;
  /** Draws only inside this path, or only outside. */
  within: (d: string, inside: boolean, draw: () => void) => void;
}

export type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Larger than any plan. */
const EVERYWHERE = "M-2000-2000H9000V9000H-2000Z";

/** Draws on a canvas whose units are hundredths of a square. */
export function brushOf(canvas: Canvas): Brush {
  const shapes = new Map<string, Path2D>();
  /** Many squares share a shape. */
  const shape = (d: string): Path2D => {
    const known = shapes.get(d) ?? new Path2D(d);
    shapes.set(d, known);
    return known;
  };
  return {
    fill(d, colour, opacity = 1) {
      canvas.globalAlpha = opacity;
      canvas.fillStyle = colour;
      canvas.fill(shape(d), "evenodd");
    },
    line(d, colour, width, opacity = 1) {
      canvas.globalAlpha = opacity;
      canvas.strokeStyle = colour;
      canvas.lineWidth = width;
      canvas.stroke(shape(d));
    },
    stencil(text, x, y, size, colour, opacity) {
      canvas.globalAlpha = opacity;
      canvas.fillStyle = colour;
      canvas.font = `800 ${size}px "Big Shoulders Display", Impact, sans-serif`;
      canvas.textAlign = "center";
      canvas.textBaseline = "middle";
      canvas.fillText(text, x, y);
    },
    within(d, inside, draw) {
      canvas.save();
      canvas.clip(shape(inside ? d : EVERYWHERE + d), "evenodd");
      draw();
      canvas.restore();
    },
  };
}
