import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { type Plugin, defineConfig } from "vite";
import { styles } from "./styles.ts";

/** The server tells its version; a page of another version reloads. */
const written = readFileSync(new URL("../src/voidlock/__init__.py", import.meta.url), "utf8");
const version = /__version__ = "(.+)"/.exec(written)?.[1];
if (!version) throw new Error("src/voidlock/__init__.py names no version");

/** The page's messages come without the comments of their files. */
const messages: Plugin = {
  name: "messages",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = readFileSync(id.replace("?raw", ""), "utf8");
    return `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ""))}`;
  },
};

export default defineConfig({
  // The server may stand under a sub-path, so nothing is addressed from the root.
  base: "./",
  define: { __BUILT__: JSON.stringify(version) },
  plugins: [messages, styles, svelte()],
  build: {
    outDir: "../src/voidlock/server/static",
    emptyOutDir: true,
    // The oldest browsers, as the READMEs say: for :has, Firefox is newer than Vite asks for.
    target: ["chrome111", "firefox121", "safari16.4"],
    // The policy of the page allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every screen needs is one file: by themselves, the small parts of it would compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "page",
              test: /node_modules[\\/](svelte|@fluent)|preload-helper|src[\\/](page|link)[\\/][\w.]+\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/socket": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
