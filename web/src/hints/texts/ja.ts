export default import.meta.glob<string>("../../../../src/voidlock/texts/ja/hints.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
