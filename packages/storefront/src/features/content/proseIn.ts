import { proseFrom } from '@formulary/rules/content/proseFrom';
import type { ProseNode } from '@formulary/rules/content/ProseNode';
import type { ProseTree } from '@formulary/rules/content/ProseTree';

/** What a browser has parsed. */
const documentTree: ProseTree<Node> = {
  text: (node) => (node instanceof Text ? node.data : undefined),
  name: (node) => (node instanceof Element ? node.localName : undefined),
  href: (node) => (node instanceof Element && node.getAttribute('href')) || undefined,
  children: (node) => node.childNodes,
};

/** The safe text of a static page that the browser has parsed. */
export function proseIn({ body }: Document): readonly ProseNode[] {
  return proseFrom(body.childNodes, documentTree);
}
