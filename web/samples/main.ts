import { mount } from "svelte";
import Samples from "./Samples.svelte";
import "../src/board/theme.css";
import { hulkWords } from "../src/hulk/part";
import "./samples.css";

await hulkWords();
mount(Samples, { target: document.body });
