// Overwatch on the map: the squares a marine watches, and whether somebody fires at one of them.
import { CONSTANTS, type HulkOpen, type Marine } from "../../protocol";
import { pointOf } from "./plan";

/** How far an overwatch shot reaches. */
export const REACH = CONSTANTS.hulk.overwatch_range;

function far(one: string, other: string): number {
  const [a, b] = [pointOf(one), pointOf(other)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

/** The squares that a marine on overwatch sees within reach; none if he is not on overwatch. */
export const watchedBy = ({ overwatch, at, sees = [] }: Marine): string[] => (overwatch && at ? sees.filter((square) => far(square, at) <= REACH) : []);

/** Whether a marine on overwatch fires at what acted on a square if nobody reacts: his gun has to work (OVW-2, OVW-7). */
export const firesAnyway = ({ marines }: Pick<HulkOpen, "marines">, square: string | null): boolean =>
  square !== null && Object.values(marines).some((marine) => marine.gun_works && watchedBy(marine).includes(square));
