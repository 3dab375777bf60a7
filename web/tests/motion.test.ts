import { beforeEach, expect, test, vi } from "vitest";
import { receive, send } from "../src/angel/board/motion";
import { settings } from "../src/page/settings.svelte";

let moved: Map<Element, Keyframe[]>;

beforeEach(() => {
  settings.speed = "normal";
  moved = new Map();
  // The document of a test knows no animations.
  Element.prototype.animate = function (keyframes) {
    moved.set(this, keyframes as Keyframe[]);
    return { cancel: () => moved.delete(this) } as unknown as Animation;
  };
});

/** An element of this size on the board. */
function card(width: number, height: number, left = 0): Element {
  const element = document.createElement("div");
  document.body.append(element);
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(left, 0, width, height));
  return element;
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

test.each([
  [0, 40],
  [30, 0],
  [0, 0],
])("a card of %i by %i pixels is not seen, so it doesn't move", async (width, height) => {
  const hidden = card(width, height);
  send(card(30, 40), { key: "claw" });
  receive(hidden, { key: "claw" });
  await nextFrame();
  expect(moved.has(hidden)).toBe(false);
});

test("a card that is seen comes from its old place and grows to its new size, while the old one goes there", async () => {
  const [old, now] = [card(30, 40, 10), card(60, 80)];
  send(old, { key: "claw" });
  receive(now, { key: "claw" });
  await nextFrame();
  expect(moved.get(now)?.[0]?.["transform"]).toBe("translate(10px, 0px) scale(0.5, 0.5)");
  expect(moved.get(old)?.[1]?.["transform"]).toBe("translate(-10px, 0px) scale(2, 2)");
});

test("everything is measured before anything moves", async () => {
  const cards = Array.from({ length: 3 }, () => card(30, 40));
  const told: string[] = [];
  for (const each of cards) {
    vi.mocked(each.getBoundingClientRect).mockImplementation(() => (told.push("measured"), new DOMRect(0, 0, 30, 40)));
    each.animate = () => (told.push("moved"), {} as Animation);
  }
  cards.forEach((each, place) => receive(each, { key: String(place) }));
  await nextFrame();
  expect(told).toEqual(["measured", "measured", "measured", "moved", "moved", "moved"]);
});

test("a card that comes back while it leaves stays in sight", async () => {
  const back = card(30, 40);
  send(back, { key: "claw" });
  await nextFrame();
  expect(moved.get(back)?.[1]?.["opacity"]).toBe(0);
  receive(back, { key: "claw", still: true });
  expect(moved.has(back)).toBe(false);
});

test.each([
  ["", { key: "claw" }],
  [" as part of another swarm", { key: "tail" }],
  [" on a board that is being built", { key: "claw", still: true }],
])("a card that leaves and comes back within one frame%s stays in sight", async (_, travel) => {
  const back = card(30, 40);
  send(back, { key: "claw" });
  receive(back, travel);
  await nextFrame();
  expect(moved.has(back)).toBe(false);
});

test("a board that is only being built moves nothing", async () => {
  const there = card(30, 40);
  expect(receive(there, { key: "claw", still: true })).toEqual({ duration: 0 });
  expect(send(there, { key: "claw", still: true })).toEqual({ duration: 0 });
  await nextFrame();
  expect(moved.size).toBe(0);
});
