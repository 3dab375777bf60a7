// What is on a square of the drawing board, for screen readers.
import { pointOf } from "../../hulk/map/plan";
import { words } from "../../page/words.svelte";
import { type Draft, letterAt } from "./draft";
import type { Tool } from "./paint";

/** The tools by the letters that they write. */
const LETTERS: Readonly<Record<string, Tool>> = {
  "#": "wall",
  ".": "floor",
  "+": "door",
  "/": "open_door",
  B: "bulkhead",
};

/** `fault` is the number of the first fault there. */
export function described(draft: Draft, square: string, fault: string | undefined): string {
  const marines = draft.marines.filter(({ at }) => at === square);
  const things: readonly [Tool, boolean][] = [
    ["entry", draft.entries.some(({ cell }) => cell === square)],
    ["exit", draft.exits.some(({ at }) => at === square)],
    ["objective", draft.objectives.some(({ squares }) => squares.includes(square))],
    ["ladder", draft.ladders.some(({ lower, upper }) => lower === square || upper === square)],
    ["broodlord", draft.placed === square],
  ];
  return words.say("editor-here", {
    square,
    things: [
      words.say(`editor-tool-${LETTERS[letterAt(draft, pointOf(square))] ?? "wall"}`),
      ...marines.map(({ id, name, facing }) =>
        words.say("editor-here-marine", {
          name: name || words.name("terminator", id),
          facing: words.name("facing", facing),
        }),
      ),
      ...things.flatMap(([tool, there]) => (there ? [words.say(`editor-tool-${tool}`)] : [])),
      ...(fault ? [words.say("editor-here-fault", { number: fault })] : []),
    ].join(", "),
  });
}
