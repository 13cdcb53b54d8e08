import type { ProseElement, ProseName, ProseNode, ProseTree } from './prose.ts';

/**
 * Returns whether a link of a static page leads to a page of the shop, to another site by https, or to a mailbox (spec
 * 7.12). Refuses everything else, and white space and control characters, which browsers ignore:
 * `/\t/elsewhere.example`.
 */
export function isSafeHref(href: string): boolean {
  return /^(?:\/(?![/\\])|https:\/\/|mailto:)[^\s\p{Cc}]*$/u.test(href);
}

/** The position of a node, which decides which elements are allowed there. */
interface Position {
  readonly kind: 'page' | 'list' | 'line';
  readonly isInLink: boolean;
}

/** Elements without text for readers, and drawings with element names of their own. */
const DROPPED = new Set(
  'script style template noscript noframes noembed iframe object title svg math'.split(' '),
);

/** The allowed content of each element: blocks, list items, or inline content. */
const INSIDE: Readonly<Record<ProseName, Position['kind']>> = {
  h2: 'line',
  h3: 'line',
  p: 'line',
  ul: 'list',
  ol: 'list',
  li: 'page',
  strong: 'line',
  em: 'line',
  a: 'line',
  time: 'line',
};
const PARTS_OF_PAGE = new Set<ProseName>(['h2', 'h3', 'p', 'ul', 'ol', 'li']);

const isProseName = (name: string): name is ProseName => Object.hasOwn(INSIDE, name);

/**
 * Returns whether an element is allowed in its position. A browser that parsed the rendered page would otherwise build
 * a different tree.
 */
function canStand(name: ProseName, { kind, isInLink }: Position): boolean {
  if (name === 'li') return kind === 'list';
  if (name === 'a') return !isInLink;
  return kind !== 'line' || !PARTS_OF_PAGE.has(name);
}

/** Joins neighbouring texts, because a browser does not separate them. */
function joined(nodes: readonly ProseNode[]): readonly ProseNode[] {
  const joint: ProseNode[] = [];
  for (const node of nodes) {
    const last = joint.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joint[joint.length - 1] = last + node;
    else if (node !== '') joint.push(node);
  }
  return joint;
}

/** Moves list content outside an item into the item before it, or into a new item. */
function items(nodes: readonly ProseNode[]): readonly ProseNode[] {
  const whole: ProseElement[] = [];
  for (const node of nodes) {
    if (typeof node !== 'string' && node.name === 'li') whole.push(node);
    else whole.push({ name: 'li', children: joined([...(whole.pop()?.children ?? []), node]) });
  }
  return whole;
}

/**
 * Builds the safe text of a static page from parsed HTML (spec 7.12). Replaces elements that are unknown, misplaced or
 * unsafe links by their content. Drops scripts, styles, frames and drawings, and every attribute except `href` of
 * links. Rendering and parsing the result again does not change it.
 */
export function proseFrom<Node>(
  nodes: Iterable<Node>,
  tree: ProseTree<Node>,
): readonly ProseNode[] {
  function within(children: Iterable<Node>, position: Position): readonly ProseNode[] {
    return joined([...children].flatMap((child) => read(child, position)));
  }

  function read(node: Node, position: Position): readonly ProseNode[] {
    const text = tree.text(node);
    // A list has only line breaks between its items.
    if (text !== undefined) return position.kind === 'list' && text.trim() === '' ? [] : [text];
    const name = tree.name(node);
    if (name === undefined || DROPPED.has(name)) return [];
    const href = name === 'a' ? (tree.href(node) ?? '') : undefined;
    const isDrawn =
      isProseName(name) && canStand(name, position) && (href === undefined || isSafeHref(href));
    if (!isDrawn) return within(tree.children(node), position);
    const isInLink = position.isInLink || name === 'a';
    const kind = INSIDE[name];
    const inside = within(tree.children(node), { kind, isInLink });
    const children = kind === 'list' ? items(inside) : inside;
    return [{ name, ...(href === undefined ? {} : { href }), children }];
  }

  return within(nodes, { kind: 'page', isInLink: false });
}
