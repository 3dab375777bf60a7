export default import.meta.glob<string>(
  [
    "../../../../src/voidlock/texts/ja/angel-{help,reasons,settings,terms}.ftl",
    "../../../../src/voidlock/texts/ja/{game-files,server}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
