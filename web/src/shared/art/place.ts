// Locations, 320 by 200: a passage in one-point perspective as layers of cut paper, and what stands in its light.
import {
  type Art,
  type Point,
  type Id,
  Chance,
  INK,
  around,
  box,
  both,
  each,
  fill,
  glow,
  group,
  line,
  linear,
  lit,
  mix,
  moved,
  n,
  poly,
  radial,
  shine,
  smooth,
  stroke,
  times,
  art,
  idOf,
} from "./kit";
import { Stage, SETS, HATCH } from "./sets";

const SHAPES = ["oct", "round", "rect", "gothic"] as const;
type Shape = (typeof SHAPES)[number] | "wreck" | "grown";

interface Place {
  hue: string;
  lamp: string;
  shape: Shape;
  /** The height of the horizon. */
  eye?: number;
  tilt?: number;
  set: (stage: Stage) => string;
}

/** An opening of the given half width and height about a point. */
function opening(shape: Shape, x: number, y: number, w: number, h: number, chance: Chance): string {
  const at = (...points: readonly Point[]): string => poly(...points.map(([u, v]) => [x + u * w, y + v * h] as const));
  const off = (): number => chance.about(0.2);
  switch (shape) {
    case "oct":
      return at([-1, -0.4], [-0.7, -1], [0.7, -1], [1, -0.4], [1, 0.6], [0.72, 1], [-0.72, 1], [-1, 0.6]);
    case "round":
      return `${smooth(Array.from({ length: 13 }, (_, index) => around(0, 0, 0.435 + 0.63 * (index / 12), 1)).map(([u, v]) => [x + u * w, y + v * h] as const))}L${n(x + w * 0.62)} ${n(y + h)}H${n(x - w * 0.62)}Z`;
    case "gothic":
      return `M${n(x - w)} ${n(y + h)}V${n(y - h * 0.2)}Q${n(x - w)} ${n(y - h * 0.8)} ${n(x)} ${n(y - h * 1.2)}Q${n(x + w)} ${n(y - h * 0.8)} ${n(x + w)} ${n(y - h * 0.2)}V${n(y + h)}Z`;
    case "grown":
      return smooth(
        Array.from({ length: 13 }, (_, index) => around(0, 0, index / 13, chance.between(0.84, 1.16))).map(
          ([u, v]) => [x + u * w, y + Math.min(v, 0.98) * h] as const,
        ),
        true,
      );
    case "wreck":
      return at(
        [-1 + off(), -0.5 + off()],
        [-0.5 + off(), -1 + off()],
        [0.4 + off(), -0.9 + off()],
        [1 + off(), -0.6 + off()],
        [1 + off(), 0.7],
        [0.7, 1],
        [-0.8, 1],
        [-1 + off(), 0.5],
      );
    case "rect":
      return at([-1, -1], [1, -1], [1, 1], [-1, 1]);
  }
}

const place = (hue: string, lamp: string, shape: Shape, id: string, more: Partial<Place> = {}): Place => ({
  hue,
  lamp,
  shape,
  set: SETS[id] ?? HATCH,
  ...more,
});

const PLACES: Readonly<Record<string, Place>> = {
  void_lock: place("#3f8594", "#ffb061", "round", "void_lock"),
  main_corridor: place("#4d8278", "#ffa64d", "oct", "main_corridor"),
  maintenance_tunnels: place("#86734a", "#ffc46b", "round", "maintenance_tunnels"),
  service_shaft: place("#3f7596", "#ffdf9a", "rect", "service_shaft", { eye: 84 }),
  cryo_control: place("#7fc8dc", "#d9f6ff", "oct", "cryo_control"),
  lower_accessway: place("#64875a", "#e8d36a", "oct", "lower_accessway", { eye: 92 }),
  wreckage_labyrinth: place("#94704f", "#ff9a4d", "wreck", "wreckage_labyrinth", { tilt: 6 }),
  apothecarion: place("#7fb5a4", "#eafff4", "rect", "apothecarion"),
  core_cogitator: place("#3f9a74", "#8dffc4", "rect", "core_cogitator"),
  munitorium: place("#94804a", "#ffd27a", "rect", "munitorium"),
  black_holds: place("#34525f", "#ff8a4a", "oct", "black_holds"),
  dark_catacombs: place("#555c80", "#ffbe6e", "gothic", "dark_catacombs"),
  teleportarium: place("#7a6fd6", "#b8f3ff", "oct", "teleportarium"),
  generatorium: place("#c9762c", "#ffe0a0", "round", "generatorium"),
  hibernation_cluster: place("#4f8f80", "#c9ffe9", "grown", "hibernation_cluster"),
  wrath_of_baal_chapel: place("#a8452d", "#ffd08a", "gothic", "wrath_of_baal_chapel"),
  genestealer_lair: place("#9a3f5c", "#ff9a7a", "grown", "genestealer_lair"),
  launch_control_room: place("#6f9dc0", "#ffe9bd", "oct", "launch_control_room"),
  toxin_pumping_station: place("#8f9c34", "#eaff8c", "round", "toxin_pumping_station"),
};

/** A Location that is not of the game: its tier chooses the light, its name the rest. */
function invented(id: string, tier: string): Place {
  const chance = new Chance(id);
  const hue = ({ "1": "#4d8278", "2": "#4a6488", "3": "#a0683a", "4": "#8e4258" } as const)[tier[0] ?? ""] ?? "#3f8594";
  return {
    hue,
    lamp: mix(hue, "#ffe0a8", 0.8),
    shape: chance.of(SHAPES),
    set: chance.of([
      HATCH,
      SETS["main_corridor"] ?? HATCH,
      SETS["munitorium"] ?? HATCH,
      SETS["core_cogitator"] ?? HATCH,
    ]),
  };
}

const LAYERS = 6;

/** A Marine far ahead, from behind; `id` names a gradient of his lamp, with a q. */
const brother = (id: Id, hue: string, x: number, y: number, size: number): string =>
  moved(
    shine(`${id}q`, 0, -26, 34) +
      lit("M-10 6L-12-14-19-18V-34L-9-42Q0-48 9-42L19-34V-18L12-14 10 6Z", INK, mix(hue, "#ffe2b0", 0.7), 0, 1.2) +
      lit("M-5-40Q-5-49 0-49Q5-49 5-40L4-36H-4Z", INK, mix(hue, "#ffe2b0", 0.8), 0, 1) +
      fill(box(-6, -32, 12, 16), mix(INK, hue, 0.2)) +
      line("M-3-28h6M-3-24h6", "#ffb35c", 1.2, 0.9),
    x,
    y,
    size,
  );

/** Two of the squad: how large the place is, and whose lamps these are. */
function squad(id: Id, name: string, hue: string): string {
  const one = (x: number, y: number, size: number): string => brother(id, hue, x, y, size);
  const chance = new Chance(`squad ${name}`);
  const side = chance.between(0, 1) < 0.5 ? 1 : -1;
  return (
    one(160 + side * chance.between(52, 76), 204, chance.between(0.85, 1)) +
    one(160 - side * chance.between(76, 112), 214, chance.between(1.35, 1.6))
  );
}

/** The scene of a Location. */
export function location(name: string, tier = ""): Art {
  const known = name.startsWith("void_lock") ? "void_lock" : name;
  const named = `place-${known}`;
  const id = idOf(named);
  const { hue, markup } = emptyPlace(id, known, tier);
  return art(320, 200, `${markup}${squad(id, named, hue)}${fill("M0 0H320V200H0Z", `url(#${id}v)`)}`);
}

/** A place without anybody, 320 by 200, and its light; its gradients have ids made from `id`, v is the dark at its edges. */
export function emptyPlace(id: Id, name: string, tier: string): { hue: string; markup: string } {
  const known = name.startsWith("void_lock") ? "void_lock" : name;
  const { hue, lamp, shape, set, eye = 88, tilt = 0 } = PLACES[known] ?? invented(known, tier);
  const chance = new Chance(known);
  const x = 160;
  let walls = "";
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const size = 1.58 ** layer;
    const [w, h] = [27 * size, 22 * size];
    const hole = opening(shape, x, eye, w, h, chance);
    const dark = mix(mix(INK, hue, 0.82), INK, (layer / (LAYERS - 1)) ** 0.62);
    const edge = mix(dark, lamp, 0.62 * (1 - layer / (LAYERS + 1)));
    walls +=
      `<path d="M-60-60H380V260H-60Z${hole}" fill="${dark}" fill-rule="evenodd"/>` +
      line(hole, edge, 0.6 + layer * 0.35, 0.9 - layer * 0.1);
    if (layer && shape !== "grown" && shape !== "wreck")
      walls += line(opening(shape, x, eye, w * 1.1, h * 1.1, chance), edge, 0.8, 0.4);
    if (layer && layer < 5 && shape !== "grown") {
      walls += each([-1, 1], (side) => {
        const [lx, ly] = [x + side * w * (shape === "gothic" ? 1.06 : 0.92), eye - h * (shape === "rect" ? 0.8 : 0.58)];
        return (
          shine(`${id}l`, lx, ly, 5 * size) +
          fill(box(lx - size * 0.45, ly - size, size * 0.9, size * 2), mix(lamp, "#ffffff", 0.4))
        );
      });
    }
    if (layer === 1) {
      const floor = eye + 22;
      const seams =
        times(9, (seam) => stroke([x + (seam - 4) * 4.5, floor], [x + (seam - 4) * 52, eye + 230])) +
        times(11, (seam) => {
          const f = 1.21 ** seam;
          return `M${n(x - 19 * f)} ${n(eye + 22 * f)}h${n(38 * f)}`;
        });
      if (shape !== "grown") walls += line(seams, mix(hue, lamp, 0.5), 0.7, 0.32);
      walls += fill(poly([x - 18, floor], [x + 18, floor], [x + 130, 210], [x - 130, 210]), `url(#${id}f)`);
    }
    if (layer === 2)
      walls +=
        moved(set(new Stage(id, hue, lamp, chance)), x, eye + 62, 1.02) +
        `<ellipse cx="${x}" cy="${eye + 66}" rx="130" ry="10" fill="${hue}" opacity=".22"/>` +
        fill("M-60-60H380V260H-60Z", `url(#${id}h)`);
  }
  const seams = each(
    [
      [-1, 0.6],
      [-0.72, 1],
      [-0.7, -1],
      [-1, -0.4],
    ] as const,
    ([u, v]) =>
      both(line(stroke([x + u * 44, eye + v * 36], [x + u * 260, eye + v * 212]), mix(hue, lamp, 0.5), 1, 0.3), x),
  );
  const run = shape === "oct" || shape === "rect" ? seams : "";
  const defs =
    radial(
      id,
      x,
      eye,
      130,
      [0, "#ffffff"],
      [0.12, mix(hue, "#ffffff", 0.5)],
      [0.42, mix(hue, INK, 0.2)],
      [1, mix(hue, INK, 0.75)],
    ) +
    glow(`${id}l`, lamp, 0.8) +
    glow(`${id}q`, "#ffb35c", 0.45) +
    radial(`${id}h`, x, eye, 150, [0, hue, 0.28], [0.5, hue, 0.08], [1, INK, 0]) +
    linear(`${id}f`, [0, eye + 22], [0, 205], [0, lamp, 0.4], [0.5, lamp, 0.12], [1, lamp, 0]) +
    linear(`${id}b`, [0, -120], [0, 0], [0, lamp, 0], [0.6, lamp, 0.4], [1, "#ffffff", 0.9]) +
    radial(`${id}v`, x, eye + 6, 220, [0.45, INK, 0], [1, INK, 0.8]);
  const scene =
    fill("M0 0H320V200H0Z", `url(#${id})`) + (tilt ? group(`rotate(${tilt} 160 100)`, walls + run) : walls + run);
  return { hue, markup: `<defs>${defs}</defs>${scene}` };
}

/** The light of a Location, for frames. */
