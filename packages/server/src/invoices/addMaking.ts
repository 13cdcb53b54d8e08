import type { Trx } from '../platform/database/Trx.ts';
import { addJob } from '../platform/jobs/addJob.queries.ts';

/** The task that makes the PDFs of invoices. */
export const MAKING = 'make-invoice';

/** Has the PDF of an invoice made, in the transaction that writes it. */
export async function addMaking(trx: Trx, invoiceId: number): Promise<void> {
  await addJob(trx, { name: MAKING }, { invoiceId }, { key: `${MAKING} ${invoiceId}` });
}
