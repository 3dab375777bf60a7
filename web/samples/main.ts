import { mount } from "svelte";
import Samples from "./Samples.svelte";
import "../src/board/theme.css";
import "./samples.css";

mount(Samples, { target: document.body });
