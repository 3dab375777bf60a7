// The messages that explain: terms, rules options, and why something is refused. They load when a player first needs one.
import { words } from "./words.svelte";

let learnt: Promise<void> | undefined;

/** Loads the explanations once; after a failure the next call tries again. */
export function explanations(): Promise<void> {
  learnt ??= words
    .learn({ en: () => import("../texts/explanations/en"), ja: () => import("../texts/explanations/ja") })
    .catch((error: unknown) => {
      learnt = undefined;
      throw error;
    });
  return learnt;
}

/** Awaits a lazy-loaded part together with the explanations. */
export async function withExplanations<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, explanations()]);
  return loaded;
}
