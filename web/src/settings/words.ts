// The messages of the settings dialog, lazy-loaded with it.
import { words } from "../page/words.svelte";

/** Awaited by the page before it shows the dialog. */
export const learnt = words.learn({ en: () => import("./texts/en"), ja: () => import("./texts/ja") });
