import { isSafeHref } from './isSafeHref.ts';
import type { ProseElement, ProseName, ProseNode } from './ProseNode.ts';
import type { ProseTree } from './ProseTree.ts';

/** Where a node stands: this decides which elements may stand there. */
interface Place {
  readonly kind: 'page' | 'list' | 'line';
  readonly isInLink: boolean;
}

/** What holds no text for readers, or a drawing with names of its own. */
const DROPPED = new Set(
  'script style template noscript noframes noembed iframe object title svg math'.split(' '),
);

/** What each element holds: parts of the page, items of a list, or words in a line. */
const INSIDE: Readonly<Record<ProseName, Place['kind']>> = {
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

/** Whether an element may stand where it stands; a browser that read the drawn page would otherwise see another tree. */
function mayStand(name: ProseName, { kind, isInLink }: Place): boolean {
  if (name === 'li') return kind === 'list';
  if (name === 'a') return !isInLink;
  return kind !== 'line' || !PARTS_OF_PAGE.has(name);
}

/** Neighbouring texts become one: a browser does not tell them apart. */
function joined(nodes: readonly ProseNode[]): readonly ProseNode[] {
  const joint: ProseNode[] = [];
  for (const node of nodes) {
    const last = joint.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joint[joint.length - 1] = last + node;
    else if (node !== '') joint.push(node);
  }
  return joint;
}

/** A list has nothing but items; what else was written in it belongs to the item before, or is one. */
function items(nodes: readonly ProseNode[]): readonly ProseNode[] {
  const whole: ProseElement[] = [];
  for (const node of nodes) {
    if (typeof node !== 'string' && node.name === 'li') whole.push(node);
    else whole.push({ name: 'li', children: joined([...(whole.pop()?.children ?? []), node]) });
  }
  return whole;
}

/**
 * Makes the safe text of a static page from parsed HTML (spec 7.12). What is not in the list of elements, stands where it
 * may not, or is a link that leads nowhere safe, is read as what is in it; scripts, styles, frames and drawings are left
 * out; no attribute comes through but where a link leads. What comes out is the same however often it is written and parsed.
 */
export function proseFrom<Node>(
  nodes: Iterable<Node>,
  tree: ProseTree<Node>,
): readonly ProseNode[] {
  function within(children: Iterable<Node>, place: Place): readonly ProseNode[] {
    return joined([...children].flatMap((child) => read(child, place)));
  }

  function read(node: Node, place: Place): readonly ProseNode[] {
    const text = tree.text(node);
    // Between the items of a list stands nothing but the ends of lines.
    if (text !== undefined) return place.kind === 'list' && text.trim() === '' ? [] : [text];
    const name = tree.name(node);
    if (name === undefined || DROPPED.has(name)) return [];
    const href = name === 'a' ? (tree.href(node) ?? '') : undefined;
    const isDrawn =
      isProseName(name) && mayStand(name, place) && (href === undefined || isSafeHref(href));
    if (!isDrawn) return within(tree.children(node), place);
    const isInLink = place.isInLink || name === 'a';
    const kind = INSIDE[name];
    const inside = within(tree.children(node), { kind, isInLink });
    const children = kind === 'list' ? items(inside) : inside;
    return [{ name, ...(href === undefined ? {} : { href }), children }];
  }

  return within(nodes, { kind: 'page', isInLink: false });
}
