import { buffer } from 'node:stream/consumers';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { invoiceSums } from '@formulary/rules/invoices/invoiceSums';
import { MILLS_PER_PENNY } from '@formulary/rules/money/mills';
import { createSheets } from '../platform/paper/createSheets.ts';
import { drawFooters } from '../platform/paper/drawFooters.ts';
import { drawText } from '../platform/paper/drawText.ts';
import { drawCharged } from './drawing/drawCharged.ts';
import { drawHead } from './drawing/drawHead.ts';
import { drawSums } from './drawing/drawSums.ts';
import type { WrittenInvoice } from './invoices.queries.ts';

const PAID_BY = { card: 'card', bankTransfer: 'bank transfer' } as const;
const LAW =
  'What is zero-rated on prescription is dispensed to the patient whom the prescription names: Value Added Tax Act 1994, Schedule 8, Group 12, item 1. The pharmacy keeps each prescription under its number.';
const ROUNDING =
  'The VAT of a line is rounded to a tenth of a penny; the VAT and the amount in all are rounded once, to the penny.';

/**
 * Draws a full VAT invoice, or a credit note, as a tagged PDF (PDF/UA-1, A4, British English, embedded fonts), with
 * everything that regulations 14 and 15C of the VAT Regulations 1995 require.
 */
export async function drawInvoice(invoice: WrittenInvoice): Promise<Buffer> {
  const { number, issuedAt, content } = invoice;
  const { charge, supplier, orderNumber, paymentMode, credit } = content;
  const [author = ''] = supplier.address;
  const title = `${credit ? 'Credit note' : 'VAT invoice'} ${number}`;
  const sheets = createSheets({
    title,
    author,
    subject: `Order ${orderNumber}`,
    createdAt: issuedAt,
  });
  const { doc } = sheets;
  const bytes = buffer(doc);
  const parent = doc.struct('Document');
  doc.addStructure(parent);
  const { lines, delivery, refunds } = credit?.given ?? charge;
  const heading = credit ? 'What is credited' : 'Goods and delivery';
  const small = { parent, as: 'P', style: { size: 9, weight: 'regular' }, after: 3 } as const;
  drawHead(sheets, parent, invoice);
  drawCharged(sheets, parent, { heading, lines, delivery, ...(refunds ? { refunds } : {}) });
  drawSums(
    sheets,
    parent,
    credit?.given.sums ?? invoiceSums(charge),
    credit ? 'Total credited' : 'Total',
  );
  const what = credit
    ? `Reason: ${credit.reason}`
    : `Paid by ${PAID_BY[paymentMode]} on ${formatDate(issuedAt)}: nothing is left to pay.`;
  drawText(sheets, `${what} All amounts are in pounds sterling.`, { ...small, after: 8 });
  if (lines.some(({ isPrescription }) => isPrescription)) drawText(sheets, LAW, small);
  if (lines.some(isRounded)) drawText(sheets, ROUNDING, small);
  drawText(sheets, `${supplier.registration} ${supplier.email}`, small);
  drawFooters(sheets, `${title} · ${author} · VAT number ${supplier.vatNumber}`);
  parent.end();
  doc.end();
  return bytes;
}

/** Returns whether a line's exact amounts end within a penny. */
function isRounded({ subtotal, vat }: { readonly subtotal: number; readonly vat: number }) {
  return subtotal % MILLS_PER_PENNY !== 0 || vat % MILLS_PER_PENNY !== 0;
}
