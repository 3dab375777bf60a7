// The parts of Space Hulk on the start page, loaded together.
export { Choice } from "./choice.svelte";
export { default as FirstMission } from "./FirstMission.svelte";
export { default as Orders } from "./Orders.svelte";
export { default as PlayMission } from "./PlayMission.svelte";
export { default as Readings } from "../../shared/setup/Readings.svelte";
export { HULK_READINGS } from "../../shared/setup/readings";
