// What is drawn over the board while beats are played; the first press asks for it, since nothing is played before one.
export const stage = () => import("./Stage.svelte");
