import { formatDay } from '@formulary/rules/dates/day';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import { shorten } from '@formulary/rules/text/shorten';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { type BookedTransfer, recordTransfer } from '../recordTransfer.ts';
import type { StaffPaymentsContext } from '../StaffPaymentsContext.ts';
import { type LockedLine, lockLine, readSettledLine, writeBooking } from './statements.queries.ts';

/** A line of a statement and the order that it pays. */
export interface LineBooking {
  readonly lineId: number;
  readonly orderId: number;
  /** The version of the order that staff saw; undefined for a line that must be exact. */
  readonly version: number | undefined;
}

const LONGEST_TEXT = 70;

/**
 * Books a line of a bank statement for an order, as `recordTransfer` books it. Without a version only a transfer of exactly
 * what is due is booked. Refuses with 'line-settled', naming who, a line that is booked or set aside; with 'not-found'; and
 * as `recordTransfer` does.
 */
export function bookLine(
  context: StaffPaymentsContext,
  { lineId, orderId, version }: LineBooking,
  { by, staff }: DeskActor,
): Promise<BookedTransfer> {
  return withTransaction(context.db, async (trx) => {
    const line = await lockOpenLine(trx, lineId);
    const isExact = version === undefined;
    const booked = await recordTransfer(
      { ...context, db: trx },
      {
        orderId,
        amount: line.amount,
        reference: referenceOf(line),
        by,
        staff,
        version,
        isChosen: !isExact,
        isExact,
      },
    );
    await writeBooking(trx, lineId, booked.paymentId);
    return booked;
  });
}

/** Locks a line that is neither booked nor set aside. Refuses with 'not-found' and 'line-settled'. */
export async function lockOpenLine(trx: Trx, lineId: number): Promise<LockedLine> {
  const line = await lockLine(trx, lineId);
  if (!line) throw new Refused('not-found');
  const settled = await readSettledLine(trx, lineId);
  if (!settled) return line;
  const did = settled.orderNumber === null ? 'set aside' : `booked for ${settled.orderNumber}`;
  throw new Refused(refuseAtDesk('line-settled', { by: settled.by ?? 'Somebody', did }).problem);
}

/** Text, day and count of a line, so that two transfers with one text are two. */
function referenceOf({ text, day, copy, bookings }: LockedLine): string {
  const again = copy - 1 + bookings;
  const count = again === 0 ? '' : ` (${again + 1})`;
  return `${shorten(text, LONGEST_TEXT)} ${formatDay(day)}${count}`.trim();
}
