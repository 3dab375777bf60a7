// JSON Patch (RFC 6902), as far as the server uses it: the board after an event, from what has changed on it.
import type { Change } from "../protocol";

const unescaped = (name: string): string => name.replaceAll("~1", "/").replaceAll("~0", "~");

/** The same value with one change made; what has not changed is shared. */
function changed(value: unknown, [name = "", ...rest]: readonly string[], change: Change): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown, place) => (place !== Number(name) ? each : rest.length ? changed(each, rest, change) : change.value));
  }
  const { [name]: old, ...others } = value as Record<string, unknown>;
  if (rest.length) return { ...others, [name]: changed(old, rest, change) };
  return change.op === "remove" ? others : { ...others, [name]: change.value };
}

/** The board that a patch makes of another. The server has made both, so they have the same type. */
export function patched<Board>(board: Board, patch: readonly Change[]): Board {
  return patch.reduce<unknown>((before, change) => changed(before, change.path.split("/").slice(1).map(unescaped), change), board) as Board;
}

/** The boards after each of several events. */
export function boardsAfter<Board>(board: Board, patches: readonly (readonly Change[])[]): Board[] {
  return patches.map((patch) => (board = patched(board, patch)));
}
