// The messages of Space Hulk, lazy-loaded with its board and its missions.
import { words } from "../page/words.svelte";

/** Awaited by callers, never by a top-level await (`page/words`). */
export const learnt = words.learn({ en: () => import("./texts/en"), ja: () => import("./texts/ja") });
