import { withTransaction } from '../platform/database/withTransaction.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { addMaking, MAKING } from './issueInvoice.ts';
import { readUnmadeInvoices } from './invoices.queries.ts';
import { makeInvoice } from './makeInvoice.ts';
import type { Shop } from '../start/Shop.ts';

/** Returns the tasks that make the PDF of a new invoice, and once an hour and at start the missing ones. */
export function invoiceTasks(context: Pick<Shop, 'db' | 'now'>): readonly Task[] {
  return [
    {
      name: MAKING,
      run: async (payload) => {
        const { invoiceId } = payload as { readonly invoiceId: number };
        await makeInvoice(context, invoiceId);
      },
    },
    {
      name: 'make-invoices-left-over',
      cron: '35 * * * *',
      run: () =>
        withTransaction(context.db, async (trx) => {
          for (const id of await readUnmadeInvoices(trx)) await addMaking(trx, id);
        }),
    },
  ];
}
