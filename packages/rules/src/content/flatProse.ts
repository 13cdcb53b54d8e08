import type { ProseName, ProseNode } from './prose.ts';

/** A node of a static page's text, with how many elements it lies within. */
export interface FlatNode {
  readonly depth: number;
  /** Set for an element. */
  readonly name?: ProseName;
  readonly href?: string;
  /** Set for text. */
  readonly text?: string;
}

/** Returns the nodes of a text one after the other, each before what it contains. */
export function flatProse(nodes: readonly ProseNode[], depth = 0): readonly FlatNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [{ depth, text: node }];
    const { name, href, children } = node;
    const own = href === undefined ? { depth, name } : { depth, name, href };
    return [own, ...flatProse(children, depth + 1)];
  });
}

/** Returns the text that `flatProse` made flat. */
export function proseOf(flat: readonly FlatNode[]): readonly ProseNode[] {
  const [first] = flat;
  if (first === undefined) return [];
  const nodes: ProseNode[] = [];
  for (const [at, { depth, name, href, text = '' }] of flat.entries()) {
    if (depth !== first.depth) continue;
    if (name === undefined) nodes.push(text);
    else {
      const end = flat.findIndex((each, place) => place > at && each.depth <= depth);
      const children = proseOf(flat.slice(at + 1, end === -1 ? undefined : end));
      nodes.push({ name, ...(href === undefined ? {} : { href }), children });
    }
  }
  return nodes;
}
