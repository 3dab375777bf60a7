export default import.meta.glob<string>(
  ["../../../../src/voidlock/texts/en/lesson*.ftl", "../../../../src/voidlock/texts/en/puzzle*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
