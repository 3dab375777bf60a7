import { mount } from "svelte";
import App from "./App.svelte";
import "./board/theme.css";
import "./page.css";
import "./settings.svelte";

mount(App, { target: document.body });
