export default import.meta.glob<string>("../../../../src/voidlock/texts/en/editor.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
