export default import.meta.glob<string>("../../../../src/voidlock/texts/ja/editor.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
