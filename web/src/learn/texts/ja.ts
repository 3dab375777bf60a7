export default import.meta.glob<string>("../../../../src/voidlock/texts/ja/lesson*.ftl", { query: "?raw", import: "default", eager: true });
