// What a roll needs, as the engine says it: a skull, single faces, more than a number, or as many as it shows.
import { CONSTANTS, type Thing } from "../../protocol";

export type Needs = readonly Thing[];

/** Whether no face succeeds. */
export const isHopeless = (needs: Needs): boolean => needs.some(([, id]) => id === "above_5");

/** The faces with a skull. */
export const SKULLS: ReadonlySet<number> = new Set(CONSTANTS.angel.skulls);
