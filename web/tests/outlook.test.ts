// The camera on recorded games: after every order the marine, what lies ahead of him and what he sees are where nothing covers them.
import { expect, inject, test } from "vitest";
import { seenFrom } from "../src/hulk/map/board.svelte";
import { Camera } from "../src/hulk/map/camera.svelte";
import { planOf, pointOf, STEPS } from "../src/hulk/map/plan";
import { sceneOf } from "../src/hulk/map/scene";
import type { HulkOpen } from "../src/protocol";

const RECORDED = Object.entries(inject("sessions")).flatMap(([name, moments]) => {
  const boards = moments.flatMap(({ open }) => ("map" in open ? [open as HulkOpen] : []));
  return boards.some(({ active }) => active) ? [[name, boards] as const] : [];
});
const GAMES = [...RECORDED, ...Object.entries(inject("walks"))];

/** The map, and what lies over it above, below, and below with a hint, as the browser measures them. */
const SCREENS = [
  ["a phone", 390, 424, 62, 82, 190],
  ["a tablet", 820, 760, 84, 76, 140],
  ["a laptop", 1060, 700, 74, 0, 110],
  ["a desk", 1470, 900, 74, 0, 110],
] as const;

test("every mission is walked", () => {
  const orders = Object.values(inject("walks")).map((boards) => boards.filter(({ active }) => active).length);
  expect(orders.length).toBeGreaterThan(8);
  expect(Math.min(...orders)).toBeGreaterThan(5);
});

test.each(SCREENS)(
  "on %s every order leaves the marine and the outlook in the frame",
  (_, width, height, top, bottom, hint) => {
    let [orders, ahead, wished] = [0, 0, 0];
    for (const [name, boards] of GAMES) {
      const [first] = boards;
      if (!first) continue;
      const plan = planOf(first.map, first.sections, Object.values(first.exits));
      let leash: string | null = null;
      const camera = new Camera(
        () => plan,
        () => leash,
      );
      [camera.width, camera.height] = [width, height];
      camera.cover(top, bottom);
      const squad = Object.values(first.marines).flatMap(({ at }) => at ?? []);
      const goals = [...sceneOf(first).objectives, ...sceneOf(first).exits].map(({ square }) => square);
      camera.begin(squad, goals);
      for (const { active, marines } of boards) {
        const marine = active ? marines[active] : undefined;
        if (!marine?.at) continue;
        leash = marine.at;
        orders += 1;
        const around = seenFrom(marine.at, marine, goals);
        camera.follow(marine.at, marine.facing, around);
        // A hint may come when he has been followed, and go.
        for (const below of [bottom, hint, bottom]) {
          camera.cover(top, below);
          // He himself is there, always, and below what covers the map above, above what covers it below.
          expect(camera.sees(marine.at), `${name} ${marine.at} ${below}`).toBe(true);
          const { y } = camera.onScreen(marine.at);
          expect([y >= top, y <= height - below]).toEqual([true, true]);
          // What he sees straight ahead, as far as half of the frame goes.
          const step = STEPS[marine.facing];
          const across = (step.x ? camera.frame.width : camera.frame.height) / camera.framing.scale;
          for (let far = 1; far <= across / 2 - 1; far += 1) {
            const { x, y: row } = pointOf(marine.at);
            const square = `${x + far * step.x},${row + far * step.y}`;
            if (!marine.sees?.includes(square)) continue;
            wished += 1;
            ahead += Number(camera.sees(square));
          }
        }
      }
    }
    expect(orders).toBeGreaterThan(5);
    expect([wished > 0, ahead]).toEqual([true, wished]);
  },
);
