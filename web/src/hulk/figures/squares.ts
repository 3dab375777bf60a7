// An inverted index of a view: by square the things there, the topmost first. The engine says which kinds there are, and their order.
import { CONSTANTS, type HulkOpen, type Thing } from "../../protocol";

export type Layer = (typeof CONSTANTS.hulk.layers)[number];
/** A thing on a square. */
export type Laid = readonly [kind: Layer, id: string];

type Place = readonly [id: string, square: string | null | undefined];

/** By kind, each thing with its square; a thing on several squares comes once for each. */
function places({
  marines,
  stealers,
  blips,
  doors,
  bulkheads,
  burning,
  barriers,
  object,
  objectives,
  exits,
  entries,
  ladders,
}: HulkOpen): Record<Layer, Place[]> {
  const alien = ([id, { at, entry }]: [string, { at: string | null; entry: string | null }]): Place => [
    id,
    entry === null ? at : entries[entry]?.cell,
  ];
  const itself = (square: string): Place => [square, square];
  const each = ([id, squares]: [string, string[]]): Place[] => squares.map((square) => [id, square]);
  return {
    terminator: Object.entries(marines).map(([id, { at }]) => [id, at]),
    stealer: Object.entries(stealers).map(alien),
    blip: Object.entries(blips).map(alien),
    door: Object.keys(doors).map(itself),
    bulkhead: bulkheads.map(itself),
    flames: burning.map(itself),
    barrier: barriers.map(itself),
    object: object ? [[object.name, object.at]] : [],
    objective: Object.entries(objectives).flatMap(each),
    exit: Object.entries(exits).map(([id, { square }]) => [id, square]),
    entry: Object.entries(entries).map(([id, { cell }]) => [id, cell]),
    entry_square: Object.entries(entries).map(([id, { square }]) => [id, square]),
    ladder: Object.entries(ladders).flatMap(each),
  };
}

/** A view never changes, so that each is gone through once. */
const known = new WeakMap<HulkOpen, ReadonlyMap<string, readonly Laid[]>>();

/** Lurkers are in the cell of their entry area. Squares that hold nothing are left out. */
export function thingsBySquare(view: HulkOpen): ReadonlyMap<string, readonly Laid[]> {
  const before = known.get(view);
  if (before) return before;
  const [found, placed] = [new Map<string, Laid[]>(), places(view)];
  for (const kind of CONSTANTS.hulk.layers) {
    for (const [id, square] of placed[kind]) if (square) found.set(square, [...(found.get(square) ?? []), [kind, id]]);
  }
  known.set(view, found);
  return found;
}

export const thingsAt = (view: HulkOpen, square: string): readonly Laid[] => thingsBySquare(view).get(square) ?? [];

export const PIECES: ReadonlySet<Layer> = new Set<Layer>(["terminator", "stealer", "blip"]);

export const piecesAt = (view: HulkOpen, square: string): Laid[] =>
  thingsAt(view, square).filter(([kind]) => PIECES.has(kind));

export const same = (one: Thing, other: Thing): boolean => one[0] === other[0] && one[1] === other[1];

/** The squares of these things, as far as they are on the map. */
export function squaresOf(view: HulkOpen, wanted: readonly Thing[]): string[] {
  const laid = [...thingsBySquare(view)];
  return [
    ...new Set(
      wanted.flatMap((each) =>
        each[0] === "square"
          ? [each[1]]
          : laid.flatMap(([square, things]) => (things.some((thing) => same(thing, each)) ? [square] : [])),
      ),
    ),
  ];
}
