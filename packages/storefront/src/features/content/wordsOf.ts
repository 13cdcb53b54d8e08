import type { ProseNode } from '@formulary/rules/content/ProseNode';

/** Returns the text of a part of a static page, without its elements. */
export function wordsOf(nodes: readonly ProseNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}
