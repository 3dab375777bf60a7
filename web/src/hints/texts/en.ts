export default import.meta.glob<string>("../../../../src/voidlock/texts/en/hints.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
