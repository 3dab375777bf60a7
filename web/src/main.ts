import { mount } from "svelte";
import App from "./App.svelte";
import "./angel/board/theme.css";
import "./page/fonts.css";
import "./page/page.css";
import "./page/settings.svelte";

mount(App, { target: document.body });
