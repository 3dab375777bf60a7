import "./page/arrival";
import { mount } from "svelte";
import "./shared/ui/theme.css";
import App from "./App.svelte";
import "./page/fonts.css";
import "./shared/ui/primitives.css";
import "./shared/ui/pieces.css";
import { turn } from "./page/frame";
import "./page/page.css";
import "./page/settings.svelte";
import { device } from "./link/here/device.svelte";
import { ALONE } from "./page/version";
import { learnt } from "./page/words.svelte";

// Python takes longest. What is on this device needs no network, which the first screen may need more.
if (ALONE) void device.able().then((able) => able && device.prepare());

// The board is on its way while the page is built; App reports it if it does not come.
import("./angel/AngelGame.svelte").catch(() => undefined);

async function draw(): Promise<void> {
  await learnt;
  // The messages have just been read: the browser gets a turn.
  await turn();
  mount(App, { target: document.body });
  document.getElementById("undrawn")?.remove();
  await turn();
  if (ALONE) device.prepare();
  // The first number of a page is slow to write: not while a game is opened.
  new Intl.NumberFormat(document.documentElement.lang).format(1);
}

// What keeps it from being drawn is told by undrawn.js.
void draw();
if (!CSS.supports("word-break", "auto-phrase"))
  void import("./page/phrases").then(({ markPhrases }) => markPhrases()).catch(() => undefined);
// A page that cannot be kept works all the same, with a connection.
setTimeout(() => void import("./offline").then(({ keepOffline }) => keepOffline()).catch(() => undefined), 4_000);
