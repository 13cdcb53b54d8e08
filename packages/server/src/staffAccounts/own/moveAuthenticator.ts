import { authenticatorCodeRules } from '@formulary/rules/accounts/staffMember';
import { checkForm } from '@formulary/rules/forms/fieldCheck';
import { deskSentences } from '@formulary/rules/problems/deskSentences';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { recordStaffEvent } from '../recordStaffEvent.ts';
import { qrPath } from '../secondFactor/qrPath.ts';
import { giveRecoveryCodes } from '../secondFactor/recoveryCodes.ts';
import { openSecret, sealSecret } from '../secondFactor/sealSecret.ts';
import { newTotpKey, stepOfCode, totpAddress } from '../secondFactor/totp.ts';
import { deleteOtherSessions } from '../sessions/staffSessions.queries.ts';
import { type StaffAccount, lockStaff } from '../staffAccounts.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { authenticatorChangedMail } from '../staffMails.ts';
import {
  adoptAuthenticator,
  findNewAuthenticator,
  storeNewAuthenticator,
} from './newAuthenticators.queries.ts';

const LIVES_MS = 15 * 60_000;

/**
 * Draws a key for another authenticator app of whoever asks, and returns it as an app takes it. The old app works on.
 * Refuses demo accounts.
 */
export function beginAuthenticator(
  { db, now, key: serverKey }: Pick<StaffAccounts, 'db' | 'now' | 'key'>,
  { staff: { staffId } }: DeskActor,
): Promise<ReturnType<typeof totpAddress> & { readonly qr: ReturnType<typeof qrPath> }> {
  return withTransaction(db, async (trx) => {
    const { email } = await lockOwner(trx, staffId);
    const fresh = newTotpKey();
    const sealed = sealSecret(serverKey, staffId, fresh);
    await storeNewAuthenticator(trx, { staffId, sealed, expiresAt: new Date(+now() + LIVES_MS) });
    const address = totpAddress(fresh, email);
    return { ...address, qr: qrPath(address.otpauth) };
  });
}

/**
 * Takes the new authenticator app of whoever asks into use, once a code of it is right: the old one is void, other
 * sessions end, and a mail tells them. Returns the only copy of ten new recovery codes. Refuses a wrong code with its
 * sentence, and with 'authenticator-not-begun' after 15 minutes.
 */
export function moveAuthenticator(
  { db, now, key: serverKey }: Pick<StaffAccounts, 'db' | 'now' | 'key'>,
  {
    actor,
    code,
    token,
  }: { readonly actor: DeskActor; readonly code: string; readonly token: string },
): Promise<readonly string[]> {
  const { staffId } = actor.staff;
  const errors = checkForm(authenticatorCodeRules, { code });
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });
  return withTransaction(db, async (trx) => {
    const at = now();
    const person = await lockOwner(trx, staffId);
    const sealed = await findNewAuthenticator(trx, staffId, at);
    const fresh = sealed && openSecret(serverKey, staffId, sealed);
    if (!sealed || !fresh) throw new Refused('authenticator-not-begun');
    const step = stepOfCode(fresh, code.replaceAll(' ', ''), at);
    if (step === undefined) {
      throw new Refused('invalid-request', { errors: { code: deskSentences.codeWrong } });
    }
    await adoptAuthenticator(trx, { staffId, sealed, step });
    const codes = await giveRecoveryCodes(trx, staffId);
    const sessions = await deleteOtherSessions(trx, { staffId, tokenHash: hashToken(token) });
    const detail = { sessions };
    const event = { action: 'staff-authenticator-changed', staffId, actor, at, detail } as const;
    const mail = authenticatorChangedMail({ person, when: at });
    await queueMail(trx, mail, await recordStaffEvent(trx, event));
    return codes;
  });
}

/** Locks the account of whoever asks. Refuses one that is not active any more, and demo accounts. */
async function lockOwner(trx: Trx, staffId: number): Promise<StaffAccount> {
  const [person] = await lockStaff(trx, [staffId]);
  if (person?.state !== 'active') throw new Refused('session-expired');
  if (person.isDemo) throw new Refused('demo-account-fixed');
  return person;
}
