import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  // The server may stand under a sub-path, so nothing is addressed from the root.
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/voidlock/server/static",
    emptyOutDir: true,
    // The policy of the page allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/socket": { target: "ws://127.0.0.1:8000", ws: true } },
  },
});
