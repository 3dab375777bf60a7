export default import.meta.glob<string>("../../../../src/voidlock/texts/en/settings.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
