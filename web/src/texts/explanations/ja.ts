export default import.meta.glob<string>(
  ["../../../../src/voidlock/texts/ja/angel-{reasons,settings,terms}.ftl", "../../../../src/voidlock/texts/ja/server.ftl"],
  { query: "?raw", import: "default", eager: true },
);
