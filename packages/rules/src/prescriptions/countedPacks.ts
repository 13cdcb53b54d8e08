import type { PrescriptionItem } from './prescriptionItem.ts';

function counted(count: number, word: string): string {
  return `${count} ${count === 1 ? word : `${word}s`}`;
}

/** Describes the size of a prescription, '2 items, 5 packs', without substituted items. */
export function countedPacks(
  items: readonly Pick<PrescriptionItem, 'quantity' | 'substitutedBy'>[],
): string {
  const given = items.filter(({ substitutedBy }) => substitutedBy === undefined);
  const packs = given.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${counted(given.length, 'item')}, ${counted(packs, 'pack')}`;
}
