// The words of Space Hulk, which come with its board and its missions.
import { words } from "../page/words.svelte";

/**
 * To be waited for here, not by a top-level await: of two who import such a module at once, Safari lets only the first
 * wait until it is ready (WebKit bug 242740).
 */
export const learnt = words.learn({ en: () => import("./texts/en"), ja: () => import("./texts/ja") });
