import { type PaymentOutcome, settlePayment } from '@formulary/rules/payments/settlePayment';
import type { Schema } from '../platform/database/schema.ts';
import { lockOrder, orderIdOf } from '../orders/moveOrder.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { flagPayment } from './flagPayment.ts';
import {
  insertPayment,
  lockCallback,
  lockTransaction,
  orderOfTransaction,
  type UnjudgedCallback,
  writeVerdict,
} from './payments.queries.ts';
import { settleOrder } from './settleOrder.ts';
import { refusalOfResponse, readPaymentResponse } from './worldpay/paymentResponse.ts';
import type { Shop } from '../start/Shop.ts';

/** Result of judging a message of the card provider. */
export interface Verdict {
  readonly verdict: NonNullable<Schema['payment_callbacks']['verdict']>;
  readonly refusal?: string;
  readonly orderId: number | undefined;
  readonly outcome: PaymentOutcome | undefined;
}

const WRONG_PASSWORD = 'another password';

/**
 * Judges a stored message and applies all consequences in one transaction; returns undefined when it was judged before.
 * Each outcome of a transaction counts once (threats T47, T48).
 */
export function judgeCallback(
  context: Pick<Shop, 'db' | 'card' | 'now' | 'shopUrl'>,
  id: number,
): Promise<Verdict | undefined> {
  return withTransaction(context.db, async (trx) => {
    const callback = await lockCallback(trx, id);
    if (!callback) return undefined;
    const verdict = await judge(trx, callback, context);
    await writeVerdict(trx, id, { ...verdict, now: context.now() });
    return verdict;
  });
}

async function judge(
  trx: Trx,
  { id, body, isAuthentic }: UnjudgedCallback,
  { card, shopUrl, now: clock }: Pick<Shop, 'card' | 'shopUrl' | 'now'>,
): Promise<Verdict> {
  const now = clock();
  const facts = readPaymentResponse(body);
  const { outcome } = facts;
  if (!isAuthentic || !card) {
    return { verdict: 'refused', refusal: WRONG_PASSWORD, orderId: undefined, outcome: undefined };
  }
  const reference = facts.transactionId ?? `callback ${id}`;
  await lockTransaction(trx, reference);
  const orderId = facts.orderNumber && (await orderIdOf(trx, facts.orderNumber));
  const order = orderId ? await lockOrder(trx, orderId) : undefined;
  const before = await orderOfTransaction(trx, reference);
  const isOfAnother = before.some((known) => known.orderId !== order?.id);
  const refusal =
    refusalOfResponse(facts, order, card) ??
    (isOfAnother ? 'a transaction of another order' : undefined);
  if (refusal !== undefined || !order || !outcome) {
    const why = refusal ?? 'no such order';
    if (outcome === 'paid') {
      await flagPayment(trx, { mode: 'card', reference, why, order, now, shopUrl });
    }
    return { verdict: 'refused', refusal: why, orderId: order?.id, outcome };
  }
  if (before.some((known) => known.outcome === outcome)) {
    return { verdict: 'repeated', orderId: order.id, outcome };
  }
  const settled = settlePayment(order, outcome);
  await insertPayment(trx, {
    order_id: order.id,
    mode: 'card',
    reference,
    outcome,
    effect: settled.effect,
    amount_mills: order.amount,
    settled_at: now,
    callback_id: id,
    event_id: null,
    refund_due_at: settled.isRefundDue ? now : null,
  });
  if (settled.effect === 'counts') {
    const received = order.amount;
    await settleOrder(trx, { order, outcome, settled, received, reference, now, shopUrl });
  }
  if (settled.isRefundDue) {
    const why = settled.effect === 'surplus' ? 'paid twice' : 'paid after it was cancelled';
    await flagPayment(trx, { mode: 'card', reference, why, order, now, shopUrl });
  }
  return { verdict: settled.effect, orderId: order.id, outcome };
}
