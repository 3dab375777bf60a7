import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Svelte has another half for servers, where nothing is reactive.
    resolve: { conditions: ["browser"] },
    // A busy machine needs its time to load a module anew.
    test: { environment: "happy-dom", include: ["tests/*.test.ts"], globalSetup: "tests/views.ts", unstubGlobals: true, hookTimeout: 60_000, testTimeout: 60_000 },
  }),
);
