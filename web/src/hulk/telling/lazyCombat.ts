// What is drawn over the map while it tells: it loads with the first deed.

/** Loads the shots, claws and ways on the map. */
export const combat = () => import("./Combat.svelte");

/** Loads the dice of a fight. */
export const fight = () => import("./Fight.svelte");
