// What an order is paid with. The rules tell the costs, and the action points that are spent before command points.
import { words } from "../../page/words.svelte";
import type { HulkOwn } from "../../protocol";

export interface Pay {
  ap: number;
  cp: number;
}

export function payOf(own: Pick<HulkOwn, "points"> | null, cost: number): Pay {
  const ap = Math.min(own?.points ?? 0, cost);
  return { ap, cp: cost - ap };
}

/** “1 AP”, “1 CP”, “1 AP + 1 CP”; nothing for what is free. */
export const payTold = ({ ap, cp }: Pay): string => (ap || cp ? words.say("hulk-cost", { ap, cp }) : "");

/** The same as small as it stands on the map: command points have a diamond, as in the bar above it. */
export const paySign = ({ ap, cp }: Pay): string => [ap ? String(ap) : "", cp ? `◆${cp}` : ""].filter(Boolean).join("+");
