// The review of a finished mission, as the server sends it (odds/hulk/review), converted for display.
import type { LookBack, ShownRoll } from "../shared/telling/lookback";
import type { Luck } from "../shared/telling/review";
import type { Happening } from "../page/told";
import type { Thing } from "../protocol";
import { words } from "../page/words.svelte";

interface PastRoll {
  number: number;
  turn: number;
  kind: string;
  terminator: Thing | null;
  target: Thing;
  dice: string;
  chance: number;
  success: boolean;
}

export interface Review {
  rolls: PastRoll[];
  deaths: { number: number; turn: number; terminator: Thing; cause: Thing; chance: number | null }[];
  lucky: number[];
  unlucky: number[];
  luck: Record<string, Luck>;
  statistics: {
    turns: number;
    shots: number;
    hits: number;
    jams: number;
    flames: number;
    powers: number;
    assaults: number;
    slain: number;
    lost: number;
    left: number;
    marines: {
      who: Thing;
      shots: number;
      flames: number;
      assaults: number;
      slain: number;
      burned: Thing[];
      died: number;
    }[];
  };
}

/** Headings use the plural. */
const MANY = 2;
const COUNTED = ["turns", "shots", "hits", "jams", "flames", "powers", "assaults", "slain", "lost", "left"] as const;
const DONE = ["shots", "flames", "assaults", "slain"] as const;
/** Not every squad can do these: a zero is left out. */
const SPECIAL = new Set<string>(["flames", "powers"]);

/** Rolls that save a marine; the others kill. */
const SURVIVED = new Set(["defence", "peril"]);

/** Each roll is told with the names of its time. */
export function lookBack(
  { rolls, deaths, lucky, unlucky, luck, statistics }: Review,
  events: readonly Happening[] = [],
): LookBack {
  const rolled = (numbers: number[]): ShownRoll[] =>
    numbers.flatMap((number) => {
      const roll = rolls.find((each) => each.number === number);
      if (!roll) return [];
      const { turn, kind, terminator, target, dice, chance, success } = roll;
      const told = words.then(events[number - 1], () =>
        words.say(`hulk-roll-${kind}`, { terminator: terminator ?? "", target }),
      );
      const when = words.say("hulk-in-turn", { number: turn });
      return [{ number, told, when, trial: SURVIVED.has(kind) ? "survive" : "slay", face: dice, chance, success }];
    });
  const told = (what: keyof typeof statistics): boolean => !SPECIAL.has(what) || statistics[what] !== 0;
  const done = DONE.filter(told);
  return {
    counted: COUNTED.filter(told).map((what) => [
      words.say(`hulk-count-${what}`, { number: statistics[what] }),
      statistics[what],
    ]),
    luck: Object.entries(luck).flatMap(([kind, had]) =>
      had.rolls ? [{ ...had, name: words.say(`hulk-luck-${kind}`) }] : [],
    ),
    deaths: deaths.map(({ number, turn, terminator, cause, chance }) => ({
      number,
      who: terminator,
      told: words.then(events[number - 1], () => words.say("hulk-death", { terminator, cause, turn })),
      fell: words.then(events[number - 1], () => words.say("hulk-fell", { cause, turn })),
      chance,
    })),
    unlucky: rolled(unlucky),
    lucky: rolled(lucky),
    deeds: {
      headings: done.map((what) => words.say(`hulk-count-${what}`, { number: MANY })),
      rows: statistics.marines.map(({ who, died, burned, ...did }) => ({
        who,
        lost: died > 0,
        slain: did.slain,
        did: burned.map((objective) => words.say("hulk-burned", { objective })),
        numbers: done.map((what) => did[what]),
      })),
    },
  };
}
