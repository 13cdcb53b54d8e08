import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { FlagThresholds } from './FlagThresholds.ts';
import { insertFlags, lockPostcodes } from './orderFlags.queries.ts';

/**
 * Flags an order with prescriptions for staff when too many within 24 hours go to one postcode, or to patients of one.
 * A flag never holds an order up (threat T72).
 */
export async function flagOrder(
  trx: Trx,
  orderId: number,
  thresholds: FlagThresholds,
  now: Date,
): Promise<void> {
  await lockPostcodes(trx, orderId);
  // Counted after taking the locks, so that concurrent orders that came first are included.
  for (const { kind, count } of await insertFlags(trx, { ...thresholds, orderId, now })) {
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'order-flagged',
      subject: `order ${orderId}`,
      detail: { kind, count },
    });
  }
}
