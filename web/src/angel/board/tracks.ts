// Keyed animation: views name kinds, not cards, so each group of one kind keeps a stable key from view to view.
// The key stays at its spot if the group is still there, else it moves to the nearest new group of that kind.
import type { Row } from "../../protocol";
import { SIDES, grouped, secondAt, spotOf } from "./board";

interface Group {
  kind: string;
  side: number;
  position: number;
  second: boolean;
  key: string;
}

const ASIDE = 1.5;
/** The distance in positions; crossing to the other side adds `ASIDE`. */
const distance = (one: Group, other: Group): number =>
  Math.abs(one.position - other.position) + (one.side === other.side ? 0 : ASIDE);

export class Tracks {
  #last: Group[] = [];
  #made = 0;

  /** The keys of the groups in a formation, by `L3 claw`. */
  follow(formation: readonly Row[]): ReadonlyMap<string, string> {
    const now: Group[] = [];
    for (const row of formation) {
      SIDES.forEach((name, side) => {
        for (const { kind } of grouped([...row[name].swarm, ...row[name].done])) {
          now.push({ kind, side, position: row.position, second: false, key: "" });
        }
        for (const { kind } of grouped(row[name].apart)) {
          now.push({ kind, side, position: row.position, second: true, key: "" });
        }
      });
    }
    const free = new Set(this.#last);
    const pairs = now
      .flatMap((group) => this.#last.filter(({ kind }) => kind === group.kind).map((old) => ({ group, old })))
      .sort((one, other) => distance(one.group, one.old) - distance(other.group, other.old));
    for (const { group, old } of pairs) {
      if (!group.key && free.delete(old)) group.key = old.key;
    }
    for (const group of now) group.key ||= `${group.kind} ${(this.#made += 1)}`;
    this.#last = now;
    return new Map(
      now.map(({ kind, side, position, second, key }) => {
        const spot = spotOf(SIDES[side] ?? "left", position);
        return [`${second ? secondAt(spot) : spot} ${kind}`, key];
      }),
    );
  }
}
