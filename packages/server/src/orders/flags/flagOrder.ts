import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import {
  type DeskChange,
  requireUnchanged,
} from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockOrder } from '../moveOrder.queries.ts';
import { clearFlags, insertFlags, lockPostcodes } from './orderFlags.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { FlagThresholds } from '../orderSettings.ts';

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
  const [, flags] = await Promise.all([
    lockPostcodes(trx, orderId),
    // Counted after taking the locks, so that concurrent orders that came first are included.
    insertFlags(trx, { ...thresholds, orderId, now }),
  ]);
  for (const { kind, count } of flags) {
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'order-flagged',
      subject: `order ${orderId}`,
      detail: { kind, count },
    });
  }
}

/** The findings of the member of staff who looked at a flagged order. */
interface FlagNote {
  readonly orderId: number;
  readonly note: string;
  readonly by: string;
  /** Set for staff at the desk, with the version of the order that they saw. */
  readonly desk?: DeskChange | undefined;
}

/**
 * Clears the flags of an order with a note, without changing its state. Refuses with 'not-found',
 * 'order-not-flagged', and at the desk with 'record-changed'.
 */
export function unflagOrder(
  { db, now }: { readonly db: Db; readonly now: Date },
  { orderId, note, by, desk }: FlagNote,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    if (!(await lockOrder(trx, orderId))) throw new Refused('not-found');
    if (desk) await requireUnchanged(trx, `order ${orderId}`, desk.seen);
    const flags = await clearFlags(trx, orderId, { by, note, now });
    if (flags === 0) throw new Refused('order-not-flagged');
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'order-unflagged',
      subject: `order ${orderId}`,
      detail: { by, note },
      staff: desk?.staff,
    });
  });
}
