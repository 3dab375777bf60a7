// The portrait of a marine of a mission: the card game's busts, with his own weapons, rank and squad.
import { Chance, fill, idOf, INK, linear, mix, radial, TEAMS } from "../../shared/art/kit";
import { type Look, marineFigure, NOBODY } from "../../shared/art/marine";
import { type Markup, drawing } from "../../page/markup";
import { teamOf } from "./marine";

/** What he holds before him, by what he carries; the first that fits. */
const HELD: readonly (readonly [weapon: string, hold: Look["hold"]])[] = [
  ["heavy_flamer", "flamer"],
  ["assault_cannon", "cannon"],
  ["force_axe", "axe"],
  ["lightning_claws", "claws"],
  ["power_sword", "sword"],
  ["storm_shield", "shield"],
  ["thunder_hammer", "hammer"],
];
const BACKS = new Map<string, Look["back"]>(
  Object.entries({
    heavy_flamer: "tanks",
    assault_cannon: "drum",
    chainfist: "saw",
    thunder_hammer: "hammer",
    power_fist: "fist",
  } as const),
);

function lookOf(id: string, role: string, weapons: readonly string[], squad: string): Look {
  const chance = new Chance(`trooper ${id}`);
  const hold = HELD.find(([weapon]) => weapons.includes(weapon))?.[1] ?? "bolter";
  const back =
    weapons.map((weapon) => BACKS.get(weapon)).find(Boolean) ??
    chance.of(["none", "aerial", "rounds", "scroll", "vents"]);
  const team = teamOf(squad);
  if (role === "sergeant") return { team, helm: "bare", crest: "halo", back: "vents", hold };
  if (role === "librarian") return { team, helm: "hood", crest: "none", back: "scroll", hold };
  return {
    team,
    helm: chance.of(["slit", "knight", "beak", "visor", "mask"]),
    crest: chance.of(["none", "fin", "laurel", "lamp", "scope", "stripe"]),
    back,
    hold,
  };
}

const known = new Map<string, Markup>();

/** The markup of a portrait, 120 by 120; drawn once. */
export function portrait(
  id: string,
  { role, weapons, squad }: { role: string; weapons: readonly string[]; squad: string },
): Markup {
  const name = `trooper ${id} ${squad} ${role} ${weapons.join(" ")}`;
  const before = known.get(name);
  if (before) return before;
  const look = lookOf(id, role, weapons, squad);
  const light = TEAMS[look.team] ?? NOBODY;
  const own = idOf(name);
  const { defs, body } = marineFigure(own, look);
  const drawn = drawing(
    `<defs>${radial(own, 92, 40, 100, [0, mix(light, "#fff0d0", 0.55)], [0.3, mix(light, INK, 0.45)], [1, mix(INK, light, 0.06)])}${linear(`${own}v`, [0, 70], [0, 122], [0, INK, 0], [1, INK, 0.5])}${defs}</defs>` +
      fill("M0 0H120V120H0Z", `url(#${own})`) +
      body +
      fill("M0 60H120V120H0Z", `url(#${own}v)`),
  );
  known.set(name, drawn);
  return drawn;
}
