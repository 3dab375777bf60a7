import { expect, test } from "vitest";
import { Pointing } from "../src/hulk/asking/steering/pointing";
import { begun, boardPoint, fitted, kept, panned, seen, roomFor, showing, zoomed } from "../src/hulk/map/framing";
import { Camera } from "../src/hulk/map/camera.svelte";
import { type Plan, planOf } from "../src/hulk/map/plan";

const extent = { x: 0, y: 0, width: 40, height: 20 };
const frame = { x: 0, y: 0, width: 400, height: 400 };

test("all is seen at once, or the squares around the squad are large enough to be touched", () => {
  expect(fitted(extent, frame)).toEqual({ x: 20, y: 10, scale: 10 });
  expect(begun(extent, frame, [{ x: 2, y: 3 }])).toEqual({ x: 5, y: 5, scale: 40 });
  expect(begun({ x: 0, y: 0, width: 10, height: 10 }, frame, [{ x: 2, y: 3 }]).scale).toBe(40);
});

test("a large mission opens with large squares, and with its objective where it fits in", () => {
  const desk = { x: 0, y: 0, width: 1000, height: 700 };
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
  expect(begun(all, { x: 0, y: 0, width: 1850, height: 1250 }, [{ x: 2, y: 12 }]).scale).toBeGreaterThan(64);
});

test("from everything, the wheel zooms in on what is under the pointer", () => {
  const wide = { x: 0, y: 40, width: 900, height: 300 };
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

test("what has room is seen with the marine, in the order of its worth", () => {
  const [near, far, beside] = [
    { x: 24, y: 9 },
    { x: 38, y: 9 },
    { x: 18, y: 12 },
  ];
  expect(roomFor([{ x: 19, y: 9 }], [near, far, beside], 40, frame)).toEqual([{ x: 19, y: 9 }, near, beside]);
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

/** A plan that is floor alone. */
function deck(width: number, height: number): () => Plan {
  const plan = planOf(
    Array.from({ length: height }, () => ".".repeat(width)),
    [],
  );
  return () => plan;
}

test("what was shown stays in sight when more is covered, unless the player has moved the map", () => {
  const camera = new Camera(deck(40, 20), () => null);
  [camera.width, camera.height, camera.ready] = [400, 400, true];
  camera.framing = { x: 20, y: 10, scale: 40 };
  camera.show(["18,7"]);
  camera.cover(60, 0);
  expect(camera.onScreen("18,7")).toEqual({ x: 140, y: 100 });
  camera.cover(160, 0);
  expect(camera.onScreen("18,7").y - 20).toBeGreaterThanOrEqual(160);
  camera.pan({ x: 0, y: -200 }, false);
  const moved = camera.onScreen("18,7");
  camera.cover(200, 0);
  expect(camera.onScreen("18,7")).toEqual(moved);
});

test("a plan that is shown whole is between the points and the squad and never moves, not even for the one who acts at its edge", () => {
  let leash: string | null = null;
  const camera = new Camera(deck(19, 11), () => leash);
  [camera.width, camera.height] = [892, 700];
  camera.cover(74, 36);
  camera.begin(["3,5"], ["18,5"]);
  const opened = camera.framing;
  expect(camera.onScreen("0,0").y - opened.scale / 2).toBeGreaterThanOrEqual(74);
  expect(camera.onScreen("0,10").y + opened.scale / 2).toBeLessThanOrEqual(664);
  for (const square of ["8,0", "18,5", "0,10"]) {
    leash = square;
    camera.follow(square, "N", ["3,5"]);
    camera.show([square, "3,5"]);
    camera.back(camera.chosen);
    expect([camera.framing.x, camera.framing.y, camera.framing.scale]).toEqual([opened.x, opened.y, opened.scale]);
  }
});

test.each([
  ["N", "20,13"],
  ["E", "25,20"],
  ["S", "20,27"],
  ["W", "15,20"],
] as const)("a marine who looks %s sees more of the map before him than behind him", (facing, before) => {
  const camera = new Camera(deck(60, 60), () => "20,20");
  [camera.width, camera.height] = [480, 720];
  camera.begin(["20,20"]);
  for (const from of ["5,5", "50,50"]) {
    camera.goTo(from);
    camera.follow("20,20", facing, ["20,21", "50,50"]);
    expect([camera.sees("20,20"), camera.sees(before), camera.sees("20,21"), camera.sees("50,50")]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  }
});

test("a finger can look at one square alone, with the marine still there", () => {
  const camera = new Camera(deck(40, 40), () => "20,20");
  [camera.width, camera.height] = [390, 340];
  camera.cover(50, 70);
  camera.begin(["20,20"]);
  camera.closer(10);
  expect(camera.framing.scale).toBeGreaterThan(100);
  expect(camera.sees("20,20")).toBe(true);
});

test("two fingers zoom around the point between them, and choose no square", () => {
  const camera = new Camera(deck(40, 20), () => null);
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
  const camera = new Camera(deck(width, 12), () => null);
  [camera.width, camera.height] = [1200, 700];
  camera.begin(["3,5"]);
  camera.zoom(3, { x: 100, y: 300 });
  camera.all();
  const { scale } = camera.framing;
  camera.follow("4,5");
  expect(camera.framing.scale === scale).toBe(stays);
});

test("a map that is shown whole fills a window that is made larger", () => {
  const camera = new Camera(deck(40, 12), () => null);
  [camera.width, camera.height] = [1200, 700];
  camera.begin([]);
  camera.all();
  const { scale } = camera.framing;
  [camera.width, camera.height] = [2400, 1400];
  camera.begin([]);
  expect(camera.framing.scale).toBeCloseTo(2 * scale);
});
