// What the scenes of Action and Event cards are made of, on a stage of 160 by 100: figures, light and fire.
import { alienFigure } from "../../shared/art/alien";
import {
  type Art,
  type Joint,
  type Point,
  type Id,
  Chance,
  EYE,
  INK,
  LAMP,
  around,
  box,
  both,
  each,
  fill,
  flipped,
  glow,
  group,
  limb,
  line,
  linear,
  lit,
  mix,
  moved,
  n,
  poly,
  radial,
  ring,
  shine,
  smooth,
  stroke,
  times,
  art,
  idOf,
} from "../../shared/art/kit";
import { type Look, lookOf, marineFigure } from "../../shared/art/marine";

export const BROTHER: Look = { team: "", helm: "slit", crest: "none", back: "vents", hold: "bolter" };

/** A stage: what is put on it, and the gradients that it needs. */
export class Scene {
  #defs = "";
  #figures = 0;
  readonly id: Id;
  readonly chance: Chance;

  constructor(
    readonly name: string,
    /** The light behind everything. */
    readonly light: string,
    /** Where the light is. */
    readonly at: Point = [100, 34],
  ) {
    this.id = idOf(name);
    this.chance = new Chance(name);
  }

  get rim(): string {
    return mix(this.light, "#fff0d4", 0.65);
  }

  art(markup: string): Art {
    const { id, light } = this;
    const defs =
      radial(
        id,
        this.at[0],
        this.at[1],
        108,
        [0, mix(light, "#fff4dc", 0.5)],
        [0.2, mix(light, INK, 0.32)],
        [0.6, mix(light, INK, 0.76)],
        [1, mix(INK, light, 0.06)],
      ) +
      glow(`${id}o`, "#ffb35c", 0.8) +
      glow(`${id}y`, EYE, 0.7) +
      linear(`${id}v`, [0, 66], [0, 102], [0, INK, 0], [1, INK, 0.8]) +
      this.#defs;
    return art(
      160,
      100,
      `<defs>${defs}</defs>${fill("M0 0H160V100H0Z", `url(#${id})`)}${markup}${fill("M0 50H160V100H0Z", `url(#${id}v)`)}`,
    );
  }

  #figure(draw: (id: Id) => { defs: string; body: string }, transform: string): string {
    const { defs, body } = draw(idOf(`${this.name} ${(this.#figures += 1)}`));
    this.#defs += defs;
    return group(transform, body);
  }

  /** A Marine as on his plate, his upper left corner at x, y; `back` looks left. */
  hero(of: string | Look, x: number, y: number, size = 0.85, back = false, turn = 0): string {
    const look = typeof of === "string" ? lookOf(of) : of;
    return this.#figure(
      (id) => marineFigure(id, look),
      `translate(${n(x)} ${n(y)})rotate(${turn} 50 60)scale(${back ? -size : size} ${size})${back ? "translate(-120 0)" : ""}`,
    );
  }

  /** A Genestealer as on its card; it looks left, or right with `back`. */
  foe(kind: string, x: number, y: number, size = 0.85, back = false, turn = 0): string {
    return this.#figure(
      (id) => alienFigure(id, kind, this.name),
      `translate(${n(x)} ${n(y)})rotate(${turn} 40 50)scale(${back ? -size : size} ${size})${back ? "translate(-100 0)" : ""}`,
    );
  }

  /** Many of them, the nearest last. */
  horde(...places: readonly (readonly [kind: string, x: number, y: number, size: number])[]): string {
    return each(places, ([kind, x, y, size], index) => this.foe(kind, x, y, size, index % 2 > 0));
  }

  /** A Marine from head to foot, feet at x, y; 62 high at size 1. */
  trooper(x: number, y: number, size = 1, back = false): string {
    const plate = (d: string, share = 0.12): string => lit(d, mix(INK, this.light, share), this.rim, -0.7, 0.9);
    const body =
      plate("M-12-28L-17-7-20 0H-5L-2-17H2L5 0H20L17-7 12-28Z") +
      line("M-15-10l10 1M15-10l-10 1", this.rim, 0.8, 0.5) +
      plate("M-15-53Q0-64 15-53L14-26H-14Z", 0.2) +
      line("M-8-36H8M-8-31H8", this.rim, 0.8, 0.4) +
      plate(ring(15, -44, 8), 0.25) +
      plate("M-4-52Q-5-64 3-64Q11-63 11-56L13-52 10-47 0-47Z", 0.3) +
      fill("M3-58L12-57 12-54.500 3-55Z", LAMP) +
      plate("M4-37L9-28 30-31V-33L46-34V-38H30V-41L12-42Z", 0.1) +
      plate(ring(-11, -43, 10.5), 0.25) +
      line(ring(-11, -43, 7), this.light, 1.2, 0.8);
    return moved(back ? flipped(body, 0) : body, x, y, size);
  }

  stare(x: number, y: number, size = 1): string {
    return (
      shine(`${this.id}y`, x, y, 13 * size) +
      both(
        fill(
          `M${n(x - 7 * size)} ${n(y - 2.5 * size)}l${n(5.4 * size)} ${n(2.4 * size)}l${n(-4.2 * size)} ${n(1.6 * size)}Z`,
          EYE,
        ),
        x,
      )
    );
  }

  rays(x: number, y: number, colour = this.rim, count = 16, from = 12): string {
    return fill(
      times(count, (ray) =>
        poly(
          around(x, y, ray / count - 0.004, from),
          around(x, y, ray / count - 0.014, 150),
          around(x, y, ray / count + 0.014, 150),
        ),
      ),
      colour,
      0.17,
    );
  }

  glare(x: number, y: number, r: number): string {
    return shine(`${this.id}o`, x, y, r);
  }

  flash(x: number, y: number, size: number, colour = "#ffd58a"): string {
    const star = Array.from({ length: 16 }, (_, spike) =>
      around(x, y, spike / 16, (spike % 2 ? 0.3 : this.chance.between(0.7, 1.3)) * size),
    );
    return this.glare(x, y, size * 2) + fill(poly(...star), colour) + fill(ring(x, y, size * 0.28), "#fff");
  }

  tracers(x: number, y: number, ...ends: readonly Point[]): string {
    return each(
      ends,
      (end) =>
        line(stroke([x, y], end), "#ffcf7a", 3, 0.35) +
        line(stroke([x + (end[0] - x) * 0.25, y + (end[1] - y) * 0.25], end), "#fff3cf", 1.3),
    );
  }

  bolt([x1, y1]: Point, [x2, y2]: Point, colour = "#8fdcff"): string {
    const points = Array.from({ length: 8 }, (_, part): Point => [
      x1 + ((x2 - x1) * part) / 7 + (part % 7 ? this.chance.about(6) : 0),
      y1 + ((y2 - y1) * part) / 7 + (part % 7 ? this.chance.about(7) : 0),
    ]);
    return line(stroke(...points), colour, 4, 0.4) + line(stroke(...points), "#fff", 1.3);
  }

  /** A jet of fire to the right. */
  jet(x: number, y: number, long: number, wide: number): string {
    const edge = (side: number): Point[] =>
      Array.from({ length: 9 }, (_, part) => [
        x + (long * part) / 8,
        y + side * wide * (0.12 + part / 8) * this.chance.between(0.75, 1.3),
      ]);
    const d = `${smooth(edge(-1))}${smooth(edge(1).reverse()).replace("M", "L")}Z`;
    return (
      this.glare(x + long * 0.6, y, long * 0.7) +
      each(
        [
          ["#d94e16", 1, 1],
          ["#ff9428", 1, 0.64],
          ["#ffedb8", 1.02, 0.3],
        ] as const,
        ([colour, sx, sy]) => group(`translate(${x} ${y})scale(${sx} ${sy})translate(${-x} ${-y})`, fill(d, colour)),
      )
    );
  }

  flame(x: number, y: number, size: number, turn = 0): string {
    return moved(
      fill("M0 0C-16-8-14-26-6-34C-7-26-3-24-1-22C-4-36 3-44 8-50C8-40 18-34 18-18C18-6 10 0 0 0Z", "#f0641a") +
        fill("M2-1C-8-6-7-17-1-23C-1-17 3-15 4-13C5-20 8-24 9-28C12-20 14-14 13-8C12-3 8 0 2-1Z", "#ffbe48") +
        fill("M4-2C-1-5 0-11 4-15C8-10 9-4 4-2Z", "#fff3cf"),
      x,
      y,
      size,
      turn,
    );
  }

  slash(x: number, y: number, size: number, colour = "#fff4dc"): string {
    return each([0, 1, 2], (cut) =>
      fill(
        limb(
          [x + (cut * 13 - 24) * size, y + 24 * size, 0],
          [x + (cut * 13 - 5) * size, y - 2 * size, 2.6 * size],
          [x + (cut * 13 + 9) * size, y - 30 * size, 0],
        ),
        colour,
        0.92,
      ),
    );
  }

  arrow(colour: string, ...points: readonly Point[]): string {
    const [x, y] = points.at(-1) ?? [0, 0];
    const [bx, by] = points.at(-2) ?? [0, 0];
    const turn = (Math.atan2(y - by, x - bx) * 180) / Math.PI;
    return (
      line(smooth(points), INK, 6, 0.5) +
      line(smooth(points), colour, 3.2) +
      moved(fill("M-4-8L11 0-4 8Z", colour), x, y, 1, turn)
    );
  }

  reticle(x: number, y: number, r: number, colour = "#ffe4b0"): string {
    return (
      line(ring(x, y, r) + ring(x, y, r * 0.6), colour, 1.6) +
      line(
        each([0, 0.25, 0.5, 0.75], (turn) => stroke(around(x, y, turn, r * 0.45), around(x, y, turn, r * 1.3))),
        colour,
        2,
      )
    );
  }

  /** The tracker, with echoes at points. */
  scope(x: number, y: number, r: number, ...echoes: readonly Point[]): string {
    return (
      fill(ring(x, y, r), "#04211f", 0.6) +
      line(
        ring(x, y, r) + ring(x, y, r * 0.66) + ring(x, y, r * 0.33) + `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`,
        "#74e0cf",
        1,
        0.75,
      ) +
      fill(`M${x} ${y}L${n(x + r)} ${y}A${r} ${r} 0 0 0 ${n(x + r * 0.6)} ${n(y - r * 0.8)}Z`, "#74e0cf", 0.4) +
      each(echoes, ([ex, ey]) => this.glare(ex, ey, 10) + fill(ring(ex, ey, 3), "#ffd7a0"))
    );
  }

  token(x: number, y: number, size = 1): string {
    return (
      this.glare(x, y, 20 * size) +
      moved(
        lit("M0-11L8.500 0 0 11-8.500 0Z", "#b97a24", "#ffe9b5", -0.8, 0.9) + fill("M0-5L4 0 0 5-4 0Z", "#fff1c9"),
        x,
        y,
        size,
      )
    );
  }

  door(x: number, y: number, w: number, h: number, colour: string): string {
    const d = `M${x - w} ${y}V${n(y - h * 0.7)}L${n(x - w * 0.6)} ${y - h}H${n(x + w * 0.6)}L${x + w} ${n(y - h * 0.7)}V${y}Z`;
    return (
      fill(poly([x - w, y], [x + w, y], [x + w * 3, 104], [x - w * 3, 104]), colour, 0.3) +
      fill(d, mix(colour, "#ffffff", 0.6)) +
      line(d, INK, 5) +
      line(d, colour, 1.2)
    );
  }

  beam(x: number, y: number, ...ends: readonly [Point, Point]): string {
    return fill(poly([x, y], ...ends), "#ffe4b0", 0.34);
  }

  /** Part of the picture in the dark. */
  shade(...points: readonly Point[]): string {
    return fill(poly(...points), "#020406", 0.94);
  }

  crate(x: number, y: number, w: number, h: number): string {
    return (
      lit(box(x, y, w, h), "#17130b", "#ffd9a0", 0, 1.5) +
      line(`M${x} ${n(y + h * 0.3)}h${w}M${n(x + w * 0.2)} ${y}v${h}M${n(x + w * 0.8)} ${y}v${h}`, "#ffd9a0", 1, 0.5)
    );
  }

  tentacle(...joints: readonly Joint[]): string {
    return lit(limb(...joints), INK, this.rim, 0.5, 1);
  }
}
