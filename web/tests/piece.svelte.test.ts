import { flushSync, mount, unmount } from "svelte";
import { expect, inject, test } from "vitest";
import Piece from "../src/hulk/figures/Piece.svelte";
import { Camera } from "../src/hulk/map/camera.svelte";
import HulkMap from "../src/hulk/map/HulkMap.svelte";
import { planOf } from "../src/hulk/map/plan";
import { sceneOf } from "../src/hulk/map/scene";

/** Where a badge is drawn, and how far it reaches. */
function badges(target: Element): { x: number; y: number; r: number }[] {
  return [...target.querySelectorAll<SVGGElement>("g.badge")].map((badge) => {
    const [, x, y] = /translate\((-?\d+) (-?\d+)\)/.exec(badge.getAttribute("transform") ?? "") ?? [];
    return { x: Number(x), y: Number(y), r: Number(badge.querySelector("circle")?.getAttribute("r")) };
  });
}

test.each(["N", "E", "S", "W"] as const)("no badge covers another, nor turns, when the marine faces %s", (facing) => {
  const target = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const piece = mount(Piece, {
    target,
    props: { kind: "marine", facing, letter: "A", overwatch: true, guard: true, jammed: true },
  });
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

test("the marks are drawn after everything else on the map, so that nothing covers them", () => {
  const { open } = inject("airlock");
  const view = {
    ...open,
    marines: Object.fromEntries(
      Object.entries(open.marines).map(([id, marine]) => [id, { ...marine, jammed: true, overwatch: true }]),
    ),
  };
  const plan = planOf(view.map, view.sections);
  const target = document.createElement("div");
  const camera = new Camera(
    () => plan,
    () => null,
  );
  const map = mount(HulkMap, {
    target,
    props: {
      camera,
      view,
      plan,
      scene: sceneOf(view),
      lit: new Map(),
      chances: { "3,5": "50%" },
      tap: () => {},
      describe: () => "",
    },
  });
  flushSync();
  const marks = [...target.querySelectorAll("[data-marks]")];
  expect(marks).toHaveLength(Object.values(view.marines).filter(({ at }) => at).length);
  const covering = ".piece, .chance, .turn, .ghost, .bracket, .cell, .door, .entry";
  for (const other of target.querySelectorAll(covering)) {
    for (const mark of marks)
      expect(other.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
  expect(target.querySelectorAll("[data-marks] .badge.jam")).toHaveLength(marks.length);
  unmount(map);
});
