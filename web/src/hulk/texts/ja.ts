export default import.meta.glob<string>("../../../../src/voidlock/texts/ja/hulk-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
