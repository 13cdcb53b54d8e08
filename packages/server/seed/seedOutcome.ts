import { lapseOrder } from '../src/review/waiting/lapseOrder.ts';
import { rejectPrescription } from '../src/review/rejectPrescription.ts';
import { receiveOriginal } from '../src/signing/receiveOriginal.ts';
import { DEMO_STAFF } from './demoStaff.ts';
import type { DemoShop } from './DemoShop.ts';
import type { PastOutcome } from './pastOrders.ts';
import { shopAt } from './shopAt.ts';
import { type DemoPrescription, signDemo } from './signDemo.ts';

/** Outcome of a past prescription, with its order. */
interface SeededOutcome extends DemoPrescription {
  readonly orderId: number;
  readonly outcome: PastOutcome;
}

/** Applies the outcome of a past prescription through the shop's own functions. */
export async function seedOutcome(
  demo: DemoShop,
  { orderId, outcome, ...prescription }: SeededOutcome,
): Promise<void> {
  const { id, prescriberId: userId } = prescription;
  const { at, ...shop } = shopAt(demo, outcome.daysAgo);
  switch (outcome.kind) {
    case 'rejected': {
      const rejection = { id, comments: '', reason: outcome.reason };
      await rejectPrescription(shop, { rejection, userId, address: '192.0.2.44', agent: 'Demo' });
      return;
    }
    case 'lapsed':
      await lapseOrder(shop, orderId);
      return;
    case 'received':
      await receiveOriginal({ ...shop, now: at }, { id, by: DEMO_STAFF });
      return;
    case 'verified':
    case 'signed':
    case 'confirmed':
      await signDemo(demo, { ...prescription, upTo: outcome.kind, daysAgo: outcome.daysAgo });
      return;
    default:
      outcome satisfies never;
  }
}
