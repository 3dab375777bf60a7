// What lessons and puzzles need, loaded when one is opened.
export { default as Coach } from "./Coach.svelte";
export { default as LessonList } from "./LessonList.svelte";
export { default as PuzzlePanel } from "./puzzles/PuzzlePanel.svelte";
export { default as PuzzleList } from "./puzzles/PuzzleList.svelte";
export { learnt } from "./words";
