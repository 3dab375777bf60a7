// The gallery: ?state=NAME shows one state of the page, ?only=NAME a group of components; ?theme=light&language=ja choose the looks.
import "../src/shared/ui/theme.css";
import "../src/page/fonts.css";
import "../src/shared/ui/primitives.css";
import "../src/shared/ui/pieces.css";
import "../src/page/page.css";
import { hulkWords } from "../src/hulk/withWords";
import { settings, THEMES } from "../src/page/settings.svelte";
import { LANGUAGES, learnt, words } from "../src/page/words.svelte";
import type { AngelOpen } from "../src/protocol";
import type { Moment } from "../tests/views";
import { Recording, showPage, showTable } from "./recording";
import { STATES } from "./states";

const asked = new URLSearchParams(location.search);
const theme = THEMES.find((each) => each === asked.get("theme")) ?? "dark";
await Promise.all([learnt, hulkWords()]);
await words.speak(LANGUAGES.find((each) => each === asked.get("language")) ?? "en");
settings.set({ theme, speed: "none", sounds: false, spare: false, hints: false });

const name = asked.get("state") ?? "";
const state = STATES[name];
if (state) await showState();
else {
  const [{ mount }, { default: Samples }] = await Promise.all([import("svelte"), import("./Samples.svelte")]);
  const view = (await recorded())["lair"]?.[0]?.open as AngelOpen;
  mount(Samples, { target: document.body, props: { view } });
  document.body.dataset["ready"] = "true";
}

async function recorded(): Promise<Record<string, Moment[]>> {
  return (await (await fetch("sessions.json")).json()) as Record<string, Moment[]>;
}

async function showState(): Promise<void> {
  if (!state) return;
  const { session = "", table, likings, hash, press = [] } = state;
  const answers = Number(asked.get("answers") ?? state.answers ?? 0);
  if (likings) settings.set(likings);
  window.WebSocket = Recording as unknown as typeof WebSocket;
  if (hash) location.hash = hash;
  if (session || table) {
    const moments = (await recorded())[asked.get("session") ?? session] ?? [];
    showTable(moments, answers, table);
    // For tests, which go through a game in one page.
    Object.assign(window, { moments, goTo: (at: number) => Recording.current.begin(moments, at) });
  } else showPage();
  for (const pressed of press) (await found(pressed)).click();
  document.body.dataset["ready"] = "true";
}

/** Waits until a part is drawn: many are loaded when they are needed. */
async function found(selector: string): Promise<HTMLElement> {
  for (;;) {
    const there = document.querySelector<HTMLElement>(selector);
    if (there) return there;
    await new Promise(requestAnimationFrame);
  }
}
