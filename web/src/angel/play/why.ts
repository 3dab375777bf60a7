// *Why can't I?*: the illegal answers that have this thing as a target, to ask the server for the reason.
import { SIDES, secondAt, spotOf } from "../board/board";
import { creatureOf } from "../../shared/asking/things";
import { ACTIONS, MARINES } from "../board/facts";
import { CONSTANTS, type AngelOpen, type LegalAnswer, type Question, type Thing } from "../../protocol";

type Pattern = readonly [verb: string, ...kinds: string[]];

/** What answers look like that a question may lack altogether. */
const PATTERNS: Readonly<Record<string, Pattern>> = CONSTANTS.angel.patterns;

/** The most answers to ask about. */
const MOST = 5;

function patterns({ kind, options }: Question): Pattern[] {
  const offered = options.map(({ text, things }): Pattern => [
    text.split(":")[0] ?? "",
    ...things.map(([each]) => each),
  ]);
  const known = PATTERNS[kind];
  const all = known ? [known, ...offered] : offered;
  return all.filter((pattern, place) => all.findIndex((other) => other.join() === pattern.join()) === place);
}

/** The things of a kind that can go with another in an answer. */
function pool(kind: string, { card }: Question, open: AngelOpen): Thing[] {
  if (kind === "marine") {
    const team = card?.[0] === "action" ? ACTIONS[card[1]]?.team : undefined;
    const here = open.formation.map(({ marine }) => marine);
    return here.filter((id) => team === undefined || MARINES[id]?.team === team).map((id) => ["marine", id]);
  }
  if (kind === "spot") {
    return open.formation.flatMap((row) =>
      SIDES.flatMap((side): Thing[] => {
        const spot = spotOf(side, row.position);
        return [
          ...(row[side].swarm.length ? [["spot", spot] as const] : []),
          ...(row[side].apart.length ? [["spot", secondAt(spot)] as const] : []),
        ];
      }),
    );
  }
  if (kind === "terrain") return Object.keys(open.terrain).map((id) => ["terrain", id]);
  return [];
}

function filled([verb, ...kinds]: Pattern, thing: Thing, question: Question, open: AngelOpen): LegalAnswer[] {
  const { kind, spot } = creatureOf(thing[1]);
  if (thing[0] === "genestealer") {
    if (kinds.join() !== "spot,genestealer") return [];
    return [
      {
        text: `${verb}:${spot}:${kind}`,
        things: [
          ["spot", spot],
          ["genestealer", kind],
        ],
      },
    ];
  }
  return kinds.flatMap((own, place) => {
    if (own !== thing[0] || kinds.includes("genestealer")) return [];
    const others = kinds.length > 1 ? pool(kinds[1 - place] ?? "", question, open) : [null];
    return others
      .filter((other) => other === null || other[1] !== thing[1])
      .map((other) => {
        const things = other === null ? [thing] : place ? [other, thing] : [thing, other];
        return { text: [verb, ...things.map(([, id]) => id)].join(":"), things };
      });
  });
}

/** Answers with this thing that the question does not offer. */
export function barred(thing: Thing, question: Question, open: AngelOpen): LegalAnswer[] {
  const offered = new Set(question.options.map(({ text }) => text));
  const found = patterns(question).flatMap((pattern) => filled(pattern, thing, question, open));
  return found.filter(({ text }) => !offered.has(text)).slice(0, MOST);
}
