import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProseNode } from '@formulary/rules/content/ProseNode';
import type { StaticPageFile } from '@formulary/rules/content/StaticPageFile';
import { proseInHtml } from './proseInHtml.ts';

/** Returns the current text of a static page; `undefined` if the build has none. */
export type Texts = (page: StaticPageFile) => Promise<readonly ProseNode[] | undefined>;

/** A parsed text with the version of its file. */
interface ReadText {
  readonly version: string;
  readonly nodes: readonly ProseNode[];
}

/**
 * Reads the static pages' texts from the built storefront (spec 7.12). Parses a text once, and again when its file
 * changed; otherwise returns the same list.
 */
export function readTexts(folder: string): Texts {
  const kept = new Map<StaticPageFile, ReadText>();
  return async (page) => {
    const file = join(folder, 'assets', `${page}.html`);
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const version = `${found.mtimeMs} ${found.size} ${found.ino}`;
    const known = kept.get(page);
    if (known?.version === version) return known.nodes;
    const nodes = proseInHtml(await readFile(file, 'utf8'));
    kept.set(page, { version, nodes });
    return nodes;
  };
}
