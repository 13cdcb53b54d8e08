import { readProfile } from '../accounts/users.queries.ts';
import { orderCancelledMail } from '../payments/mails/orderCancelledMail.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { cancelOrder, settleOrderState } from '../orders/moveOrder.ts';
import { makeRefundsDue } from '../payments/payments.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { changeOrder } from './changeOrder.ts';
import { hasPacksBeside } from './changeOrder.queries.ts';
import type { LockedPrescription } from './lockPrescription.ts';
import { lockPrescription } from './lockPrescription.ts';
import { lockProducts, readItemPositions, writeGivenUp } from './review.queries.ts';
import type { Origin } from '../prescriptions/events/originOf.ts';
import type { Shop } from '../start/Shop.ts';

const WHY = 'What it held on prescription was rejected and given up.';

/**
 * Takes the packs of a rejected prescription off its order (reading R23): returns the stock once, lowers the total, and
 * makes any overpayment due for refund. Cancels an order with nothing else on it. Refuses with 'prescription-missing'
 * unless the caller ordered it, 'prescription-not-rejected' and 'prescription-settled'.
 */
export function giveUpPrescription(
  { db, now, shopUrl, ledger }: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'ledger'>,
  { userId, id, address, agent }: Origin & { readonly id: number },
): Promise<void> {
  const at = now();
  return withTransaction(db, async (trx) => {
    const locked = await lockPrescription(trx, userId, id);
    const { row, practitionerId, order } = locked;
    if (practitionerId !== userId) throw new Refused('prescription-missing');
    if (row.status !== 'rejected') throw new Refused('prescription-not-rejected');
    if (row.givenUpAt ?? row.replacedById) throw new Refused('prescription-settled');
    if (order.state === 'Cancelled') throw new Refused('prescription-locked');
    if (await hasPacksBeside(trx, order.id, id)) {
      const places = await readItemPositions(trx, id);
      await lockProducts(
        trx,
        places.map(({ productId }) => productId),
      );
      await writeGivenUp(trx, id, at);
      const packs = places.map(({ lineId, quantity }) => [lineId, -quantity] as const);
      const cause = { prescriptionId: id, actorId: userId };
      await changeOrder(trx, order, { cause, packs, now: at, shopUrl });
      await settleOrderState(trx, order.id, at);
    } else {
      await cancelEmptiedOrder(trx, locked, { at, shopUrl });
    }
    await recordPrescriptionEvent(trx, ledger, {
      prescriptionId: id,
      kind: 'given-up',
      actorId: userId,
      at,
      address,
      agent,
      detail: {},
    });
  });
}

/** Its lines stay as ordered, like those of every cancelled order. */
async function cancelEmptiedOrder(
  trx: Trx,
  { order }: LockedPrescription,
  { at, shopUrl }: { readonly at: Date; readonly shopUrl: string },
): Promise<void> {
  const isPaid = order.paymentStatus === 'Paid';
  const eventId = await cancelOrder(trx, order, {
    cause: 'cancelled',
    paymentStatus: isPaid ? 'Paid' : 'Failed',
    at,
    detail: { reason: WHY },
  });
  const hasArrived = isPaid || order.partPaid !== undefined;
  if (hasArrived) await makeRefundsDue(trx, order.id, at);
  const { email, firstName } = await readProfile(trx, order.userId);
  const why = hasArrived ? `${WHY} We give back what you have paid.` : WHY;
  const words = { recipient: email, firstName, order, why, shopUrl };
  await queueMail(trx, orderCancelledMail(words), eventId);
}
