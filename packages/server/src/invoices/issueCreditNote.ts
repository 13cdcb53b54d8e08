import { creditOf } from '@formulary/rules/invoices/creditOf';
import { invoiceNumber } from '@formulary/rules/invoices/invoiceSums';
import { nothingCharged } from '@formulary/rules/invoices/charge';
import type { Trx } from '../platform/database/Trx.ts';
import { addMaking } from './addMaking.ts';
import { readBill } from './bills.queries.ts';
import { insertInvoice, readPapers } from './invoices.queries.ts';

/** A refund of an order. */
export interface CreditedRefund {
  readonly orderId: number;
  /** Whether the whole payment was refunded; otherwise the reduction of the order. */
  readonly isWhole: boolean;
  /** Event of the refund. */
  readonly eventId: number;
  readonly at: Date;
}

const REASONS = {
  whole: 'The order was cancelled and its payment given back.',
  part: 'What was ordered on prescription was changed or given up after it was paid.',
} as const;

/**
 * Writes the credit note of a locked order in the transaction that records its refund, which is when the price falls in
 * VAT law (VAT Regulations 1995, regulation 24B). Queues its PDF and returns its number. Returns undefined without an
 * invoice, or for a second payment that was never invoiced.
 */
export async function issueCreditNote(
  trx: Trx,
  { orderId, isWhole, eventId, at }: CreditedRefund,
): Promise<string | undefined> {
  const papers = await readPapers(trx, orderId);
  const [invoice] = papers;
  const last = papers.at(-1);
  if (!invoice || !last) return undefined;
  const { amount, lines } = await readBill(trx, orderId);
  const { charge: before } = last.content;
  const bought = lines.filter(({ quantity }) => quantity > 0);
  const after = isWhole ? nothingCharged : { ...before, lines: bought, amount };
  const given = creditOf(before, after);
  if (given.sums.amount <= 0) return undefined;
  const { id, number } = await insertInvoice(trx, {
    kind: 'Credit note',
    orderId,
    creditsId: invoice.id,
    issuedAt: at,
    sums: given.sums,
    content: {
      ...invoice.content,
      charge: after,
      credit: {
        invoiceNumber: invoiceNumber('Invoice', invoice.number),
        invoiceIssuedAt: invoice.issuedAt.toISOString(),
        reason: isWhole ? REASONS.whole : REASONS.part,
        given,
      },
    },
    eventId,
  });
  await addMaking(trx, id);
  return number;
}
