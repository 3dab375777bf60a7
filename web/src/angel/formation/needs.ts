// The faces a roll needs, in the fewest signs: a skull, single faces, more than a number.
import { SKULLS } from "../board/facts";

export interface Needs {
  skull: boolean;
  faces: readonly number[];
  /** Every face above this number succeeds; nothing if the highest does not. */
  above: number | null;
}

const HIGHEST = 5;

/** Whether no face succeeds. */
export const isHopeless = ({ skull, faces, above }: Needs): boolean => !skull && !faces.length && above === HIGHEST;

/** The signs for a roll that succeeds with these faces; with none, more than the die has. */
export function needsOf(good: readonly number[]): Needs {
  let above = HIGHEST;
  while (above >= 0 && good.includes(above)) above -= 1;
  const low = good.filter((face) => face < above);
  const skull = [...SKULLS].every((face) => good.includes(face)) && low.some((face) => SKULLS.has(face));
  const faces = low.filter((face) => !(skull && SKULLS.has(face)));
  return { skull, faces, above: above < HIGHEST || !good.length ? above : null };
}
