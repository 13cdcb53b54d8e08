import type { InvoiceSums } from '@formulary/rules/invoices/invoiceSums';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Sheets } from '../../platform/paper/createSheets.ts';
import { drawTable } from '../../platform/paper/drawTable.ts';
import { drawText } from '../../platform/paper/drawText.ts';

/** Draws net and VAT by rate and in total, to the penny, and the labelled total. */
export function drawSums(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { rates, net, vat, amount }: InvoiceSums,
  total: string,
): void {
  drawText(sheets, 'VAT by rate', {
    parent,
    as: 'H2',
    style: { size: 13, weight: 'bold' },
    keep: 90,
  });
  const rows = [
    ...rates.map((rate) => ({
      ...rate,
      label: rate.percent === 0 ? 'Zero-rated (0%), no VAT' : `${rate.percent}%`,
      isBold: false,
    })),
    { label: 'Total', net, vat, isBold: true },
  ];
  drawTable(sheets, parent, {
    columns: [
      { heading: 'VAT rate', share: 4, isRowHeading: true },
      { heading: 'Net, without VAT', share: 2, isFigure: true },
      { heading: 'VAT', share: 2, isFigure: true },
      { heading: 'With VAT', share: 2, isFigure: true },
    ],
    rows: rows.map(({ label, isBold, ...row }) => [
      [{ text: label, isBold }],
      [{ text: formatMoney(row.net), isBold }],
      [{ text: formatMoney(row.vat), isBold }],
      [{ text: formatMoney(row.net + row.vat), isBold }],
    ]),
    size: 10,
  });
  sheets.y += 8;
  drawText(sheets, `${total}, including VAT: ${formatMoney(amount)}`, {
    parent,
    as: 'P',
    style: { size: 13, weight: 'bold' },
    after: 4,
  });
}
