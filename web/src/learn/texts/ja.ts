export default import.meta.glob<string>(
  ["../../../../src/voidlock/texts/ja/lesson*.ftl", "../../../../src/voidlock/texts/ja/puzzle*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
