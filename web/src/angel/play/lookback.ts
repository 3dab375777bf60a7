// The review of a finished game of Death Angel, converted for display.
import { words } from "../../page/words.svelte";
import type { LookBack, ShownRoll } from "../../shared/telling/lookback";
import type { PastRoll, Review } from "../../shared/telling/review";
import { MARINES } from "../board/facts";

const TRIALS: Readonly<Record<PastRoll["kind"], ShownRoll["trial"]>> = {
  attack: "slay",
  defence: "survive",
  peril: "survive",
  other: "other",
};
const KINDS = ["attack", "defence", "peril", "other"] as const;

function told({ kind, marine, card, size }: PastRoll): string {
  if (kind === "attack" || kind === "defence") {
    return words.say(`play-roll-${kind}`, { marine: marine ?? "", spot: card, number: size });
  }
  return words.say("play-roll-other", { card, marine: marine ?? "" });
}

/** Headings use the plural. */
const MANY = 2;

export function lookBack(review: Review, living: ReadonlySet<string>): LookBack {
  const { rounds, attacks, slain, tokens, lost, rescued, events, locations, marines, cards } = review.statistics;
  const counts = {
    rounds,
    locations: locations.length,
    events: events.length,
    attacks,
    slain,
    tokens,
    lost: lost - rescued,
  };
  const rolled = (numbers: number[]): ShownRoll[] =>
    numbers.flatMap((number) => {
      const roll = review.rolls.find((each) => each.number === number);
      if (!roll) return [];
      const { kind, round, face, chance, success } = roll;
      return [
        {
          number,
          told: told(roll),
          when: words.say("play-in-round", { number: round }),
          trial: TRIALS[kind],
          face: Number(face[1]),
          chance,
          success,
        },
      ];
    });
  return {
    counted: Object.entries(counts).map(([what, number]) => [words.say(`play-count-${what}`, { number }), number]),
    luck: KINDS.flatMap((kind) => {
      const had = review.luck[kind];
      return had?.rolls ? [{ ...had, name: words.say(`play-luck-${kind}`) }] : [];
    }),
    deaths: review.deaths.map(({ number, marine, card, round, size, chance }) => ({
      number,
      who: marine,
      told: words.say("play-death", { marine, card, round }),
      fell: words.say("end-fell", { card, round, size }),
      chance,
    })),
    unlucky: rolled(review.unlucky),
    lucky: rolled(review.lucky),
    deeds: {
      headings: ["attacks", "slain", "tokens"].map((what) => words.say(`play-count-${what}`, { number: MANY })),
      // Not those who were dead before it began.
      rows: marines
        .filter(({ who, lost }) => lost || living.has(who[1]))
        .map(({ who, ...done }) => ({
          who,
          lost: !living.has(who[1]),
          slain: done.slain,
          numbers: [done.attacks, done.slain, done.tokens],
        })),
      cards,
    },
    teamOf: (id) => MARINES[id]?.team ?? "grey",
  };
}
