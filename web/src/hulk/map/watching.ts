// Overwatch on the map: the squares a marine watches, and whether a marine fires at one of them.
import { CONSTANTS, type HulkOpen, type Marine } from "../../protocol";
import { far } from "./plan";

/** How far an overwatch shot reaches. */
export const REACH = CONSTANTS.hulk.overwatch_range;

/** The squares that a marine on overwatch sees within reach; none if he is not on overwatch. */
export const watchedBy = ({ overwatch, at, sees = [] }: Marine): string[] =>
  overwatch && at ? sees.filter((square) => far(square, at) <= REACH) : [];

/** Whether a marine on overwatch fires at one of these squares if nobody reacts: his gun has to work (OVW-2, OVW-7). */
export const firesAnyway = ({ marines }: Pick<HulkOpen, "marines">, squares: readonly string[]): boolean =>
  Object.values(marines).some(
    (marine) => marine.gun_works && watchedBy(marine).some((square) => squares.includes(square)),
  );
