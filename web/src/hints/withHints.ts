import { words } from "../page/words.svelte";

let learnt: Promise<void> | undefined;

/** Awaits a lazy-loaded part together with the messages of the hints. */
export async function withHints<Part>(part: Promise<Part>): Promise<Part> {
  learnt ??= words.learn({ en: () => import("./texts/en"), ja: () => import("./texts/ja") });
  await learnt;
  return part;
}
