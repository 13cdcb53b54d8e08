import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { StaffPaymentsContext } from '../StaffPaymentsContext.ts';
import { undoTransfer } from '../undoTransfer.ts';
import { lockLine, writeOpen } from './statements.queries.ts';

/** A line to open again, and why. */
export interface LineReopening {
  readonly lineId: number;
  readonly reason: string;
}

/**
 * Opens a booked line of a bank statement, or one that was set aside, so that it can be booked rightly. Refuses with
 * 'not-found', with 'line-not-settled' a line that is open, and a booking as `undoTransfer` does.
 */
export function reopenLine(
  { db, ...context }: StaffPaymentsContext,
  { lineId, reason }: LineReopening,
  actor: DeskActor,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const line = await lockLine(trx, lineId);
    if (!line) throw new Refused('not-found');
    if (line.paymentId !== null) {
      await undoTransfer(trx, { ...context, paymentId: line.paymentId, reason }, actor);
    } else if (line.isAside) {
      await recordEvent(trx, {
        at: context.now,
        actorId: undefined,
        action: 'statement-line-open',
        subject: `statement ${line.statementId}`,
        detail: { by: actor.by, reason, line: lineId, row: line.row },
        staff: actor.staff,
      });
    } else throw new Refused('line-not-settled');
    await writeOpen(trx, lineId);
  });
}
