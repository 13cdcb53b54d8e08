import type { ProseElement, ProseNode } from './prose.ts';

/** Whether a passage stands in both texts, in the second alone or in the first alone. */
type PassageState = 'kept' | 'new' | 'gone';

/** Passages that follow each other in a text and have the same state. */
export interface ComparedPassages {
  readonly state: PassageState;
  readonly nodes: readonly ProseNode[];
}

const isList = (node: ProseNode | undefined): node is ProseElement =>
  typeof node === 'object' && (node.name === 'ul' || node.name === 'ol');

const isBlank = (node: ProseNode) => typeof node === 'string' && node.trim() === '';

/** Splits a text into paragraphs, headings and list items. Each item becomes a list with one item. */
function passagesOf(nodes: readonly ProseNode[]): readonly ProseNode[] {
  return nodes
    .filter((node) => !isBlank(node))
    .flatMap((node): readonly ProseNode[] =>
      isList(node)
        ? node.children
            .filter((item) => !isBlank(item))
            .map((item) => ({ name: node.name, children: [item] }))
        : [node],
    );
}

/** Equal keys mean equal passages. Line breaks and spaces do not count. */
const keyOf = (node: ProseNode) =>
  JSON.stringify(node, (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\s+/gu, ' ').trim() : value,
  );

/** Groups adjacent passages of the same state, and joins adjacent items of a list again. */
function joined(
  passages: readonly { readonly state: PassageState; readonly node: ProseNode }[],
): readonly ComparedPassages[] {
  const groups: { readonly state: PassageState; readonly nodes: ProseNode[] }[] = [];
  for (const { state, node } of passages) {
    const group = groups.at(-1);
    if (group?.state !== state) {
      groups.push({ state, nodes: [node] });
      continue;
    }
    const last = group.nodes.at(-1);
    if (isList(last) && isList(node) && last.name === node.name)
      group.nodes.splice(-1, 1, { ...last, children: [...last.children, ...node.children] });
    else group.nodes.push(node);
  }
  return groups;
}

interface Passage {
  readonly node: ProseNode;
  readonly key: string;
}

const keyed = (nodes: readonly ProseNode[]): readonly Passage[] =>
  passagesOf(nodes).map((node) => ({ node, key: keyOf(node) }));

/**
 * Compares two texts by paragraph, heading and list item. Removed passages stay in place, before new ones. A passage that
 * only moved counts as kept.
 */
export function compareProse(
  before: readonly ProseNode[],
  after: readonly ProseNode[],
): readonly ComparedPassages[] {
  const now = keyed(after);
  const free = Map.groupBy(now, ({ key }) => key);
  // Removed passages by the kept passage before them; `undefined` for those at the beginning.
  const goneAfter = new Map<Passage | undefined, Passage[]>();
  let last: Passage[] = [];
  goneAfter.set(undefined, last);
  for (const passage of keyed(before)) {
    const kept = free.get(passage.key)?.shift();
    if (kept === undefined) last.push(passage);
    else {
      last = [];
      goneAfter.set(kept, last);
    }
  }
  const goneBehind = (passage: Passage | undefined) =>
    (goneAfter.get(passage) ?? []).map(({ node }) => ({ state: 'gone' as const, node }));
  return joined([
    ...goneBehind(undefined),
    ...now.flatMap((passage) => [
      { state: goneAfter.has(passage) ? ('kept' as const) : ('new' as const), node: passage.node },
      ...goneBehind(passage),
    ]),
  ]);
}
