// JSON Patch (RFC 6902), the subset that the server uses: the board after an event, from what has changed.
import type { Change } from "../protocol";

const unescaped = (name: string): string => name.replaceAll("~1", "/").replaceAll("~0", "~");

/** A copy of the value with one change; unchanged parts are shared. */
function changed(value: unknown, [name = "", ...rest]: readonly string[], change: Change): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown, place) =>
      place !== Number(name) ? each : rest.length ? changed(each, rest, change) : change.value,
    );
  }
  // What is changed keeps its place: marines and aliens are listed in the order of the board.
  const all = value as Record<string, unknown>;
  if (rest.length) return { ...all, [name]: changed(all[name], rest, change) };
  const { [name]: _, ...others } = all;
  return change.op === "remove" ? others : { ...all, [name]: change.value };
}

/** Applies a patch to a board. The server created both, so they have the same type. */
export function patched<Board>(board: Board, patch: readonly Change[]): Board {
  return patch.reduce<unknown>(
    (before, change) => changed(before, change.path.split("/").slice(1).map(unescaped), change),
    board,
  ) as Board;
}

/** The board after each of several events. */
export function boardsAfter<Board>(board: Board, patches: readonly (readonly Change[])[]): Board[] {
  return patches.map((patch) => (board = patched(board, patch)));
}
