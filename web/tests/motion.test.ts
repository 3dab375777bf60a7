import { beforeEach, expect, test, vi } from "vitest";
import { receive, send } from "../src/angel/board/motion";
import { settings } from "../src/page/settings.svelte";

beforeEach(() => {
  settings.speed = "normal";
});

/** An element of this size on the board. */
function card(width: number, height: number): Element {
  const element = document.createElement("div");
  document.body.append(element);
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, width, height));
  return element;
}

/** The animation of a card that goes from one element to another. */
function moved(from: Element, to: Element): ReturnType<ReturnType<typeof receive>> {
  const away = send(from, { key: "claw" });
  const here = receive(to, { key: "claw" });
  away();
  return here();
}

test.each([[0, 40], [30, 0], [0, 0]])("a card of %i by %i pixels is not seen, so it doesn't move", (width, height) => {
  expect(moved(card(30, 40), card(width, height))).toEqual({ duration: 0 });
});

test("a card that is seen grows to its new size", () => {
  const { css, duration } = moved(card(30, 40), card(60, 80));
  expect(duration).toBeGreaterThan(0);
  expect(css?.(0, 1)).toContain("scale(0.5, 0.5)");
});
