// The page of samples, apart from the product: npm run samples, then open samples.html.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { styles } from "../styles.ts";
import { fromPython } from "../python.mjs";

export default defineConfig({
  base: "./",
  define: { __VIEWS__: JSON.stringify(fromPython("samples/make.py")), __BUILT__: '"samples"' },
  plugins: [styles, svelte()],
  build: {
    outDir: "node_modules/.samples",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: { input: "samples.html" },
  },
  server: { fs: { allow: [".."] } },
});
