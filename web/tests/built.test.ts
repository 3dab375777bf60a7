import { readdirSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { LANGUAGES, words } from "../src/page/words.svelte";

const BUILT = "../src/voidlock/server/static/assets";

/** Whether a part of a script waits outside of every function: its module then loads only after the wait. */
function waits(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const { type = "", await: awaited = false } = part as { type?: string; await?: boolean };
  if (type.includes("Function")) return false;
  return type === "AwaitExpression" || awaited === true || Object.values(part).some(waits);
}

// In WebKit only the first importer of such a module waits for it (bug 242740): what it exports is undefined for the second.
test.each(readdirSync(BUILT).filter((name) => name.endsWith(".js")))("%s has no top-level await", (name) => {
  expect(waits(parseAst(readFileSync(`${BUILT}/${name}`, "utf8")))).toBe(false);
});

test.each(["await x", "const a = [await x]", "for await (const a of x);", "if (x) { (await x)() }"])(
  "a top-level await is noticed: %s",
  (script) => {
    expect(waits(parseAst(`export {}; ${script}`))).toBe(true);
  },
);

test.each([
  "async () => await x",
  "class A { async a() { await x } }",
  "async function a() { for await (const b of x); }",
])("in a function it may wait: %s", (script) => {
  expect(waits(parseAst(`export {}; ${script}`))).toBe(false);
});

test("the notice of a page that cannot be drawn says what a missing part says", async () => {
  const notice = new DOMParser()
    .parseFromString(readFileSync("index.html", "utf8"), "text/html")
    .getElementById("undrawn");
  for (const language of LANGUAGES) {
    await words.speak(language);
    const said = [...(notice?.querySelectorAll(`[lang=${language}]`) ?? [])].map(({ textContent }) => textContent);
    expect(said).toEqual([words.say("web-undrawn"), words.say("web-reload")]);
  }
});
