import type { SnapshotItem } from '@formulary/rules/prescriptions/prescriptionSnapshot';
import type { Sheets } from '../../../platform/paper/createSheets.ts';
import { type CellPart, drawTable } from '../../../platform/paper/drawTable.ts';
import { drawText } from '../../../platform/paper/drawText.ts';

/** Draws the items and their number below the last one, so that none can be added on paper. */
export function drawItems(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  items: readonly SnapshotItem[],
): void {
  drawText(sheets, 'Rx  Items prescribed', {
    parent,
    as: 'H2',
    style: { size: 13, weight: 'bold' },
    keep: 70,
  });
  drawTable(sheets, parent, {
    columns: [
      { heading: 'No.', share: 0.5 },
      { heading: 'Medicine or product', share: 4.6, isRowHeading: true },
      { heading: 'Quantity', share: 1.25 },
      { heading: 'Directions', share: 5 },
    ],
    rows: items.map((item, at) => [
      [{ text: `${at + 1}` }],
      medicine(item, items),
      [{ text: quantity(item), isBold: item.allocated > 0 }],
      [{ text: item.directions || (item.allocated > 0 ? 'None given' : '') }],
    ]),
    size: 10,
  });
  sheets.y += 4;
  const prescribed = items.filter(({ allocated }) => allocated > 0);
  const packs = prescribed.reduce((sum, { allocated }) => sum + allocated, 0);
  drawText(
    sheets,
    `End of items: ${counted(prescribed.length, 'item')}, ${counted(packs, 'pack')} in all. No item follows.`,
    { parent, as: 'P', style: { size: 9, weight: 'bold' }, after: 12 },
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function quantity({ allocated }: SnapshotItem): string {
  return allocated === 0 ? 'None' : counted(allocated, 'pack');
}

function medicine(item: SnapshotItem, items: readonly SnapshotItem[]): readonly CellPart[] {
  const replaced = items.filter(
    ({ substitutedBy }) => item.isSubstitute && substitutedBy === item.productId,
  );
  const substitute = items.find(
    ({ isSubstitute, productId }) => isSubstitute && productId === item.substitutedBy,
  );
  return [
    { text: item.name, isBold: item.allocated > 0 },
    ...replaced.map(({ name }) => ({ text: `Substituted by the prescriber for ${name}` })),
    ...(item.substitutedBy === undefined
      ? []
      : [{ text: `Not to be supplied: replaced by ${substitute?.name ?? 'another item'}` }]),
  ];
}
