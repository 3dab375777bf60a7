export default import.meta.glob<string>("../../../../src/voidlock/texts/en/lesson*.ftl", { query: "?raw", import: "default", eager: true });
