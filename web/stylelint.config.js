/** Sizes of words, colours and layers have names (src/shared/ui/theme.css). Words that must fit a box are a part of that box
 * instead; pixels are the units of a drawing. */
const NAMED = {
  "font-size": [/^[\d.]+rem$/],
  font: [/(^|\s)[\d.]+rem\s*(\/|\s)/],
  "z-index": [/^-?[1-9]/],
};

export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "oklch"],
    "declaration-property-value-disallowed-list": NAMED,
    "block-no-empty": true,
    "custom-property-no-missing-var-function": true,
    "declaration-block-no-duplicate-properties": true,
    "no-duplicate-selectors": true,
    "property-no-unknown": true,
    "unit-no-unknown": true,
  },
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: ["src/shared/ui/theme.css"], rules: { "color-no-hex": null, "no-duplicate-selectors": null } },
    // Their sizes are not converted yet.
    {
      files: ["src/angel/**"],
      rules: { "declaration-property-value-disallowed-list": { "z-index": NAMED["z-index"] } },
    },
  ],
};
