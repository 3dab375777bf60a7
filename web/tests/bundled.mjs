// Prints a module of the page as one script that defines `bundled`, for tests in a real browser: node bundled.mjs MODULE
import { build } from "vite";

const [, , module] = process.argv;
const { output } = (await build({
  configFile: false,
  logLevel: "silent",
  build: { write: false, minify: false, lib: { entry: module, name: "bundled", formats: ["iife"] } },
}).then((made) => (Array.isArray(made) ? made[0] : made))) ?? { output: [] };
process.stdout.write(output[0].code);
