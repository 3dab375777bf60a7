import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Piece from "../src/hulk/figures/Piece.svelte";

/** Where a badge is drawn, and how far it reaches. */
function badges(target: Element): { x: number; y: number; r: number }[] {
  return [...target.querySelectorAll<SVGGElement>("g.badge")].map((badge) => {
    const [, x, y] = /translate\((-?\d+) (-?\d+)\)/.exec(badge.getAttribute("transform") ?? "") ?? [];
    return { x: Number(x), y: Number(y), r: Number(badge.querySelector("circle")?.getAttribute("r")) };
  });
}

test.each(["N", "E", "S", "W"] as const)("no badge covers another, nor turns, when the marine faces %s", (facing) => {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const piece = mount(Piece, { target, props: { kind: "marine", facing, letter: "A", overwatch: true, guard: true, jammed: true } });
  flushSync();
  const found = badges(target);
  expect(found).toHaveLength(3);
  for (const one of found) {
    for (const other of found) {
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r);
    }
  }
  expect(target.querySelector("[transform^=rotate] .badge")).toBeNull();
  expect(target.querySelectorAll(".badge.jam")).toHaveLength(1);
  unmount(piece);
});
