import { type Charge, type ChargedLine, vatBasis } from '@formulary/rules/invoices/charge';
import { formatExactMoney, formatMoney } from '@formulary/rules/money/formatMoney';
import type { Sheets } from '../../platform/paper/createSheets.ts';
import { type CellPart, drawTable } from '../../platform/paper/drawTable.ts';
import { drawText } from '../../platform/paper/drawText.ts';

/** Lines to draw under a heading. */
interface Drawn extends Pick<Charge, 'lines' | 'delivery' | 'refunds'> {
  readonly heading: string;
}

/**
 * Draws charged or credited lines, the delivery at the VAT rates of its goods, and what is given back of the price; amounts
 * to the mill, as VAT is computed.
 */
export function drawCharged(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { heading, lines, delivery, refunds = [] }: Drawn,
): void {
  drawText(sheets, heading, {
    parent,
    as: 'H2',
    style: { size: 13, weight: 'bold' },
    keep: 60,
  });
  drawTable(sheets, parent, {
    columns: [
      { heading: 'Description', share: 5, isRowHeading: true },
      { heading: 'Quantity', share: 1.1, isFigure: true },
      { heading: 'Unit price, without VAT', share: 1.5, isFigure: true },
      { heading: 'Net, without VAT', share: 1.5, isFigure: true },
      { heading: 'VAT rate', share: 0.8, isFigure: true },
      { heading: 'VAT', share: 1.3, isFigure: true },
    ],
    rows: [
      ...lines.map((line) => [
        description(line),
        figure(String(line.quantity)),
        figure(formatExactMoney(line.unitPrice)),
        figure(formatExactMoney(line.subtotal)),
        figure(`${line.isPrescription ? 0 : line.vatPercent}%`),
        figure(formatExactMoney(line.vat)),
      ]),
      ...delivery.rates.map(({ percent, net, vat }) => [
        [
          { text: delivery.details },
          ...(delivery.rates.length > 1
            ? [{ text: `The share of the goods that are charged at ${percent}%` }]
            : []),
        ],
        figure('1'),
        figure(formatExactMoney(net)),
        figure(formatExactMoney(net)),
        figure(`${percent}%`),
        figure(formatExactMoney(vat)),
      ]),
      ...refunds.flatMap(({ details, rates }) =>
        rates.map(({ percent, net, vat }) => [
          [
            { text: net + vat < 0 ? 'Credited before' : 'Reduction of the price', isBold: true },
            { text: details },
          ],
          figure('1'),
          figure(formatExactMoney(net)),
          figure(formatExactMoney(net)),
          figure(`${percent}%`),
          figure(formatExactMoney(vat)),
        ]),
      ),
    ],
    size: 9,
  });
  sheets.y += 12;
}

function figure(text: string): readonly CellPart[] {
  return [{ text }];
}

function description(line: ChargedLine): readonly CellPart[] {
  const basis = vatBasis(line);
  return [
    { text: line.name, isBold: true },
    ...line.promotions.map(({ quantity, price }) => ({
      text: `Offer: ${quantity} for ${formatMoney(price)}`,
    })),
    ...(basis === undefined ? [] : [{ text: basis }]),
    ...(line.quantity < 0 ? [{ text: 'Supplied instead: charged against the credit' }] : []),
  ];
}
