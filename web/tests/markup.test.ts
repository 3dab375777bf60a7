import { describe, expect, test } from "vitest";
import { ending } from "../src/shared/art/ending";
import { trooper } from "../src/hulk/art/marine";
import { portrait } from "../src/hulk/art/portrait";
import { drawing } from "../src/page/markup";
import { sceneOf } from "../src/play/end/picture";
import type { Thing } from "../src/protocol";

const WRITTEN = ['"><g id=x>', "The Long Drop", "\u202e\u200f", "Z\u0335\u0336", "constructor", "&amp;", ""];

/** The references of a drawing that lead nowhere, and ids that are more than a name. */
function loose(markup: string): string[] {
  const named = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
  const used = [...markup.matchAll(/url\(#(.*?)\)/g)].map(([, id = ""]) => id);
  return [...named.filter((id) => !/^[\w-]+$/.test(id)), ...used.filter((id) => !named.includes(id))];
}

describe("whatever a mission says, its pictures are whole", () => {
  test.each(WRITTEN)("%s", (text) => {
    const marine = { role: "sergeant", weapons: ["power_sword", text], squad: text };
    const squad = [
      { who: ["terminator", text] as Thing, hue: "", alive: false, face: () => portrait(text, marine), line: "" },
    ];
    for (const won of [true, false]) {
      const art = ending(won, `hulk_${text}`, "", ["", "red"]);
      expect(loose(art.markup.toString())).toEqual([]);
      expect(loose(sceneOf(art, squad, !won))).toEqual([]);
    }
    expect(loose(portrait(text, marine).toString())).toEqual([]);
    expect(trooper([text], text, "brother").toString()).toMatch(/^</);
  });
});

test("an end is drawn once, so that its light goes on turning", () => {
  expect(ending(true, "lair", "4", ["red"])).toBe(ending(true, "lair", "4", ["red"]));
});

test.each([
  "words",
  "<text>words</text>",
  '<a href="//elsewhere"><path d="M0 0"/></a>',
  "<script>go()</script>",
  '<g onclick="go()">',
  '<path style="color:red"/>',
  '<path d="M0 0"><g id=x>"/>',
  '<image href="data:,"/>',
  '<rect data-square="1,2&quot;"/>',
])("%s is no drawing", (text) => expect(() => drawing(text)).toThrow(TypeError));

/** The sources of the page. */
const sources = Object.entries(
  import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true }),
);

/** The files in which this is written. */
const having = (what: RegExp): string[] =>
  sources
    .filter(([, text]) => what.test(text))
    .map(([name]) => name)
    .sort();

describe("one way from text to markup", () => {
  test("a policy, and no other way around Svelte", () => {
    expect(having(/createPolicy\(|as unknown as Markup/)).toEqual(["../src/page/markup.ts"]);
    expect(
      having(
        /\b(inner|outer)HTML\b|insertAdjacentHTML|DOMParser|createContextualFragment|createRawSnippet|srcdoc|document\.write|setHTML/,
      ),
    ).toEqual([]);
  });

  test("only drawings are written as markup, in these places", () => {
    const written = sources.flatMap(([, text]) =>
      [...text.matchAll(/\{@html ([^}]*)\}/g)].map(([, what = ""]) => what),
    );
    expect([...new Set(written)].sort()).toEqual(
      [
        "BULKHEAD",
        "CONSOLE",
        "ENTRY",
        "EXIT",
        "FRAME",
        "LADDER",
        "LEAF",
        "WRECK",
        "art.markup",
        "blood(square, false)",
        "blood(square, true)",
        "body",
        "drawing",
        "eyes",
        "markup",
        "part",
        "portrait(id, marine)",
        "scorch(square)",
        "squares",
        "trooper(weapons, squad, role)",
        "vignette",
      ].sort(),
    );
  });

  test("no selector is put together, and ids are made of what the page itself says", () => {
    expect(having(/(querySelector(All)?|closest|matches|getElementById)(<[^>]*>)?\([^"')]*[`+]/)).toEqual([]);
    // What has a capital is a component, and takes the id of a card.
    const written = /\b(?:id|for)=(?:"[^"]*\{[^"]*"|\{[^}]*\})|\s\{id\}/g;
    const ids = sources.flatMap(([, text]) =>
      [...text.matchAll(written)]
        .filter(({ index }) => !/^[A-Z]/.test(text.slice(0, index).split("<").at(-1) ?? ""))
        .map(([id]) => id.trim()),
    );
    expect([...new Set(ids)].sort()).toEqual(
      [
        'for="share-{name}"',
        "for={field}",
        'id="editor-{block}"',
        'id="editor-tab-{each}"',
        'id="${id}"',
        'id="head-{box}"',
        'id="share-{name}"',
        'id="watched-{place}"',
        "id={field}",
        "id={heading}",
      ].sort(),
    );
  });
});
