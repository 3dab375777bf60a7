// The messages about what matters, lazy-loaded with it.
import { words } from "../../page/words.svelte";

/** Awaited by callers, as those of Space Hulk (hulk/words). */
export const learnt = words.learn({ en: () => import("./texts/en"), ja: () => import("./texts/ja") });
