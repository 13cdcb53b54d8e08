import type { ProseNode } from '@formulary/rules/content/prose';

/** Returns the anchor id of a heading: its words without the section number, which may change. */
export function sectionId(title: string): string {
  const words = title.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.join('-');
}

/** Returns the text of a part of a static page, without its elements. */
export function wordsOf(nodes: readonly ProseNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');
}

interface Section {
  readonly id: string;
  readonly title: string;
}

/** Lists the sections of a static page for its contents. */
export function sectionsOf(nodes: readonly ProseNode[]): readonly Section[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.name !== 'h2') return sectionsOf(node.children);
    const title = wordsOf(node.children);
    return [{ id: sectionId(title), title }];
  });
}
