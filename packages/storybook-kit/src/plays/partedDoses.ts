import { unbrokenParts } from '@formulary/rules/text/unbrokenParts';

/** Returns the doses and packs in an element ('20 mg/ml', 'box of 100') that a line break could split. */
export function partedDoses(root: Element): readonly string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const parted: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const mayBreak = parentElement && getComputedStyle(parentElement).textWrapMode !== 'nowrap';
    const wholes = unbrokenParts(textContent ?? '').filter(({ isWhole }) => isWhole);
    if (mayBreak) parted.push(...wholes.map(({ text }) => text));
  }
  return parted;
}
