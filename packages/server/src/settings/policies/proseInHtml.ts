import { proseFrom } from '@formulary/rules/content/proseFrom';
import type { ProseNode, ProseTree } from '@formulary/rules/content/prose';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as adapter, parse } from 'parse5';

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

/** Returns the words of a text without its elements. */
export function wordsIn(nodes: readonly ProseNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : ` ${wordsIn(node.children)} `))
    .join('');
}
