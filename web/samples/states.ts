// Every state of the page that is worth a look, from recorded games.
import type { TableInfo } from "../src/protocol";
import type { Likings } from "../src/page/settings.svelte";

export interface GalleryState {
  /** A recorded game (sessions.py), and how many of its answers are given. */
  session?: string;
  answers?: number;
  table?: Partial<TableInfo>;
  likings?: Partial<Likings>;
  hash?: string;
  /** What is pressed then, one after another. */
  press?: readonly string[];
}

const at = (session: string, answers = 0, ...press: string[]): GalleryState => ({ session, answers, press });
const start = (...press: string[]): GalleryState => ({ press });
const seats: TableInfo["seats"] = [
  { number: 1, holder: "person", name: "Ann" },
  { number: 2, holder: "bot", bot: "brother" },
  { number: 3, holder: "free" },
];
const HULK = "[data-game=hulk]";

export const STATES: Readonly<Record<string, GalleryState>> = {
  start: start(),
  "start-hulk": start(HULK),
  "start-table": start("[data-way=make] > summary"),
  "start-join": start("[data-way=join] > summary", "[data-way=file] > summary"),
  lessons: start("[data-learn]"),
  puzzles: start("[data-puzzles]"),
  settings: start("[data-settings]"),
  reference: start("[data-to-reference]"),
  challenge: {
    hash: `challenge=loss%209&${new URLSearchParams({
      seed: "gallery",
      by: "Ann",
      place: "black_holds",
      story: '["stood_alone",{"marine":["marine","scipio"],"rounds":2,"location":["location","black_holds"]}]',
      squad: "leon-,valencio-,gideon-,noctis-,scipio-,zael-",
    })}`,
  },
  editor: { hash: "editor" },
  "editor-squad": { hash: "editor", press: ["[data-tab=squad]"] },
  "editor-goals": { hash: "editor", press: ["[data-tab=goals]"] },
  "editor-aliens": { hash: "editor", press: ["[data-tab=aliens]"] },
  "editor-mission": { hash: "editor", press: ["[data-tab=mission]"] },
  lobby: { table: { status: "open", seats } },
  closed: { table: { status: "closed", seats } },
  draft: at("draft"),
  choose: at("choose"),
  chosen: at("choose", 1),
  resolve: at("full-auto"),
  chances: at("chances"),
  strategize: at("strategize", 1),
  reroll: at("reroll", 1),
  event: at("fall", 1),
  hint: { ...at("fall", 1), likings: { hints: true } },
  explain: at("fall", 0, "[data-thing='marine:leon']"),
  help: at("fall", 0, "[data-show-help]"),
  log: at("fall", 2, "[data-show-log]"),
  table: { ...at("fall", 0), table: { seats } },
  lair: at("lair"),
  win: at("lair", 2),
  defeat: at("defeat", 1),
  "defeat-past": at("defeat", 1, "[data-replay]"),
  mission: at("mission"),
  sergeant: at("sergeant", 1),
  airlock: at("airlock", 1),
  flames: at("flames", 1),
  aliens: at("aliens", 1),
  reaction: at("reaction"),
  "two-squads": at("two-squads", 1),
  "hulk-help": at("sergeant", 1, "[data-show-help]"),
  "hulk-defeat": at("lesson-hulk-exit", 35),
  "lesson-facing": at("lesson-angel-facing"),
  "lesson-cards": at("lesson-angel-cards"),
  "lesson-game": at("lesson-angel-game", 20),
  "lesson-walk": at("lesson-hulk-walk"),
  "lesson-aliens": at("lesson-hulk-aliens", 3),
};
