// What an order costs, in words and signs. The rules say what pays.
import { words } from "../../page/words.svelte";
import type { Points } from "../../protocol";

export type Pay = Pick<Points, "ap" | "cp">;

/** “1 AP”, “1 CP”, “1 AP + 1 CP”; nothing for what is free. */
export const payTold = ({ ap, cp }: Pay): string => (ap || cp ? words.say("hulk-cost", { ap, cp }) : "");

/** The same as small as it stands on the map: command points have a diamond, as in the bar above it. */
export const paySign = ({ ap, cp }: Pay): string => [ap ? String(ap) : "", cp ? `◆${cp}` : ""].filter(Boolean).join("+");
