/** Styles name the sizes of screens and boxes that they depend on; stylelint sees to colours, sizes of words and layers. */
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
