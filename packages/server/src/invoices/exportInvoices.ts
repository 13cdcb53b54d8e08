import { requireReason } from '../platform/problems/requireReason.ts';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { invoicesCsv } from './invoicesCsv.ts';
import { readInvoicesOfMonth } from './invoicesOfMonth.queries.ts';

/** Recorded when staff export a month. */
type InvoiceAction = 'invoices-exported';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly invoices: InvoiceAction;
  }
}

/**
 * Returns the invoices and credit notes of a month as CSV, and records who exported how many, and why. Refuses with the
 * refusals of `requireReason`.
 */
export async function exportInvoices(
  { db, now }: { readonly db: Db; readonly now: Date },
  { month, reason }: { readonly month: string; readonly reason: string },
  { by, staff }: DeskActor,
): Promise<Buffer> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    const invoices = await readInvoicesOfMonth(trx, month);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'invoices-exported',
      subject: `invoices ${month}`,
      detail: { by, reason: why, rows: invoices.length },
      staff,
    });
    return Buffer.from(invoicesCsv(invoices));
  });
}
