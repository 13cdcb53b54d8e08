import type { DrawnPage } from '@formulary/rules/pages/DrawnPage';
import { writeSafeJson } from './writeSafeJson.ts';

/** Where the head of a page goes; what stands there is for who runs the built files without this server. */
const HEAD = /<!-- head -->.*?<!-- \/head -->/s;
/** Where the storefront draws: between the two. */
const ROOT = ['<div id="root">', '</div>'] as const;

/** What is put into the built page. */
export interface PageParts {
  /** What its head has of its own; without it, the built head stays. */
  readonly head?: string | undefined;
  /** What it shows before any script has run. */
  readonly drawn?: DrawnPage | undefined;
  /** Links to the scripts of what it shows. */
  readonly scripts?: string;
}

/** The built page with what the page at an address has of its own, in UTF-8. */
export function composePage(template: string, { head, drawn, scripts = '' }: PageParts): Buffer {
  if (!drawn) return inUtf8(withHead(template, head, []));
  const at = template.indexOf(ROOT.join(''));
  if (at < 0) throw new Error('The built page has no place to draw in.');
  const inside = at + ROOT[0].length;
  const { html, answers, styles, preloads } = drawn;
  const json = writeSafeJson(answers);
  return inUtf8([
    ...withHead(template.slice(0, inside), head, [preloads, scripts, styles]),
    html,
    `${ROOT[1]}<script type="application/json" id="served">${json}</script>`,
    template.slice(inside + ROOT[1].length),
  ]);
}

/** The parts of a page with its own head, or else the built one, and what it has besides. */
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

/** Each part by itself: put together first, a page with one letter beyond Latin 1 takes twice the memory, and longer. */
function inUtf8(parts: readonly (string | Uint8Array)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
