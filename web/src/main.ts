import { mount } from "svelte";
import App from "./App.svelte";
import "./angel/board/theme.css";
import "./page/fonts.css";
import { turn } from "./page/frame";
import "./page/page.css";
import "./page/settings.svelte";

// The messages have just been read; the browser gets a turn before the page is built.
await turn();
mount(App, { target: document.body });
