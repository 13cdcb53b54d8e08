import { moveAccount } from '@formulary/rules/accounts/moveAccount';
import { notices } from '@formulary/rules/problems/notices';
import { spendToken } from '../tokens/spendToken.ts';
import { spentToken } from '../tokens/spentToken.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockAccount, moveUser } from '../moveUser.queries.ts';
import { noteConfirmed } from './joining.queries.ts';

/**
 * Confirms an address with the code of its e-mail and sends the application to staff (spec 7.5, 4.2). Returns the
 * sentence to show; a second call is harmless (reading R7). Refuses with 'token-dead'.
 */
export function confirmEmail(db: Db, code: string, now: Date): Promise<string> {
  return withTransaction(db, async (trx) => {
    const token = { token: code, purpose: 'confirm-email', now } as const;
    const userId = await spendToken(trx, token);
    if (userId === undefined) {
      if ((await spentToken(trx, token)) === undefined) throw new Refused('token-dead');
      return notices.emailAlreadyVerified;
    }
    const state = await lockAccount(trx, userId);
    // Staff may have decided already; their decision stays.
    if (state !== 'registered') return notices.emailAlreadyVerified;
    await moveUser(trx, userId, Refused.unless(moveAccount(state, 'verified')));
    await noteConfirmed(trx, userId, now);
    await recordEvent(trx, {
      at: now,
      actorId: userId,
      action: 'email-confirmed',
      subject: `user ${userId}`,
      detail: {},
    });
    return notices.emailVerified;
  });
}
