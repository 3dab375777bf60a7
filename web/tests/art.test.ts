import { describe, expect, test } from "vitest";
import { LOOKS, SIZES, addressOf, pictureOf } from "../src/angel/art/pictures";
import type { Art } from "../src/shared/art/kit";
import type { Kind } from "../src/angel/art/pictures";
import { VIGNETTE, boarding } from "../src/shared/art/boarding";
import { PHASES } from "../src/angel/board/phases";
import { ACTIONS, EVENTS, LOCATIONS, MARINES, TERRAIN } from "../src/angel/board/facts";

const GENESTEALERS = ["head", "tail", "claw", "tongue", "lord_head_tail", "lord_claw_tongue"];
const CARDS: readonly (readonly [Kind, string])[] = (
  [
    ["marine", Object.keys(MARINES)],
    ["action", Object.keys(ACTIONS)],
    ["event", Object.keys(EVENTS)],
    ["terrain", Object.keys(TERRAIN)],
    ["location", Object.keys(LOCATIONS)],
    ["genestealer", GENESTEALERS],
    ["cover", ["angel", "hulk", ...PHASES]],
  ] as const
).flatMap(([kind, ids]) => ids.map((id) => [kind, id] as const));
/** Cards of nobody's making, as an expansion may bring them. */
const STRANGERS: readonly (readonly [Kind, string])[] = (
  ["marine", "action", "event", "terrain", "location", "genestealer"] as const
).map((kind) => [kind, "stranger"]);

/** A picture without the ids of its gradients: what is really drawn. */
const drawing = ({ markup }: Art): string => markup.toString().replace(/(id="|url\(#)[^")]+/g, "");

describe("pictures", () => {
  test.each([...CARDS, ...STRANGERS])("%s %s can be drawn", (kind, id) => {
    const { width, height, ...picture } = pictureOf(kind, id);
    const markup = picture.markup.toString();
    expect([width, height]).toEqual(SIZES[kind]);
    const numbers = [...markup.matchAll(/(?:d|transform|points|cx|cy|r)="([^"]*)"/g)].map(([, value]) => value);
    expect(numbers.join()).not.toMatch(/NaN|undefined|Infinity/);
    const named = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(named).size).toBe(named.length);
    for (const [, name] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(named).toContain(name);
    expect((markup.match(/<[a-zA-Z]/g) ?? []).length).toBe((markup.match(/<\/|\/>/g) ?? []).length);
    expect(markup).not.toMatch(/<filter|style=/);
  });

  test("no two cards look the same, except copies of an Event and the places where a game begins", () => {
    const looks = CARDS.map(([kind, id]) => drawing(pictureOf(kind, id)));
    const same = CARDS.filter((_, place) => looks.indexOf(looks[place] ?? "") !== place).map(([, id]) => id);
    expect(same.every((id) => /^(void_lock|out_of_thin_air|the_swarm)_/.test(id))).toBe(true);
  });

  test("Genestealers of one kind differ, and each stays as it is", () => {
    for (const kind of GENESTEALERS) {
      const looks = Array.from({ length: LOOKS }, (_, seed) => drawing(pictureOf("genestealer", kind, seed)));
      expect(new Set(looks).size).toBe(LOOKS);
    }
    expect(pictureOf("genestealer", "claw", 2)).toEqual(pictureOf("genestealer", "claw", 2 + LOOKS));
  });

  test("two strangers look different", () => {
    expect(drawing(pictureOf("marine", "stranger"))).not.toBe(drawing(pictureOf("marine", "another")));
  });

  test("a picture is drawn once, and is there at once when it is shown again", async () => {
    const soon = addressOf("terrain", "door");
    expect(soon).toBeInstanceOf(Promise);
    expect(addressOf("terrain", "door")).toBe(soon);
    const address = await soon;
    expect(addressOf("terrain", "door")).toBe(address);
    const [, drawn = ""] = address.split(",");
    const picture = new DOMParser().parseFromString(decodeURIComponent(drawn), "image/svg+xml");
    expect(picture.querySelector("parsererror")).toBeNull();
    expect(picture.documentElement.childElementCount).toBeGreaterThan(3);
  });
});

describe("the picture of the start page", () => {
  test("it is the same every time, and every light in it is there", () => {
    const markup = [...boarding()].map((layer) => layer.markup).join("") + VIGNETTE;
    expect([...boarding()]).toEqual([...boarding()]);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|<filter|style=/);
    const named = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(named).size).toBe(named.length);
    for (const [, name] of markup.matchAll(/url\(#([^)]+)\)/g)) expect(named).toContain(name);
  });
});
