// Lessons on this device: which are done, and the tables of those that were left.
import { FIRST, SETTINGS } from "../shared/setup/missions";
import { forget } from "../link/forget";
import { keepTaught, secretsOf } from "../page/kept";
import { link, type GameName } from "../link/link.svelte";
import { store, stored } from "../page/storage";
import { words } from "../page/words.svelte";
import { begin as open } from "../shared/setup/opening";
import { TAUGHT } from "./protocol";

const LESSONS = "voidlock:lessons";

interface Kept {
  done?: boolean;
  /** Where the lesson was left. */
  table?: string;
}

export interface Lesson {
  game: GameName;
  id: string;
}

export const lessonsOf = (game: GameName): Lesson[] => TAUGHT[game].lessons.map((id) => ({ game, id }));

const keyOf = ({ game, id }: Lesson): string => `${game}-${id}`;

export const titleOf = (lesson: Lesson): string => words.name("lesson", keyOf(lesson));

function all(): Record<string, Kept> {
  try {
    return (JSON.parse(stored(LESSONS) ?? "{}") ?? {}) as Record<string, Kept>;
  } catch {
    return {};
  }
}

const keptOf = (lesson: Lesson): Kept => all()[keyOf(lesson)] ?? {};

const keep = (lesson: Lesson, kept: Kept): void => store(LESSONS, JSON.stringify({ ...all(), [keyOf(lesson)]: kept }));

export const isDone = (lesson: Lesson): boolean => keptOf(lesson).done ?? false;

/** The table where the lesson was left; empty if it was not begun, or is over. */
export function leftAt(lesson: Lesson): string {
  const { table = "" } = keptOf(lesson);
  return table && Object.keys(secretsOf(table).seats).length ? table : "";
}

/** The player is at this table of the lesson. */
export const reached = (lesson: Lesson, table: string): void => keep(lesson, { ...keptOf(lesson), table });

/** The lesson is over; its table is not needed any more. */
export function finish(lesson: Lesson): void {
  keep(lesson, { done: true });
}

/** The first lesson that is not done. */
export const nextOf = (game: GameName): Lesson | undefined => lessonsOf(game).find((lesson) => !isDone(lesson));

/** The lesson after this one. */
export function after({ game, id }: Lesson): Lesson | undefined {
  const lessons = lessonsOf(game);
  return lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
}

/** Begins the lesson at a new table; the one before it is forgotten. */
export function begin({ game, id }: Lesson): void {
  const before = link.table?.options.lesson ? link.at : "";
  keepTaught(game);
  link.begin({ name: words.seat(1), options: { game, lesson: id, players: 1, advice: false, spectators: false } });
  if (before) forget(before);
}

/** Begins the game that Play starts on the start page; the table of the last lesson is forgotten. */
export function toRealGame(game: GameName): void {
  const lesson = link.at;
  open(game === "hulk" ? { game, mission: FIRST, settings: SETTINGS } : { players: 1, teams: "random" });
  forget(lesson);
}
