export default import.meta.glob<string>("../../../../src/voidlock/texts/ja/settings.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
