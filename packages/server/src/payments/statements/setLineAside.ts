import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { StaffPaymentsContext } from '../StaffPaymentsContext.ts';
import { lockOpenLine } from './bookLine.ts';
import { writeAside } from './statements.queries.ts';

/**
 * Sets a line of a bank statement aside: it is no payment of an order, such as a refund of a supplier. Refuses with
 * 'not-found' and 'line-settled'.
 */
export function setLineAside(
  { db, now }: Pick<StaffPaymentsContext, 'db' | 'now'>,
  { lineId, reason }: { readonly lineId: number; readonly reason: string },
  { by, staff }: DeskActor,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const { statementId, row, amount } = await lockOpenLine(trx, lineId);
    await writeAside(trx, lineId, { reason, at: now, staffId: staff.staffId });
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'statement-line-aside',
      subject: `statement ${statementId}`,
      detail: { by, reason, line: lineId, row, amountMills: amount },
      staff,
    });
  });
}
