// The only way from a text to markup, and to the address of a script. Browsers with Trusted Types take nothing else
// (the policy of the page, `server/http/pages.py`); in every browser only what the page draws itself passes.

declare const ours: unique symbol;

/** A drawing of the page's own; a text of anybody's never is one. */
export interface Markup {
  readonly [ours]: true;
  toString(): string;
}

/** Shapes and their gradients: no links, no scripts, no styles, no text. */
const DRAWN =
  /<\/?(?:circle|defs|ellipse|g|linearGradient|path|radialGradient|rect|stop)(?: (?:class|c[xy]|d|data-square|fill|fill-rule|gradientUnits|height|id|offset|opacity|r[xy]?|stop-color|stop-opacity|stroke|stroke-[a-z]+|transform|width|[xy][12]?)="[\w #(),.-]*")*\/?>/g;

const SCRIPTS = /^(?:offline|.*\/assets\/(?:painter|tables)-[\w-]+)\.js$/;

function checked(text: string): string {
  const rest = text.replace(DRAWN, "");
  if (rest) throw new TypeError(`not a drawing: ${rest.slice(0, 60)}`);
  return text;
}

function ownScript(address: string): string {
  if (import.meta.env.PROD && !SCRIPTS.test(address)) throw new TypeError(`not a script of the page: ${address}`);
  return address;
}

const rules = { createHTML: checked, createScriptURL: ownScript };

interface Factory {
  createPolicy(name: string, by: typeof rules): typeof rules;
}

const { trustedTypes } = globalThis as { trustedTypes?: Factory };
const policy = trustedTypes?.createPolicy("voidlock", rules) ?? rules;

/** A drawing as markup; whatever else it holds is a mistake of ours, and refused. */
export const drawing = (text: string): Markup => policy.createHTML(text) as unknown as Markup;

/** The address of a worker of the page, for browsers that ask who chose it. */
export const scriptOf = (address: string): string => policy.createScriptURL(address);
