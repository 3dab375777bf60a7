export default import.meta.glob<string>(
  [
    "../../../../src/voidlock/texts/en/angel-{help,reasons,settings,terms}.ftl",
    "../../../../src/voidlock/texts/en/{game-files,server}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
