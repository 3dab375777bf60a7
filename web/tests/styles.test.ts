/** Styles name what they share: conditions, colours and layers are written in one file each. */
import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const STYLES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css)$/.test(name) && !/\/(theme|conditions)\.css$/.test(name))
  .map((name) => {
    const text = readFileSync(`src/${name}`, "utf8");
    return [name, name.endsWith(".css") ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? "")] as const;
  });

test.each([
  ["a condition", /@(?:media|container)(?![^{]*\(--)[^{]*/g],
  ["a colour", /#[0-9a-f]{3,8}\b(?=[^{}]*[;}])/gi],
  ["a layer", /z-index: -?[1-9]\d*/g],
])("no style writes %s in numbers", (_, literal) => {
  const found = STYLES.flatMap(([name, style]) => [...style.matchAll(literal)].map(([words]) => `${name}: ${words}`));
  expect(found).toEqual([]);
});
