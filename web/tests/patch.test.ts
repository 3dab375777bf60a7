import { expect, test } from "vitest";
import { boardsAfter, patched } from "../src/link/patch";
import type { Change } from "../src/protocol";

const BOARD = {
  turn: 1,
  active: "leon" as string | null,
  at: { S1: { at: "3,4" }, S2: { at: null } } as Record<string, { at: string | null }>,
  rows: [{ n: 1 }, { n: 2 }],
};

test.each<[Change, unknown]>([
  [
    { op: "replace", path: "/turn", value: 2 },
    { ...BOARD, turn: 2 },
  ],
  [
    { op: "replace", path: "/active", value: null },
    { ...BOARD, active: null },
  ],
  [
    { op: "remove", path: "/at/S1" },
    { ...BOARD, at: { S2: { at: null } } },
  ],
  [
    { op: "replace", path: "/at/S2/at", value: "5,6" },
    { ...BOARD, at: { S1: { at: "3,4" }, S2: { at: "5,6" } } },
  ],
  [
    { op: "add", path: "/a~1b~0c", value: [] },
    { ...BOARD, "a/b~c": [] },
  ],
  [
    { op: "add", path: "/a~01b", value: [] },
    { ...BOARD, "a~1b": [] },
  ],
  [
    { op: "replace", path: "/rows/1/n", value: 3 },
    { ...BOARD, rows: [{ n: 1 }, { n: 3 }] },
  ],
  [
    { op: "replace", path: "/rows", value: [] },
    { ...BOARD, rows: [] },
  ],
])("a change is made as RFC 6902 says: %o", (change, after) => {
  expect(patched(BOARD, [change])).toEqual(after);
});

test("what has not changed is shared, and the board before stays as it was", () => {
  const before = structuredClone(BOARD);
  const after = patched(BOARD, [{ op: "replace", path: "/at/S1/at", value: null }]);
  expect(BOARD).toEqual(before);
  expect(after.rows).toBe(BOARD.rows);
  expect(after.at["S2"]).toBe(BOARD.at["S2"]);
});

test("each patch builds on the board before", () => {
  const turns = [2, 3].map((turn): Change[] => [{ op: "replace", path: "/turn", value: turn }]);
  expect(boardsAfter(BOARD, [...turns, []]).map(({ turn }) => turn)).toEqual([2, 3, 3]);
});
