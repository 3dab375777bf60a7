/** The phases of a round, in order. */
export const PHASES: readonly string[] = ["choose", "resolve", "attack", "event", "travel"];
