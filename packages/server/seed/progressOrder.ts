import type { Order } from '@formulary/rules/orders/order';
import { wasPaid } from '@formulary/rules/orders/paymentStatuses';
import { lockOrder } from '../src/orders/moveOrder.queries.ts';
import { advanceOrder } from '../src/dispatch/advanceOrder.ts';
import { cancelByStaff } from '../src/payments/cancelByStaff.ts';
import { recordTransfer } from '../src/payments/recordTransfer.ts';
import { DEMO_STAFF as by } from './demoStaff.ts';
import type { DemoShop } from './DemoShop.ts';
import type { PastOrder } from './pastOrders.ts';
import { removeReturnedStock, markSent } from './seedOrders.queries.ts';
import { seedOutcome } from './seedOutcome.ts';
import { shopAt } from './shopAt.ts';

/** No reminders or holds for past orders. */
const holds = { cardMs: 0, reminderMs: 0, transferMs: 0 };
const PAID_AFTER = 0.3;
const SENT_AFTER = 1.2;
const ARRIVED_AFTER = 2.2;
const CANCELLED_AFTER = 5;

/** A past order as placed. */
export interface PlacedPast {
  readonly order: Pick<Order, 'id' | 'number' | 'amount'>;
  /** In the order of its prescriptions. */
  readonly prescriptionIds: readonly number[];
  readonly prescriberId: number;
  readonly past: PastOrder;
}

interface Step {
  readonly daysAgo: number;
  readonly run: () => Promise<unknown>;
}

/** Replays the steps of a past order in chronological order, and marks its mails as sent then. */
export async function progressOrder(demo: DemoShop, placed: PlacedPast): Promise<void> {
  const steps = [...stepsOfOrder(demo, placed), ...stepsOfPrescriptions(demo, placed)];
  for (const { daysAgo, run } of steps.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    await run();
    await markSent(demo.trx, shopAt(demo, daysAgo).at);
  }
  const { order, past } = placed;
  const now = await lockOrder(demo.trx, order.id);
  if (now?.state !== past.state || now.paymentStatus !== past.paymentStatus)
    throw new Error(`The order of ${past.daysAgo} days ago is ${now?.state}, not ${past.state}`);
}

function stepsOfPrescriptions(
  demo: DemoShop,
  { order, prescriptionIds, prescriberId, past }: PlacedPast,
): readonly Step[] {
  return (past.prescriptions ?? []).flatMap(({ outcome }, position) => {
    const id = prescriptionIds[position];
    if (!outcome || id === undefined) return [];
    const seeded = { id, orderId: order.id, prescriberId, outcome };
    return [{ daysAgo: outcome.daysAgo, run: () => seedOutcome(demo, seeded) }];
  });
}

function stepsOfOrder(demo: DemoShop, { order, past }: PlacedPast): readonly Step[] {
  const { daysAgo, state, paymentStatus } = past;
  const orderId = order.id;
  const after = (days: number, run: (shop: ReturnType<typeof staffShopAt>) => Promise<unknown>) => {
    const then = Math.max(daysAgo - days, daysAgo / 2);
    return { daysAgo: then, run: () => run(staffShopAt(demo, then)) };
  };
  const isPaid = wasPaid(paymentStatus);
  const isSent = state === 'Dispatched' || state === 'Delivered';
  const pay = after(PAID_AFTER, (shop) =>
    recordTransfer(shop, { orderId, amount: order.amount, reference: order.number, by }),
  );
  const send = after(SENT_AFTER, (shop) => advanceOrder(shop, { orderId, to: 'Dispatched', by }));
  const arrive = after(ARRIVED_AFTER, (shop) =>
    advanceOrder(shop, { orderId, to: 'Delivered', by }),
  );
  const cancel = after(CANCELLED_AFTER, async (shop) => {
    const refundNote = isPaid ? 'Transferred back' : undefined;
    const reason = isPaid ? 'Out of stock at the wholesaler.' : 'The transfer did not arrive.';
    await cancelByStaff(shop, { orderId, reason, refundNote, by });
    await removeReturnedStock(demo.trx, orderId);
  });
  return [
    ...(isPaid ? [pay] : []),
    ...(isSent ? [send] : []),
    ...(state === 'Delivered' ? [arrive] : []),
    ...(state === 'Cancelled' ? [cancel] : []),
  ];
}

function staffShopAt(demo: DemoShop, daysAgo: number) {
  const { at: now, db, shopUrl, trust } = shopAt(demo, daysAgo);
  // Seeding seals no document, so there are no certificates to compare.
  return { db, now, holds, shopUrl, trust, certificates: new Map<string, Uint8Array>() };
}
