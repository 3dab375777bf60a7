// A draft as the text of a mission file. The server reads it; nothing here knows a rule.
import { type Draft, lettersOf, SOLID } from "./draft";
import { EDITOR } from "../protocol";

/** The title until the player gives one. */
export const UNTITLED = "Untitled";

type Lines = readonly string[];

const block = (name: string, lines: Lines): string[] => [`[${name}]`, ...lines];
/** A block that is left out when it is empty. */
const perhaps = (name: string, lines: Lines): string[] => (lines.length ? block(name, lines) : []);
/** Text for one line of a file. */
const plain = (text: string): string => text.replace(/[\r\n]+/g, " ").trim();

/** The text of a mission. Without sections, the program that reads it finds them. */
export function written(draft: Draft, sections: Lines = draft.sections): string {
  return [
    ...block("mission", [
      `id = ${draft.id || "my-mission"}`,
      `title = ${plain(draft.title) || UNTITLED}`,
      `origin = ${draft.origin}`,
      `edition = ${plain(draft.edition) || "any"}`,
      `turn_limit = ${draft.turn_limit || "none"}`,
      `levels = ${draft.levels}`,
    ]),
    ...block("map", lettersOf(draft)),
    ...perhaps("sections", sections),
    ...block(
      "entries",
      draft.entries.map(({ id, cell, square }) => `${id} = ${cell} -> ${square}`),
    ),
    ...perhaps(
      "exits",
      draft.exits.map(({ id, at, facing }) => `${id} = ${at} -> ${facing}`),
    ),
    ...perhaps(
      "ladders",
      draft.ladders.map(({ id, lower, upper }) => `${id} = ${lower} -> ${upper}`),
    ),
    ...block(
      "marines",
      draft.marines.map(({ id, role, weapons, at, facing, squad, name }) =>
        [
          `${id} = ${role}`,
          weapons.join(" "),
          at,
          facing,
          squad,
          ...(name ? [plain(name).replaceAll(";", "")] : []),
        ].join("; "),
      ),
    ),
    ...perhaps(
      "objectives",
      draft.objectives.filter(({ squares }) => squares.length).map(({ id, squares }) => `${id} = ${squares.join(" ")}`),
    ),
    ...block("aliens", aliens(draft)),
    ...perhaps("special", special(draft)),
    ...block("victory", conditions(draft.victory)),
    ...block("defeat", conditions(draft.defeat)),
    ...block("notes", notes(draft.notes)),
  ].join("\n");
}

function aliens({ start_blips, reinforcement, blips, recycle, broodlord, placed }: Draft): string[] {
  const pool = blips.flatMap((number, place) => (number ? [`${place + 1}x${number}`] : []));
  return [
    `start_blips = ${start_blips}`,
    "start_placement = entries",
    `reinforcement = ${reinforcement}`,
    `blip_pool = ${pool.join(" ")}`,
    `recycle = ${recycle ? "yes" : "no"}`,
    `broodlord = ${broodlord}`,
    ...(placed ? [`placed = broodlord@${placed}`] : []),
  ];
}

const NUMBERS = ["flamer_ammo", "cannon_ammo", "cannon_reload", "psi", "operate_cost"] as const;

/** The switches that are not at their default. */
function special({ special: given }: Draft): string[] {
  const usual = EDITOR.special;
  const deployment = given.rooms.length ? "one_per_room" : given.permuted.map((squad) => `permute ${squad}`).join("; ");
  const priority = [...given.priority, ...(given.priority_carrier && given.object ? [`carrier(${given.object})`] : [])];
  const lines: [string, string | false][] = [
    ...NUMBERS.map((name): [string, string | false] => [name, given[name] !== usual[name] && String(given[name])]),
    ["deployment", deployment],
    ["rooms", given.rooms.join(" ")],
    ["priority_marines", priority.join(" ")],
    ["object", given.object && `${given.object}@${given.object_at}`],
    ["object_wander", given.object && given.wander > 0 && `${given.object} ${given.wander}`],
    ["no_flame_section", given.no_flame && `section_of(${given.no_flame})`],
    ["bulkhead", given.chainfist_only && "chainfist_only"],
    ["dormant", given.dormant > 0 && `broodlord ${given.dormant}`],
  ];
  return lines.flatMap(([key, value]) => (value ? [`${key} = ${value}`] : []));
}

const conditions = (given: Draft["victory"]): string[] =>
  given.map(({ label, name, arguments: words }) => `${label} = ${name}${words.length ? `(${words.join(",")})` : ""}`);

/** A note that looks like the beginning of a block would be one. */
const notes = (lines: Lines): string[] => lines.map((line) => (/^\[[a-z]+\]\s*$/.test(line) ? ` ${line}` : line));

/** Sections for a map: letters where they are known, and `?` for the rest of the floor. */
export function sectionsWithin(draft: Draft, sections: Lines): string[] {
  return draft.map.map((row, y) =>
    [...row]
      .map((letter, x) => {
        const known = sections[y]?.[x];
        return letter === SOLID ? SOLID : known && known !== SOLID ? known : EDITOR.section_unknown;
      })
      .join(""),
  );
}
