import { expect, test } from "vitest";
import { Pointing } from "../src/hulk/asking/steering/pointing";
import {
  begun,
  boardPoint,
  fitted,
  following,
  hidden,
  kept,
  panned,
  seen,
  showing,
  sunk,
  zoomed,
} from "../src/hulk/map/framing";
import { Camera } from "../src/hulk/map/camera.svelte";
import { planOf } from "../src/hulk/map/plan";

const extent = { x: 0, y: 0, width: 40, height: 20 };
const frame = { width: 400, height: 400 };

test("all is seen at once, or the squares around the squad are large enough to be touched", () => {
  expect(fitted(extent, frame)).toEqual({ x: 20, y: 10, scale: 10 });
  expect(begun(extent, frame, [{ x: 2, y: 3 }])).toEqual({ x: 5, y: 5, scale: 40 });
  expect(begun({ x: 0, y: 0, width: 10, height: 10 }, frame, [{ x: 2, y: 3 }]).scale).toBe(40);
});

test("a large mission opens with large squares, and with its objective where it fits in", () => {
  const desk = { width: 1000, height: 700 };
  const all = { x: 0, y: 0, width: 40, height: 40 };
  expect(begun(all, desk, [{ x: 20, y: 20 }]).scale).toBeGreaterThanOrEqual(48);
  const both = begun(all, desk, [{ x: 20, y: 20 }], [{ x: 30, y: 22 }]);
  expect(both.scale).toBeGreaterThanOrEqual(48);
  const { x, width } = seen(both, desk);
  expect(x).toBeLessThanOrEqual(20);
  expect(x + width).toBeGreaterThanOrEqual(31);
  // One that is far away does not make the squares small.
  expect(begun(all, desk, [{ x: 2, y: 2 }], [{ x: 38, y: 38 }])).toEqual(begun(all, desk, [{ x: 2, y: 2 }]));
});

test("on a very large screen squares are larger, not more", () => {
  const all = { x: 0, y: 0, width: 30, height: 26 };
  expect(begun(all, { width: 1850, height: 1250 }, [{ x: 2, y: 12 }]).scale).toBeGreaterThan(64);
});

test("nobody stands under the buttons at the foot", () => {
  const [phone, line] = [{ width: 390, height: 340 }, 290];
  const above = { ...phone, bottom: phone.height - line };
  const [plan, low] = [
    { x: 0, y: 0, width: 30, height: 30 },
    { x: 12, y: 28 },
  ];
  const framing = { x: 12, y: 20, scale: 40 };
  expect(sunk(kept(following(framing, low, phone), plan, phone), [low], phone, line)).toBe(true);
  expect(sunk(kept(following(framing, low, above), plan, above), [low], phone, line)).toBe(false);
  expect(sunk(showing(framing, [low], plan, above), [low], phone, line)).toBe(false);
  expect(sunk(begun(plan, above, [low]), [low], phone, line)).toBe(false);
});

test("nobody stands under the points in the corner", () => {
  const [desk, corner] = [
    { width: 900, height: 640 },
    { width: 350, height: 75 },
  ];
  const all = { x: 0, y: 0, width: 34, height: 40 };
  const squad = [
    { x: 5, y: 1 },
    { x: 5, y: 22 },
  ];
  expect(hidden(begun(all, desk, squad), squad, desk, corner)).toBe(true);
  const below = { ...desk, top: corner.height };
  expect(hidden(begun(all, below, squad), squad, desk, corner)).toBe(false);
  const framing = { x: 12, y: 12, scale: 40 };
  const up = { x: 3, y: 0 };
  expect(hidden(kept(following(framing, up, below), all, below), [up], desk, corner)).toBe(false);
  expect(hidden(showing(framing, squad, all, below), squad, desk, corner)).toBe(false);
});

test("from everything, the wheel zooms in on what is under the pointer", () => {
  const wide = { width: 900, height: 300 };
  const at = { x: 500, y: 20 };
  const from = fitted(extent, wide);
  const under = boardPoint(from, at, wide);
  const closer = zoomed(from, 1.3, at, extent, wide);
  expect(boardPoint(closer, at, wide).x).toBeCloseTo(under.x);
  expect(boardPoint(closer, at, wide).y).toBeCloseTo(under.y);
});

test("one begins with the whole squad before one's eyes, however long it is", () => {
  const squad = Array.from({ length: 15 }, (_, place) => ({ x: 20 + place, y: 10 }));
  const { x, width } = seen(begun(extent, frame, squad), frame);
  expect(x).toBeLessThanOrEqual(20);
  expect(x + width).toBeGreaterThanOrEqual(35);
});

test("zooming keeps the point under the finger where it is", () => {
  const framing = { x: 20, y: 10, scale: 40 };
  const at = { x: 300, y: 250 };
  const under = boardPoint(framing, at, frame);
  const closer = zoomed(framing, 1.5, at, extent, frame);
  expect(closer.scale).toBe(60);
  expect(boardPoint(closer, at, frame).x).toBeCloseTo(under.x);
  expect(boardPoint(closer, at, frame).y).toBeCloseTo(under.y);
  expect(zoomed(framing, 0.001, at, extent, frame).scale).toBe(10);
});

test("a player may look past the edge, but the middle of the frame stays on the plan", () => {
  expect(panned({ x: 20, y: 10, scale: 40 }, { x: 4000, y: 0 }, extent, frame).x).toBe(0);
  expect(kept({ x: 90, y: 90, scale: 40 }, extent, frame)).toEqual({ x: 35, y: 15, scale: 40 });
});

test("the active marine stays in the frame, by the least movement", () => {
  const framing = { x: 20, y: 10, scale: 40 };
  expect(following(framing, { x: 19, y: 9 }, frame)).toEqual(framing);
  const moved = following(framing, { x: 30, y: 10 }, frame);
  expect(moved.x).toBe(27.5);
  const { x, width } = seen(moved, frame);
  expect(30).toBeGreaterThan(x);
  expect(31).toBeLessThan(x + width);
});

test("what can be chosen is brought into view, farther away if need be", () => {
  const framing = { x: 20, y: 10, scale: 40 };
  expect(showing(framing, [{ x: 18, y: 9 }], extent, frame)).toEqual(framing);
  const all = showing(
    framing,
    [
      { x: 2, y: 9 },
      { x: 37, y: 9 },
    ],
    extent,
    frame,
  );
  const { x, width } = seen(all, frame);
  expect(x).toBeLessThanOrEqual(2);
  expect(x + width).toBeGreaterThanOrEqual(38);
  expect(all.scale).toBeLessThan(framing.scale);
});

test("what fits is brought into view by the least movement", () => {
  const framing = { x: 20, y: 10, scale: 40 };
  expect(
    showing(
      framing,
      [
        { x: 20, y: 10 },
        { x: 25, y: 10 },
      ],
      extent,
      frame,
    ),
  ).toEqual({ x: 21.5, y: 10, scale: 40 });
});

// ---------------------------------------------------------------------- the eye

test("what was shown stays in sight when more of the corner is covered, unless the player has moved the map", () => {
  const camera = new Camera(
    () =>
      planOf(
        Array.from({ length: 20 }, () => ".".repeat(40)),
        [],
        [],
      ),
    () => null,
  );
  [camera.width, camera.height, camera.ready] = [400, 400, true];
  camera.framing = { x: 20, y: 10, scale: 40 };
  camera.corner = { width: 300, height: 60 };
  camera.show(["18,7"]);
  expect(camera.framing.y).toBe(10);
  camera.corner = { width: 300, height: 120 };
  expect(camera.onScreen("18,7").y - 20).toBeGreaterThanOrEqual(120);
  camera.pan({ x: 0, y: -200 }, false);
  const moved = camera.framing;
  camera.corner = { width: 300, height: 160 };
  expect(camera.framing).toBe(moved);
});

test("a plan that has room between the points and the squad keeps its place for every marine", () => {
  const camera = new Camera(
    () =>
      planOf(
        Array.from({ length: 8 }, () => ".".repeat(20)),
        [],
        [],
      ),
    () => null,
  );
  [camera.width, camera.height, camera.lid, camera.floor] = [800, 700, 90, 620];
  camera.corner = { width: 300, height: 90 };
  camera.begin(["10,4"]);
  const { y, scale } = camera.framing;
  expect(camera.onScreen("1,0").y - scale / 2).toBeGreaterThanOrEqual(90);
  camera.follow("1,0");
  expect(camera.framing.y).toBe(y);
  camera.back(camera.chosen);
  camera.show(["19,7"]);
  expect([camera.framing.y, camera.framing.scale]).toEqual([y, scale]);
});

test("a plan that is shown whole never moves, not even for the one who acts at its edge", () => {
  let leash: string | null = null;
  const camera = new Camera(
    () =>
      planOf(
        Array.from({ length: 11 }, () => ".".repeat(19)),
        [],
        [],
      ),
    () => leash,
  );
  [camera.width, camera.height, camera.lid, camera.floor] = [892, 628, 74, 664];
  camera.corner = { width: 420, height: 74 };
  camera.begin(["3,5"], ["18,5"], ["8,0"]);
  const opened = camera.framing;
  for (const square of ["8,0", "18,5", "0,10"]) {
    leash = square;
    camera.follow(square);
    camera.show([square, "3,5"]);
    camera.back(camera.chosen);
    expect([camera.framing.x, camera.framing.y, camera.framing.scale]).toEqual([opened.x, opened.y, opened.scale]);
  }
});

test("two fingers zoom around the point between them, and choose no square", () => {
  const camera = new Camera(
    () =>
      planOf(
        Array.from({ length: 20 }, () => ".".repeat(40)),
        [],
        [],
      ),
    () => null,
  );
  [camera.width, camera.height, camera.framing] = [400, 400, { x: 20, y: 10, scale: 40 }];
  let taps = 0;
  const pane = document.createElement("div");
  const square = pane.appendChild(document.createElement("i"));
  square.dataset["square"] = "20,10";
  const pointing = new Pointing(camera, {
    tap: () => (taps += 1),
    hover: () => {},
    present: () => true,
    drawn: () => undefined,
  });
  const finger = (pointerId: number, clientX: number): PointerEvent =>
    ({
      button: 0,
      pointerId,
      pointerType: "touch",
      clientX,
      clientY: 200,
      target: square,
      currentTarget: pane,
    }) as unknown as PointerEvent;
  pointing.down(finger(1, 150));
  pointing.down(finger(2, 250));
  pointing.move(finger(2, 350));
  expect(camera.framing.scale).toBeCloseTo(80);
  pointing.up(finger(1, 150));
  pointing.up(finger(2, 350));
  expect(taps).toBe(0);
  pointing.down(finger(3, 150));
  pointing.up(finger(3, 150));
  expect(taps).toBe(1);
});

test.each([
  ["stays whole until the player moves it", 40, true],
  ["comes near again where its squares are too small to touch", 400, false],
])("a map that was asked for as a whole %s", (_, width, stays) => {
  const camera = new Camera(
    () =>
      planOf(
        Array.from({ length: 12 }, () => ".".repeat(width)),
        [],
        [],
      ),
    () => null,
  );
  [camera.width, camera.height] = [1200, 700];
  camera.begin(["3,5"]);
  camera.zoom(3, { x: 100, y: 300 });
  camera.all();
  const { scale } = camera.framing;
  camera.follow("4,5");
  expect(camera.framing.scale === scale).toBe(stays);
});

test("a map that is shown whole fills a window that is made larger", () => {
  const camera = new Camera(
    () =>
      planOf(
        Array.from({ length: 12 }, () => ".".repeat(40)),
        [],
        [],
      ),
    () => null,
  );
  [camera.width, camera.height] = [1200, 700];
  camera.begin([]);
  camera.all();
  const { scale } = camera.framing;
  [camera.width, camera.height] = [2400, 1400];
  camera.begin([]);
  expect(camera.framing.scale).toBeCloseTo(2 * scale);
});
