// Views name no card, only kinds. To let cards travel, a group of one kind keeps its key from view to view:
// at its spot if it is still there, else at the nearest spot where such a group has come up.
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
/** Crossing to the other side counts as much as so many positions. */
const distance = (one: Group, other: Group): number =>
  Math.abs(one.position - other.position) + (one.side === other.side ? 0 : ASIDE);

export class Tracks {
  #last: Group[] = [];
  #made = 0;

  /** The keys of the groups of a formation, by `L3 claw`. */
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
    return new Map(now.map(({ kind, side, position, second, key }) => {
      const spot = spotOf(SIDES[side] ?? "left", position);
      return [`${second ? secondAt(spot) : spot} ${kind}`, key];
    }));
  }
}
