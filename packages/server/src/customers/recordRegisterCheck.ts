import { isRecheckDayAllowed } from '@formulary/rules/customers/recheck';
import type { RegisterCheck } from '@formulary/rules/customers/registerCheck';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { DeskActor } from '../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { writeRecheckDay } from './customers.queries.ts';
import { lockCustomer, type SeenCustomer } from './lockCustomer.ts';

/** A look at a register, of the customer that staff saw. */
export interface RegisterLook
  extends SeenCustomer, Pick<RegisterCheck, 'register' | 'number' | 'result' | 'note' | 'nextOn'> {}

/**
 * Records what a professional register says of a customer. A match moves an active customer's next check to the day that
 * was chosen; anything else leaves it due. Refuses as `lockCustomer` does, and with 'recheck-day-refused'
 * (`isRecheckDayAllowed`).
 */
export async function recordRegisterCheck(
  db: Db,
  { register, number, result, note, nextOn, ...seen }: RegisterLook,
  { actor, now }: { readonly actor: DeskActor; readonly now: Date },
): Promise<void> {
  if (!isRecheckDayAllowed(nextOn, londonDay(now))) throw new Refused('recheck-day-refused');
  await withTransaction(db, async (trx) => {
    const state = await lockCustomer(trx, seen);
    if (state === 'active' && result === 'matches') await writeRecheckDay(trx, seen.userId, nextOn);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'register-checked',
      subject: `user ${seen.userId}`,
      detail: { by: actor.by, register, number, result, nextOn, ...(note ? { note } : {}) },
      staff: actor.staff,
    });
  });
}
