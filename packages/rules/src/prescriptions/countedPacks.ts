import type { PrescriptionItem } from './prescriptionItem.ts';

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}

/** How much a prescription gives, '2 items, 5 packs'; what is substituted is not given. */
export function countedPacks(
  items: readonly Pick<PrescriptionItem, 'quantity' | 'substitutedBy'>[],
): string {
  const given = items.filter(({ substitutedBy }) => substitutedBy === undefined);
  const packs = given.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${counted(given.length, 'item')}, ${counted(packs, 'pack')}`;
}
