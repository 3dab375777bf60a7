import { mount } from "svelte";
import Samples from "./Samples.svelte";
import "../src/angel/board/theme.css";
import "../src/page/fonts.css";
import { hulkWords } from "../src/hulk/map/part";
import "./samples.css";

await hulkWords();
mount(Samples, { target: document.body });
