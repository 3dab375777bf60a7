// Puzzles on this device: which are solved, and how one begins.
import { forget } from "../../link/forget";
import { keepTaught } from "../../page/kept";
import { link, type GameName } from "../../link/link.svelte";
import { store, stored } from "../../page/storage";
import { words } from "../../page/words.svelte";
import { TAUGHT } from "../protocol";

const PUZZLES = "voidlock:puzzles";
const DAY = 86_400_000;

export interface Puzzle {
  game: GameName;
  id: string;
}

export const puzzlesOf = (game: GameName): Puzzle[] => TAUGHT[game].puzzles.map((id) => ({ game, id }));

const keyOf = ({ game, id }: Puzzle): string => `${game}-${id}`;

export const titleOf = (puzzle: Puzzle): string => words.name("puzzle", keyOf(puzzle));

/** The puzzle of this day, which begins at midnight UTC: the same for everybody. */
export function ofTheDay(game: GameName, now = Date.now()): Puzzle | undefined {
  const puzzles = puzzlesOf(game);
  return puzzles[Math.floor(now / DAY) % puzzles.length];
}

function solved(): string[] {
  try {
    const kept: unknown = JSON.parse(stored(PUZZLES) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const isSolved = (puzzle: Puzzle): boolean => solved().includes(keyOf(puzzle));

export function keepSolved(puzzle: Puzzle): void {
  if (!isSolved(puzzle)) store(PUZZLES, JSON.stringify([...solved(), keyOf(puzzle)]));
}

/** The puzzle after this one; after the last, the first. */
export function after({ game, id }: Puzzle): Puzzle | undefined {
  const puzzles = puzzlesOf(game);
  return puzzles[(puzzles.findIndex((puzzle) => puzzle.id === id) + 1) % puzzles.length];
}

/** Begins the puzzle at a new table; the one before it is forgotten. */
export function begin({ game, id }: Puzzle): void {
  const before = link.table?.options.puzzle ? link.at : "";
  keepTaught(game);
  link.begin({ name: words.seat(1), options: { game, puzzle: id, players: 1, advice: false, spectators: false } });
  if (before) forget(before);
}
