import type { getOrderRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { lockOrder } from '../../orders/moveOrder.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readRefundable } from './refundOrder.ts';
import { readOrderRefunds } from './refunds.queries.ts';

/**
 * Returns what of an order can still be given back, and what was, with the order's version. Refuses with 'not-found'.
 */
export function readOrderRefundsPage(
  db: Db,
  orderId: number,
): Promise<Words<typeof getOrderRefunds.answer>> {
  return withTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new Refused('not-found');
    const { id, number, state, paymentStatus, amount } = order;
    const refunds = await readOrderRefunds(trx, orderId);
    const page = {
      id,
      number,
      state,
      paymentStatus,
      amount,
      version: await readVersion(trx, `order ${orderId}`),
      refunds: refunds.map(({ reason, paidOutAt, ...refund }) => ({
        ...refund,
        ...(reason === null ? {} : { reason }),
        ...(paidOutAt === null ? {} : { paidOutAt }),
      })),
    };
    try {
      return { ...page, left: await readRefundable(trx, order) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { ...page, left: [], refused: error.problem.message };
    }
  });
}
