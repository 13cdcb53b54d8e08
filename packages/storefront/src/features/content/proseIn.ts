import { proseFrom } from '@formulary/rules/content/proseFrom';
import type { ProseNode } from '@formulary/rules/content/ProseNode';
import type { ProseTree } from '@formulary/rules/content/ProseTree';

/** Tree adapter for a document parsed by the browser. */
const documentTree: ProseTree<Node> = {
  text: (node) => (node instanceof Text ? node.data : undefined),
  name: (node) => (node instanceof Element ? node.localName : undefined),
  href: (node) => (node instanceof Element && node.getAttribute('href')) || undefined,
  children: (node) => node.childNodes,
};

/** Returns the safe content of a static page parsed by the browser. */
export function proseIn({ body }: Document): readonly ProseNode[] {
  return proseFrom(body.childNodes, documentTree);
}
