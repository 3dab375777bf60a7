export default import.meta.glob<string>("../../../../../src/voidlock/texts/en/matters.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
