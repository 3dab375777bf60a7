// What plays the beats; the first press asks for it, since nothing is played before one.

/** Loads what is drawn over the board. */
export const stage = () => import("./Stage.svelte");

/** Loads what is told in the prompt. */
export const tale = () => import("./Tale.svelte");
