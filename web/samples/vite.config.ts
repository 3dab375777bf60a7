// The page of samples, apart from the product. From web/: npx vite --config samples/vite.config.ts, then samples.html.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  base: ".",
  plugins: [svelte()],
  build: {
    outDir: "node_modules/.samples",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: { input: "samples.html" },
  },
  server: { fs: { allow: [".."] } },
});
