import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Svelte has another half for servers, where nothing is reactive.
    resolve: { conditions: ["browser"] },
    // A busy machine takes long to load a module again.
    test: {
      environment: "happy-dom",
      include: ["tests/*.test.ts"],
      globalSetup: "tests/views.ts",
      setupFiles: "tests/messages.ts",
      unstubGlobals: true,
      hookTimeout: 60_000,
      testTimeout: 60_000,
    },
  }),
);
