// The squad of the first picture and of the last: Marines from behind, with the light in front of them.
import { LAMP, INK, each, fill, flipped, glow, group, limb, line, lit, mix, ring, shine, stroke } from "./kit";

const HUE = "#3d7f86";
const RIM = "#ffd9a0";
const BONE = "#c8c4b4";

/** From behind, feet at 0, 0, about 165 high; the light is in front of him, so only his edges show. */
class Brother {
  readonly #dx: number;

  constructor(
    readonly far: number,
    side: number,
  ) {
    // A figure beside the light is lit on one side only.
    this.#dx = -side * 1.5;
  }

  plate(d: string, rim = RIM, dark = mix(INK, HUE, 0.16 * this.far)): string {
    return lit(d, dark, rim, this.#dx, 1.3);
  }

  mark(d: string, width = 1.1, opacity = 0.34): string {
    return line(d, RIM, width, opacity);
  }

  legs(): string {
    const leg =
      this.plate("M-6-72L-32-68-43-42-38-26-47-8-51 0H-13L-13-20-5-46Z") + this.mark("M-42-40L-14-38M-45-10L-14-12");
    return leg + flipped(leg, 0) + this.plate("M-9-70H9L7-36 0-30-7-36Z");
  }

  body(): string {
    return (
      this.plate("M-46-112Q-50-82-30-62H30Q50-82 46-112Q40-146 0-150Q-40-146-46-112Z") +
      this.plate("M-14-150Q-15-172 0-173Q15-172 14-150L13-138H-13Z", "#fff0cf") +
      this.plate("M-36-122Q-36-154-19-158L-13-143H13L19-158Q36-154 36-122L30-84Q0-74-30-84Z") +
      this.mark("M-24-132H24M-26-100Q0-93 26-100") +
      this.mark("M-12-124V-108M0-124V-108M12-124V-108", 3, 0.3) +
      fill("M-19-92h8v3h-8ZM11-92h8v3h-8Z", LAMP, 0.9)
    );
  }

  shoulders(team: string): string {
    const shell =
      this.plate("M-17-136C-26-158-58-160-72-139C-82-122-79-98-68-88C-54-84-30-100-17-136Z") +
      this.mark("M-30-142C-44-150-60-146-67-133C-73-121-72-106-66-97") +
      line("M-34-137C-46-143-56-140-62-131C-66-123-66-113-63-106", team, 2.6, 0.75);
    return shell + flipped(shell, 0);
  }

  arm(): string {
    return this.plate("M-75-100L-84-74-78-50-58-48-56-76-58-96Z") + this.plate("M-80-60Q-86-40-72-34Q-56-34-56-52Z");
  }
}

type Gear = (it: Brother) => string;

/** What each team carries: on his back first, then in his hands. */
const GEAR: Readonly<Record<string, readonly [hue: string, behind: Gear, held: Gear]>> = {
  blue: [
    "#4c8dff",
    () => "",
    (it) =>
      it.plate("M58-120L78-168 60-176 44-140Z") +
      shine("bw", 76, -226, 60) +
      it.plate("M60-166L84-276 92-284 92-272 74-162Z", "#ffffff", "#6fa0e8") +
      it.plate("M48-172L86-160 84-153 47-165Z"),
  ],
  green: [
    "#35de86",
    (it) =>
      it.plate("M-84-198L-38-208-33-174-79-164Z") +
      it.mark("M-72-199l5 32M-50-204l5 32", 2.4, 0.5) +
      line(stroke([-58, -176], [-40, -100]), "#0b1215", 8),
    (it) =>
      it.plate("M50-116Q84-126 106-112V-56Q98-34 78-24Q56-36 50-58Z") +
      it.mark("M58-108Q82-116 98-106V-60Q92-44 78-35Q62-44 58-62Z"),
  ],
  purple: [
    "#c970c2",
    (it) =>
      it.plate("M-22-92V-176a10 12 0 0 1 20 0V-92ZM2-92V-176a10 12 0 0 1 20 0V-92Z") +
      it.mark("M-22-150h20M2-150h20", 3, 0.5),
    (it) =>
      it.plate("M58-64H98L104-58V-46L98-40H84L80-26H68L64-40H58Z") +
      shine("bp", 116, -54, 40) +
      fill("M104-50C112-58 108-66 116-78C124-68 121-60 122-54C121-46 110-44 104-50Z", "#ff8a26") +
      fill("M108-50q6-6 7-14q5 8 2 14Z", "#fff0c0"),
  ],
  red: [
    "#f4482c",
    (it) => it.plate("M-38-96V-164a18 18 0 0 1 36 0V-96Z") + it.mark(ring(-20, -160, 11), 2, 0.5),
    (it) =>
      group(
        "rotate(24 60 -60)",
        it.plate("M52-76H92V-82H104V-30H92V-36H60L52-48Z") +
          each([-80, -71, -62, -53, -44, -36], (y) => it.plate(`M104 ${y}H146V${y + 5}H104Z`)) +
          it.plate("M118-84h6v56h-6ZM136-84h5v56h-5Z"),
      ) + line("M60-40Q40-6 12-60", "#0b1215", 8),
  ],
  yellow: [
    "#f7d116",
    (it) => it.plate("M-34-156L-30-188-18-190-16-154ZM34-156L30-188 18-190 16-154Z"),
    (it) =>
      each([0, 1, 2], (blade) =>
        it.plate(
          limb(
            [66 + blade * 9, -44, 3],
            [76 + blade * 12, -22, 3.4],
            [76 + blade * 15, 4, 2.6],
            [66 + blade * 16, 26, 0],
          ),
          "#fff7e0",
          "#3a464c",
        ),
      ) + it.plate("M56-64L96-60 98-38 60-34Z"),
  ],
};

/** The glows that their arms need. */
export const GLOWS = glow("bw", "#6fb0ff", 0.7) + glow("bp", "#ff9a3d", 0.7);

/** One of a team, his feet at 0, 0, on a side of the light and so far from the viewer; `mirrored` has his arms in the other hand. */
export function brother(team: string, side: number, far: number, mirrored: boolean): string {
  const it = new Brother(far, side);
  const [hue, behind, held] = GEAR[team] ?? [BONE, () => "", () => ""];
  const gear = (draw: Gear): string => (mirrored ? flipped(draw(it), 0) : draw(it));
  return it.legs() + it.arm() + flipped(it.arm(), 0) + gear(held) + gear(behind) + it.body() + it.shoulders(hue);
}
