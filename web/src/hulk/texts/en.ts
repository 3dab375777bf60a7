export default import.meta.glob<string>("../../../../src/voidlock/texts/en/hulk-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
