export default import.meta.glob<string>(
  [
    "../../../src/voidlock/texts/ja/angel-cards.ftl",
    "../../../src/voidlock/texts/ja/angel-names.ftl",
    "../../../src/voidlock/texts/ja/angel-play.ftl",
    "../../../src/voidlock/texts/ja/board.ftl",
    "../../../src/voidlock/texts/ja/page.ftl",
    "../../../src/voidlock/texts/ja/odds.ftl",
    "../../../src/voidlock/texts/ja/play.ftl",
    "../../../src/voidlock/texts/ja/table.ftl",
    "../../../src/voidlock/texts/ja/talk.ftl",
    "../../../src/voidlock/texts/ja/web.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
