export default import.meta.glob<string>("../../../../../src/voidlock/texts/ja/ends*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
