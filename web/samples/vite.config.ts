// The gallery, apart from the product: npm run samples, then open samples.html.
import { type Plugin, mergeConfig } from "vite";
import { runPython } from "../python.mjs";
import page from "../vite.config.ts";

/** The recorded games are loaded by whoever shows one. */
const record = (): string => runPython("samples/sessions.py", "gallery");
const sessions: Plugin = {
  name: "sessions",
  configureServer: ({ middlewares }) => void middlewares.use("/sessions.json", (_, answer) => answer.end(record())),
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "sessions.json", source: record() });
  },
};

export default mergeConfig(page, {
  plugins: [sessions],
  build: { outDir: "node_modules/.samples", rollupOptions: { input: "samples.html" } },
});
