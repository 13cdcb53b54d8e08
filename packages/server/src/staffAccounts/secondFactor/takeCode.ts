import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import { recoveryCodeUsedMail } from '../staffMails.ts';
import { type StaffActor, recordStaffEvent } from '../recordStaffEvent.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { type StaffAccount, takeTotpStep } from '../staffAccounts.queries.ts';
import { openSecret } from './sealSecret.ts';
import { countRecoveryCodes, takeRecoveryHash } from './recoveryCodes.queries.ts';
import { recoveryHash } from './recoveryCodes.ts';
import { stepOfCode } from './totp.ts';

const HOUR_MS = 3_600_000;
/** Codes of a person in an hour, from all networks together: who knows the password must not try them all. */
const MOST_CODES = 30;

const UNREADABLE =
  'the second factor of this account was set up under another SIGNATURE_KEY_FILE, so that no code of it is right';

/** A code and whose it should be. */
interface GivenCode {
  readonly account: StaffAccount;
  readonly code: string;
  readonly actor: StaffActor;
}

/**
 * Takes a code of the person's authenticator app, or a recovery code, for a person whose password was right. Returns how
 * it proves them; undefined for a wrong code and for one that was used before. Records a recovery code and mails its
 * owner. Refuses with 'too-many-requests' after 30 codes in an hour.
 */
export async function takeCode(
  { db, now, key, log }: StaffAccounts,
  { account, code, actor }: GivenCode,
): Promise<'code' | 'recovery code' | undefined> {
  const at = now();
  const staffId = account.id;
  const limit = { kind: 'desk code', key: String(staffId), most: MOST_CODES, perMs: HOUR_MS };
  await takeAttempt(db, limit, at);
  const plain = code.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(plain)) {
    const totpKey = account.totpKey && openSecret(key, staffId, account.totpKey);
    if (!totpKey) log.error({ staffId }, UNREADABLE);
    const step = totpKey ? stepOfCode(totpKey, plain, at) : undefined;
    const isTaken = step !== undefined && (await takeTotpStep(db, staffId, step));
    return isTaken ? 'code' : undefined;
  }
  const codeHash = recoveryHash(plain);
  return withTransaction(db, async (trx) => {
    if (!(await takeRecoveryHash(trx, staffId, { codeHash, now: at }))) return undefined;
    const left = await countRecoveryCodes(trx, staffId);
    const detail = { left };
    const event = { action: 'recovery-code-used', staffId, actor, at, detail } as const;
    const eventId = await recordStaffEvent(trx, event);
    await queueMail(trx, recoveryCodeUsedMail({ person: account, left, when: at }), eventId);
    return 'recovery code';
  });
}
