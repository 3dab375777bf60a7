/** Styles name the sizes of screens and boxes that they depend on, and there are few; stylelint sees to colours, sizes of words and
 * layers. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const STYLES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name) && !/\/conditions\.css$/.test(name))
  .map((name) => {
    const text = readFileSync(`src/${name}`, "utf8");
    return [name, name.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "")] as const;
  });

test("no style writes a condition in numbers", () => {
  const literal = /@(?:media|container)(?![^{]*\(--)[^{]*/g;
  const found = STYLES.flatMap(([name, style]) => [...style.matchAll(literal)].map(([words]) => `${name}: ${words}`));
  expect(found).toEqual([]);
});

/** The conditions in which rules hold, each once, and the files that use it. */
function conditions(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, style] of STYLES)
    for (const [words] of style.matchAll(/@(?:media|container)[^{]*(?= \{)/g))
      found.set(words, [...(found.get(words) ?? []), name]);
  return found;
}

test("there are at most twenty conditions, and none is named in vain", () => {
  const found = conditions();
  expect(
    [...found.keys()].sort().slice(20),
    "one too many: use one that is there, or a layout that fits by itself",
  ).toEqual([]);
  const named = readFileSync("src/shared/ui/conditions.css", "utf8").matchAll(/@custom-media (--\w+)/g);
  const used = [...found.keys()].join();
  expect([...named].map(([, name = ""]) => name).filter((name) => !used.includes(`(${name})`))).toEqual([]);
});

test("no style reaches out of its component", () => {
  expect(STYLES.filter(([, style]) => style.includes(":global")).map(([name]) => name)).toEqual([]);
});
