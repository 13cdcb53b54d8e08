import type { ProseNode } from '@formulary/rules/content/ProseNode';
import { sectionId } from './sectionId.ts';
import { wordsOf } from './wordsOf.ts';

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
