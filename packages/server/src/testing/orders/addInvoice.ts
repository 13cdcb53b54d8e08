import { readInvoices } from '../../invoices/invoices.queries.ts';
import { issueInvoice } from '../../invoices/issueInvoice.ts';
import { makeInvoice } from '../../invoices/makeInvoice.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { TestShop } from '../openTestShop.ts';

/** Adds the invoice of an order with its PDF, once, as its payment would. Returns its id. */
export async function addInvoice(
  { db, clock }: Pick<TestShop, 'db' | 'clock'>,
  orderId: number,
): Promise<number> {
  const [there] = await readInvoices(db, orderId);
  if (there) return there.id;
  const at = clock.now;
  await withTransaction(db, async (trx) => {
    const eventId = await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'order-moved',
      subject: `order ${orderId}`,
      detail: { cause: 'paid' },
    });
    await issueInvoice(trx, { orderId, eventId, at });
  });
  const id = (await readInvoices(db, orderId))[0]?.id ?? 0;
  await makeInvoice({ db, now: () => at }, id);
  return id;
}
