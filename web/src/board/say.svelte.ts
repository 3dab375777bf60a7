// The board's own words (texts/*/board.ftl), in the language that is spoken.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { words } from "../words.svelte";

const FILES = import.meta.glob<string>("../../../src/voidlock/texts/*/board.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const BUNDLES = new Map(
  Object.entries(FILES).map(([path, text]) => {
    const language = path.split("/").at(-2) ?? "";
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return [language, bundle];
  }),
);

export function say(id: string, given: Record<string, FluentVariable> = {}): string {
  const bundle = BUNDLES.get(words.language);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    console.error(`no words for ${id}`);
    return id;
  }
  return bundle.formatPattern(pattern, given);
}

/** Parts of a name one after the other, as a screen reader reads them. */
export function joined(parts: readonly (string | false)[]): string {
  return parts.reduce<string>((first, second) => {
    if (!second) return first;
    return first ? say("board-and", { first, second }) : second;
  }, "");
}
