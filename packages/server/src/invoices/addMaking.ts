import type { Trx } from '../platform/database/Trx.ts';
import { addJob } from '../platform/jobs/addJob.queries.ts';

/** Task that makes the PDFs of invoices. */
export const MAKING = 'make-invoice';

/** Queues the PDF of an invoice in the transaction that writes the invoice. */
export async function addMaking(trx: Trx, invoiceId: number): Promise<void> {
  await addJob(trx, { name: MAKING }, { invoiceId }, { key: `${MAKING} ${invoiceId}` });
}
