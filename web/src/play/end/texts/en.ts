export default import.meta.glob<string>("../../../../../src/voidlock/texts/en/ends*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
