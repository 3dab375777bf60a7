import { mount } from "svelte";
import "../src/shared/ui/theme.css";
import Samples from "./Samples.svelte";
import "../src/page/fonts.css";
import "../src/shared/ui/primitives.css";
import "../src/shared/ui/pieces.css";
import { hulkWords } from "../src/hulk/withWords";
import { learnt } from "../src/page/words.svelte";
import "../src/page/page.css";
import "../src/play/play.css";
import "./samples.css";

await Promise.all([learnt, hulkWords()]);
mount(Samples, { target: document.body });
