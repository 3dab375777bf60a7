// The end of a game, 320 by 200: the survivors before the light of the last place, or what is there when nobody is left.
import { alienFigure } from "./alien";
import {
  type Art,
  type Id,
  EYE,
  INK,
  LAMP,
  TEAMS,
  around,
  each,
  fill,
  flipped,
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
  ring,
  shine,
  times,
  art,
  idOf,
} from "./kit";
import { emptyPlace } from "./place";

/** Where the light of a place is. */
const MIDDLE = 160;
const HORIZON = 88;
const FLOOR = 162;

/** A Marine from behind, 78 high at size 1, his feet at x, y; his gun points outward. */
function veteran(x: number, y: number, size: number, rim: string, hue: string, left: boolean): string {
  const plate = (d: string, dark = INK): string => lit(d, dark, rim, 0, 1.1);
  const body =
    plate("M-14-32L-19-4-21 0H-4L0-20 4 0H21L19-4 14-32Z") +
    plate("M-21-50L-29-32-25-19-16-24Z") +
    plate("M20-50L28-34 46-33V-36H50V-27H40L24-20 15-26Z") +
    plate("M-18-60Q0-70 18-60L15-28H-15Z") +
    plate("M-7.500-60Q-9-78 0-78Q9-78 7.500-60Z") +
    plate(`${ring(-11, -63, 4.5)}${ring(11, -63, 4.5)}`) +
    plate("M-10-61H10L9-37 5-33H-5L-9-37Z", mix(INK, rim, 0.1)) +
    line("M-5-52H5M-5-48H5", LAMP, 1.3, 0.9) +
    line("M-12-26H12M-11-10l7 1M11-10l-7 1", rim, 0.9, 0.35) +
    plate(ring(-22, -54, 11)) +
    plate(ring(22, -54, 11)) +
    line(`${ring(-22, -54, 7.5)}${ring(22, -54, 7.5)}`, hue, 1.6, 0.9);
  return moved(left ? flipped(body, 0) : body, x, y, size);
}

/** The survivors side by side, each with the colour of his team on his shoulders, the outer ones nearer. */
function squad(rim: string, standing: readonly string[]): string {
  const apart = Math.min(50, 220 / Math.max(standing.length, 1));
  const places = standing
    .map((team, index) => ({ team, place: index - (standing.length - 1) / 2 }))
    .sort((one, other) => Math.abs(one.place) - Math.abs(other.place));
  return each(places, ({ team, place }) =>
    veteran(
      MIDDLE + place * apart,
      FLOOR + Math.abs(place) * 3,
      Math.min(0.9, 0.68 + Math.abs(place) * 0.07),
      rim,
      TEAMS[team] ?? rim,
      place < 0,
    ),
  );
}

function victory(id: Id, place: string, tier: string, standing: readonly string[]): string {
  const { hue, markup } = emptyPlace(id, place, tier);
  const light = mix(hue, "#ffe6c2", 0.75);
  const rays = fill(
    times(14, (ray) =>
      poly(
        around(MIDDLE, HORIZON, ray / 14 - 0.004, 8),
        around(MIDDLE, HORIZON, ray / 14 - 0.013, 230),
        around(MIDDLE, HORIZON, ray / 14 + 0.013, 230),
      ),
    ),
    light,
    0.13,
  );
  return `<defs>${glow(`${id}s`, "#fff1d6", 0.95)}</defs>${markup}${shine(`${id}s`, MIDDLE, HORIZON, 150)}${shine(`${id}s`, MIDDLE, HORIZON, 60)}<g class="rays">${rays}</g>${squad(mix(light, "#fff4dc", 0.5), standing)}`;
}

function defeat(id: Id, name: string, place: string, tier: string): string {
  const { markup } = emptyPlace(id, place, tier);
  const beast = alienFigure(idOf(`${name}b`), "lord_head_tail", name);
  const dark =
    radial(`${id}d`, MIDDLE, 80, 190, [0, INK, 0.35], [0.5, INK, 0.78], [1, INK, 0.95]) +
    linear(`${id}f`, [0, 120], [0, 190], [0, INK, 0], [1, INK, 0.9]);
  return (
    `<defs>${beast.defs}${dark}${glow(`${id}g`, EYE, 0.5)}</defs>${markup}${fill("M0 0H320V200H0Z", `url(#${id}d)`)}` +
    shine(`${id}g`, MIDDLE, 78, 90) +
    group(`translate(${n(MIDDLE - 65)} 8)scale(1.3)`, beast.body) +
    fill("M0 120H320V200H0Z", `url(#${id}f)`)
  );
}

const known = new Map<string, Art>();

/** The picture of an end, at a place, with those who stand after a victory, by their teams; drawn once. */
export function ending(won: boolean, place: string, tier: string, standing: readonly string[]): Art {
  const name = `end-${place}-${won ? "won" : "lost"}`;
  const key = [name, tier, ...standing].join(" ");
  const id = idOf(name);
  const drawn =
    known.get(key) ?? art(320, 200, won ? victory(id, place, tier, standing) : defeat(id, name, place, tier));
  known.set(key, drawn);
  return drawn;
}
