// What lessons and puzzles need, loaded when one is opened.
export { default as Coach } from "./Coach.svelte";
export { default as Learn } from "./Learn.svelte";
export { default as Panel } from "../puzzle/Panel.svelte";
export { default as Puzzles } from "../puzzle/Puzzles.svelte";
export { learnt } from "./words";
