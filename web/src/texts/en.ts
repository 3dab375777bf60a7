export default import.meta.glob<string>(
  [
    "../../../src/voidlock/texts/en/angel-cards.ftl",
    "../../../src/voidlock/texts/en/angel-names.ftl",
    "../../../src/voidlock/texts/en/angel-play.ftl",
    "../../../src/voidlock/texts/en/board.ftl",
    "../../../src/voidlock/texts/en/page.ftl",
    "../../../src/voidlock/texts/en/odds.ftl",
    "../../../src/voidlock/texts/en/play.ftl",
    "../../../src/voidlock/texts/en/table.ftl",
    "../../../src/voidlock/texts/en/talk.ftl",
    "../../../src/voidlock/texts/en/web.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
