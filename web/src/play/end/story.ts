// The story of a finished game in one sentence, and each Marine's own line.
import { joined } from "../../shared/ui/say";
import { words } from "../../page/words.svelte";
import type { Markup } from "../../page/markup";
import type { Arguments } from "../../page/words.svelte";
import type { Challenge, Thing } from "../../protocol";
import type { LookBack } from "../../shared/telling/lookback";

/** What every review has: the kind of its story and the facts of it, who came home, and what stands out of each player's part. */
export type Reviewed = Pick<Challenge, "story" | "squad"> & { honours?: Challenge["story"][] };

/** One of the squad. */
export interface Fellow {
  who: Thing;
  /** The colour of his team. */
  hue: string;
  alive: boolean;
  /** Draws his portrait, 120 by 120. */
  face: () => Markup;
}

export interface Fated extends Fellow {
  /** How he fell, or what he did. */
  line: string;
}

/** A place is called by its short name. */
const named = (value: Thing | number | string): Thing | number | string =>
  Array.isArray(value) && value[0] === "location" ? words.short(...(value as Thing)) : value;

/** The sentence; empty if this page does not know the story. */
export function told({ id, about }: Reviewed["story"]): string {
  const facts: Arguments = Object.fromEntries(Object.entries(about).map(([name, value]) => [name, named(value)]));
  return words.has(`story-${id}`) ? words.say(`story-${id}`, facts) : "";
}

/** The lines of the squad; empty until the review is there. */
export function fates(squad: readonly Fellow[], back: LookBack | null): Fated[] {
  return squad.map((fellow) => {
    const [, id] = fellow.who;
    const death = back?.deaths.filter(({ who }) => who[1] === id).at(-1);
    const { slain = 0, did = [] } = back?.deeds.rows.find(({ who }) => who[1] === id) ?? {};
    const slew = back && fellow.alive && (slain || !did.length) ? [words.say("end-slew", { number: slain })] : [];
    return { ...fellow, line: joined(fellow.alive ? [...did, ...slew] : [...did, death?.fell ?? ""]) };
  });
}
