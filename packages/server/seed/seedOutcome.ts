import { lapseOrder } from '../src/review/waiting/lapseOrder.ts';
import { rejectPrescription } from '../src/review/rejectPrescription.ts';
import { receiveOriginal } from '../src/signing/receiveOriginal.ts';
import { DEMO_STAFF } from './demoStaff.ts';
import type { DemoShop } from './DemoShop.ts';
import type { PastOutcome } from './pastOrders.ts';
import { shopAt } from './shopAt.ts';
import { type DemoPrescription, signDemo } from './signDemo.ts';

/** What became of a prescription of the demo's past, and of which order it is. */
interface SeededOutcome extends DemoPrescription {
  readonly orderId: number;
  readonly outcome: PastOutcome;
}

/** Does with a prescription what was done with it then, through what the shop does it with. */
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
