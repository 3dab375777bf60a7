export default import.meta.glob<string>("../../../../../src/voidlock/texts/ja/matters.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
