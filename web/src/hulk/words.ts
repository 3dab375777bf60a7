// The messages of Space Hulk, lazy-loaded with its board and its missions.
import { words } from "../page/words.svelte";

/**
 * Awaited by callers, not by a top-level await: if two importers load a module with one at the same time, Safari makes only
 * the first wait until it is ready (WebKit bug 242740).
 */
export const learnt = words.learn({ en: () => import("./texts/en"), ja: () => import("./texts/ja") });
