// The end of a game, 320 by 200: the survivors before the light of the last place, or what is there when nobody is left.
import { alienFigure } from "./alien";
import {
  type Art,
  type Id,
  EYE,
  INK,
  around,
  each,
  fill,
  glow,
  group,
  linear,
  mix,
  moved,
  n,
  poly,
  radial,
  shine,
  times,
  art,
  idOf,
} from "./kit";
import { emptyPlace } from "./place";
import { GLOWS, brother } from "./squad";

/** Where the light of a place is. */
const MIDDLE = 160;
const HORIZON = 88;
/** Their feet: wide screens cut off what is below. */
const FLOOR = 139;

/** The survivors side by side, as they came in the first picture; the outer ones are nearer. */
function squad(standing: readonly string[]): string {
  const apart = Math.min(46, 200 / Math.max(standing.length, 1));
  const places = standing
    .map((team, index) => ({ team, place: index - (standing.length - 1) / 2 }))
    .sort((one, other) => Math.abs(one.place) - Math.abs(other.place));
  return each(places, ({ team, place }) =>
    moved(
      brother(team, Math.sign(place), 0.4, place < 0),
      MIDDLE + place * apart,
      FLOOR + Math.abs(place) * 3,
      Math.min(0.42, 0.33 + Math.abs(place) * 0.03),
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
  return `<defs>${glow(`${id}s`, "#fff1d6", 0.95)}${GLOWS}</defs>${markup}${shine(`${id}s`, MIDDLE, HORIZON, 150)}${shine(`${id}s`, MIDDLE, HORIZON, 60)}<g class="rays">${rays}</g>${squad(standing)}`;
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
