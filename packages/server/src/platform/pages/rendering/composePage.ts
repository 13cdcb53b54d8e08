import type { DrawnPage } from '@formulary/rules/pages/Storefront';
import type { PageSettings } from '@formulary/rules/settings/pageSettings';
import { settingsElement } from './settingsElement.ts';
import { writeSafeJson } from './writeSafeJson.ts';

/** Placeholder for the head; its contents serve built files that run without this server. */
const HEAD = /<!-- head -->.*?<!-- \/head -->/s;
/** Start and end of the element that the storefront renders into. */
const ROOT = ['<div id="root">', '</div>'] as const;

/** Parts that are inserted into the template. */
export interface PageParts {
  /** Head of this page; by default the built head stays. */
  readonly head?: string | undefined;
  /** Content shown before any script has run. */
  readonly drawn?: DrawnPage | undefined;
  /** Links to the scripts of the shown content. */
  readonly scripts?: string;
  /** Settings that the page states; the program's own are left out. */
  readonly settings?: PageSettings | undefined;
}

/** Inserts the parts of a page into the template and returns it in UTF-8. */
export function composePage(
  template: string,
  { head, drawn, scripts = '', settings }: PageParts,
): Buffer {
  const carried = settingsElement(settings);
  if (!drawn) return inUtf8(withHead(template, head, carried));
  const at = template.indexOf(ROOT.join(''));
  if (at < 0) throw new Error('The built page has no place to draw in.');
  const inside = at + ROOT[0].length;
  const { html, answers, styles, preloads } = drawn;
  const json = writeSafeJson(answers);
  return inUtf8([
    ...withHead(template.slice(0, inside), head, [preloads, scripts, styles, ...carried]),
    html,
    `${ROOT[1]}<script type="application/json" id="served">${json}</script>`,
    template.slice(inside + ROOT[1].length),
  ]);
}

/** Splits a page around its head, which is replaced if given, followed by `besides`. */
function withHead(page: string, head: string | undefined, besides: readonly string[]): string[] {
  const built = HEAD.exec(page);
  if (!built) return [page];
  return [
    page.slice(0, built.index),
    head ?? built[0],
    ...besides.flatMap((each) => ['\n    ', each]),
    page.slice(built.index + built[0].length),
  ];
}

/** Encodes each part separately: one joined string with a letter beyond Latin-1 takes twice the memory, and longer. */
function inUtf8(parts: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
