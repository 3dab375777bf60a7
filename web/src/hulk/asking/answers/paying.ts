// The cost of an order, in words and signs. The rules decide which points pay.
import { words } from "../../../page/words.svelte";
import type { Points } from "../../../protocol";

export type Pay = Pick<Points, "ap" | "cp">;

/** “1 AP”, “1 CP”, “1 AP + 1 CP”; empty if it is free. */
export const payTold = ({ ap, cp }: Pay): string => (ap || cp ? words.say("hulk-cost", { ap, cp }) : "");

/** The short form for the map: a disc marks command points, as in the status bar. */
export const paySign = ({ ap, cp }: Pay): string =>
  [ap ? String(ap) : "", cp ? `●${cp}` : ""].filter(Boolean).join("+");
