import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  // Generated: the types of the protocol, the reference.
  { ignores: ["src/**/protocol.ts", "public/reference"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // The layout of the code is prettier's.
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // `_` is what a pattern has to name and nobody needs.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig } },
    rules: {
      // svelte-check knows which names there are.
      "no-undef": "off",
      // Only `Markup` is written so, and tests/markup.test.ts lists the places; the browser enforces it (Trusted Types).
      "svelte/no-at-html-tags": "off",
      // State is replaced as a whole (`$state.raw`): a map that is built and handed on changes no more.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is a space where Svelte would drop it.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
