import type { ProseNode, StaticPageFile } from '@formulary/rules/content/prose';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LivePolicies } from '../settings/policies/openPolicies.ts';
import { proseInHtml } from '../settings/policies/proseInHtml.ts';
import { withFacts } from './withFacts.ts';

/** Returns the current text of a static page; `undefined` if the build has none. */
export type Texts = (page: StaticPageFile) => Promise<readonly ProseNode[] | undefined>;

/** Returns the current HTML of a static page; `undefined` if the build has none. */
export type HtmlOfText = (page: StaticPageFile) => Promise<string | undefined>;

/** A file that was read, with its state. */
interface ReadFile {
  readonly state: string;
  readonly html: string;
}

/**
 * Reads the HTML of the static pages: the version that staff wrote, or the file of the built storefront, again when it
 * changed. States the figures that are settings.
 */
export function readHtmlOfTexts(
  folder: string,
  policies: Pick<LivePolicies, 'now'> = { now: async () => undefined },
): HtmlOfText {
  const files = new Map<StaticPageFile, ReadFile>();
  const readBuilt = async (page: StaticPageFile): Promise<string | undefined> => {
    const file = join(folder, 'assets', `${page}.html`);
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const state = `${found.mtimeMs} ${found.size} ${found.ino}`;
    const known = files.get(page);
    if (known?.state === state) return known.html;
    const html = await readFile(file, 'utf8');
    files.set(page, { state, html });
    return html;
  };
  return async (page) => {
    const html = (await policies.now(page))?.html ?? (await readBuilt(page));
    return html === undefined ? undefined : withFacts(html);
  };
}

/**
 * Returns the static pages' texts (spec 7.12). Parses a text once, and again when it changed; otherwise returns the same
 * list.
 */
export function readTexts(html: HtmlOfText): Texts {
  const parsed = new Map<
    StaticPageFile,
    { readonly html: string; readonly nodes: readonly ProseNode[] }
  >();
  return async (page) => {
    const current = await html(page);
    if (current === undefined) return undefined;
    const known = parsed.get(page);
    if (known?.html === current) return known.nodes;
    const nodes = proseInHtml(current);
    parsed.set(page, { html: current, nodes });
    return nodes;
  };
}
