import { notices } from '@formulary/rules/problems/notices';
import type { Trx } from '../../platform/database/Trx.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { deleteUnused } from '../tokens/accountTokens.queries.ts';
import { hashToken } from '../tokens/accountTokens.ts';
import { lockAccount, readProfile } from '../users.queries.ts';
import {
  confirmStoredChange,
  findOwnerOf,
  isConfirmedChange,
  writeEmail,
} from './emailChanges.queries.ts';

/**
 * Gives an account the address that staff entered for it, once the link in the mail to that address is pressed. Links to
 * a new password that went to the old address end. Returns the sentence to show; a second press is harmless. Returns
 * undefined for a code that confirms no change, or whose address another account took meanwhile.
 */
export async function confirmNewEmail(
  trx: Trx,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const tokenHash = hashToken(code);
  const change = await confirmStoredChange(trx, tokenHash, now);
  if (!change) {
    return (await isConfirmedChange(trx, tokenHash)) ? notices.emailAlreadyVerified : undefined;
  }
  const { userId, email } = change;
  await lockAccount(trx, userId);
  const owner = await findOwnerOf(trx, email);
  if (owner !== undefined && owner !== userId) return undefined;
  const { email: before } = await readProfile(trx, userId);
  await writeEmail(trx, change, now);
  await deleteUnused(trx, { userId, purpose: 'reset-password' });
  await recordEvent(trx, {
    at: now,
    actorId: userId,
    action: 'email-changed',
    subject: `user ${userId}`,
    detail: {},
    personal: { from: before, to: email },
  });
  return notices.emailVerified;
}
