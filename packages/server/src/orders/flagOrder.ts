import type { Trx } from '../platform/database/Trx.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import type { FlagThresholds } from './FlagThresholds.ts';
import { insertFlags, lockPostcodes } from './orderFlags.queries.ts';

/**
 * Has staff look at an order with prescriptions that makes many in 24 hours go to one postcode, or to patients of one; it is
 * never held up by that (threat T72).
 */
export async function flagOrder(
  trx: Trx,
  orderId: number,
  thresholds: FlagThresholds,
  now: Date,
): Promise<void> {
  await lockPostcodes(trx, orderId);
  // Counted after the locks: those who were first are seen.
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
