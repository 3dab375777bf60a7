// What a mission of Space Hulk is begun with, also by lessons.

/**
 * The mission to start with: the smallest board and squad and the shortest game, and the sergeant bot wins it in six games of
 * ten. The Nest is won a little more often, but at twice the cost in marines and with the Broodlord's rules.
 */
export const FIRST = "original-1-airlock-nine";

/** The page waits for the end of the marines' phase even if nothing else is left to do, so that the last point can be taken back. */
export const SETTINGS = { end_asked: "on" } as const;
