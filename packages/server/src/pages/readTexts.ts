import { proseFrom } from '@formulary/rules/content/proseFrom';
import type { ProseNode, ProseTree, StaticPageFile } from '@formulary/rules/content/prose';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as adapter, parse } from 'parse5';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node) => ('childNodes' in node ? node.childNodes : []);

/** Adapter for a tree parsed by parse5. */
const parsedTree: ProseTree<Node> = {
  text: (node) => (adapter.isTextNode(node) ? node.value : undefined),
  name: (node) => (adapter.isElementNode(node) ? node.tagName : undefined),
  href: (node) =>
    adapter.isElementNode(node) ? node.attrs.find(({ name }) => name === 'href')?.value : undefined,
  children: childrenOf,
};

/** Returns the safe text of a static page, parsed like a browser without scripts (spec 7.12). */
export function proseInHtml(html: string): readonly ProseNode[] {
  const page = parse(html, { scriptingEnabled: false }).childNodes.find((node) =>
    adapter.isElementNode(node),
  );
  const body = page?.childNodes.find(
    (node) => adapter.isElementNode(node) && node.tagName !== 'head',
  );
  return body ? proseFrom(childrenOf(body), parsedTree) : [];
}

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
  const cache = new Map<StaticPageFile, ReadText>();
  return async (page) => {
    const file = join(folder, 'assets', `${page}.html`);
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const version = `${found.mtimeMs} ${found.size} ${found.ino}`;
    const known = cache.get(page);
    if (known?.version === version) return known.nodes;
    const nodes = proseInHtml(await readFile(file, 'utf8'));
    cache.set(page, { version, nodes });
    return nodes;
  };
}
