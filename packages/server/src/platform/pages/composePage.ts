import type { DrawnPage } from '@formulary/rules/pages/DrawnPage';
import { writeSafeJson } from './writeSafeJson.ts';

/** Where the head of a page goes; what stands there is for who runs the built files without this server. */
const HEAD = /<!-- head -->.*?<!-- \/head -->/s;
/** Where the storefront draws. */
const ROOT = '<div id="root"></div>';

/** What is put into the built page. */
export interface PageParts {
  /** What its head has of its own; without it, the built head stays. */
  readonly head?: string | undefined;
  /** What it shows before any script has run. */
  readonly drawn?: DrawnPage | undefined;
  /** Links to the scripts of what it shows. */
  readonly scripts?: string;
}

/** The built page with what the page at an address has of its own. */
export function composePage(template: string, { head, drawn, scripts = '' }: PageParts): string {
  if (drawn && !template.includes(ROOT)) throw new Error('The built page has no place to draw in.');
  // Functions: in a text, `$&` and the like would mean something. The root first: the place of the head stands before it.
  const drawnIn = drawn ? template.replace(ROOT, () => rootOf(drawn)) : template;
  return drawnIn.replace(HEAD, (built) => {
    const own = head ?? built;
    return drawn ? [own, drawn.preloads, scripts, drawn.styles].join('\n    ') : own;
  });
}

function rootOf({ html, answers }: DrawnPage): string {
  const json = writeSafeJson(answers);
  return `<div id="root">${html}</div><script type="application/json" id="served">${json}</script>`;
}
