import { formatDate } from '@formulary/rules/dates/londonTime';
import type { Sheets } from '../../platform/paper/createSheets.ts';
import { drawText } from '../../platform/paper/drawText.ts';
import { paper } from '../../platform/paper/paper.ts';
import type { WrittenInvoice } from '../invoices.queries.ts';

const GAP = 18;
const WIDTH = (paper.textWidth - GAP) / 2;
const END = paper.start + WIDTH + GAP;

/** Draws the title, number and dates, then supplier and customer. */
export function drawHead(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { content, issuedAt, number }: WrittenInvoice,
): void {
  const { supplier, customer, orderNumber, credit } = content;
  const day = formatDate(issuedAt);
  drawText(sheets, credit ? 'Credit note' : 'VAT invoice', {
    parent,
    as: 'H1',
    style: { size: 21, weight: 'bold' },
    width: WIDTH,
  });
  const title = sheets.y;
  sheets.y = paper.top + 3;
  const facts = credit
    ? [
        `Credit note number ${number}`,
        `Date of issue ${day}`,
        `Credits invoice ${credit.invoiceNumber} of ${formatDate(new Date(credit.invoiceIssuedAt))}`,
        `Order ${orderNumber}`,
      ]
    : [
        `Invoice number ${number}`,
        `Date of issue ${day}`,
        `Time of supply (tax point) ${day}`,
        `Order ${orderNumber}`,
      ];
  drawLines(sheets, parent, { x: END, lines: facts });
  sheets.y = Math.max(title, sheets.y) + 8;
  sheets.decorate(() => {
    sheets.doc.moveTo(paper.start, sheets.y).lineTo(paper.end, sheets.y);
    sheets.doc.lineWidth(0.9).strokeColor('black').stroke();
  });
  sheets.y += 10;
  const top = sheets.y;
  drawParty(sheets, parent, {
    x: paper.start,
    heading: 'Supplier',
    lines: [...supplier.address, `VAT number ${supplier.vatNumber}`],
  });
  const bottom = sheets.y;
  sheets.y = top;
  drawParty(sheets, parent, { x: END, heading: 'Customer', lines: customer });
  sheets.y = Math.max(bottom, sheets.y) + 14;
}

interface Lines {
  readonly x: number;
  /** The first line is bold. */
  readonly lines: readonly string[];
}

function drawParty(
  sheets: Sheets,
  parent: PDFKit.PDFStructureElement,
  { heading, ...party }: Lines & { readonly heading: string },
): void {
  drawText(sheets, heading, {
    parent,
    as: 'H2',
    style: { size: 9, weight: 'regular' },
    x: party.x,
    width: WIDTH,
    after: 1,
  });
  drawLines(sheets, parent, party);
}

function drawLines(sheets: Sheets, parent: PDFKit.PDFStructureElement, { x, lines }: Lines): void {
  lines.forEach((line, at) => {
    drawText(sheets, line, {
      parent,
      as: 'P',
      style: { size: 10, weight: at === 0 ? 'bold' : 'regular' },
      x,
      width: WIDTH,
      after: 1,
    });
  });
}
