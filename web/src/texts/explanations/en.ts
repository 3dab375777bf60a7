export default import.meta.glob<string>(
  ["../../../../src/voidlock/texts/en/angel-{reasons,settings,terms}.ftl", "../../../../src/voidlock/texts/en/server.ftl"],
  { query: "?raw", import: "default", eager: true },
);
