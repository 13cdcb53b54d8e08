import { randomBytes } from 'node:crypto';
import { CHALLENGE_LIVES_MS, requestOptions } from '../../accounts/passkeys/passkeyOptions.ts';
import { readAssertion } from '../../accounts/passkeys/readAssertion.ts';
import { verifyAssertion } from '../../accounts/passkeys/verifyAssertion.ts';
import { relyingPartyOf } from '../../accounts/passkeys/webAuthn.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { takeAttempt } from '../../platform/limits/takeAttempt.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { beginStaffSession } from '../sessions/signInToDesk.ts';
import type { StaffOrigin } from '../sessions/StaffOrigin.ts';
import { type StaffAccount, lockStaff } from '../staffAccounts.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { readChallenge } from './readChallenge.ts';
import {
  findCredentialOwner,
  insertStaffChallenge,
  lockStaffCredential,
  recordStaffPasskeyUse,
  takeStaffChallenge,
} from './staffPasskeys.queries.ts';

const CHALLENGE_BYTES = 32;
const HOUR_MS = 3_600_000;
/** All stations of a pharmacy share one network, and unlock every few minutes. */
const MOST_BEGUN_AN_HOUR = 2_000;

/**
 * Begins to sign in or unlock with a passkey. Returns the JSON options for the browser, which let the person choose any
 * of their passkeys, and keeps their challenge for five minutes. Refuses with 'too-many-requests'.
 */
export async function beginPasskeyProof(
  { db, now, deskUrl }: StaffAccounts,
  network: string,
): Promise<string> {
  const at = now();
  const limit = { kind: 'desk passkey', key: network, most: MOST_BEGUN_AN_HOUR, perMs: HOUR_MS };
  await takeAttempt(db, limit, at);
  const challenge = randomBytes(CHALLENGE_BYTES);
  await insertStaffChallenge(db, {
    challenge: challenge.toString('base64url'),
    staff_id: null,
    expires_at: new Date(+at + CHALLENGE_LIVES_MS),
  });
  return requestOptions({ party: relyingPartyOf(deskUrl()), challenge, known: [] });
}

/** Signs in with a passkey; returns the person and the token of a new session. Refuses with 'passkey-refused'. */
export function signInByPasskey(
  accounts: StaffAccounts,
  { response, ...origin }: StaffOrigin & { readonly response: string },
): Promise<{ readonly staffId: number; readonly token: string }> {
  return proveByPasskey(accounts, response, async (trx, account) => {
    const begun = { account, method: 'passkey', origin } as const;
    return { staffId: account.id, token: await beginStaffSession(trx, accounts, begun) };
  });
}

/** Proves the person of a session by one of their own passkeys. Refuses with 'passkey-refused'. */
export function proveSessionByPasskey(
  accounts: StaffAccounts,
  { response, staffId }: { readonly response: string; readonly staffId: number },
): Promise<void> {
  return proveByPasskey(accounts, response, async (_trx, account) => {
    if (account.id !== staffId) throw new Refused('passkey-refused');
  });
}

/** Verifies that a passkey of an active account signed a pending challenge, and goes on with its account, locked. */
async function proveByPasskey<Result>(
  { db, now, deskUrl, isProduction }: StaffAccounts,
  response: string,
  goOn: (trx: Trx, account: StaffAccount) => Promise<Result>,
): Promise<Result> {
  const assertion = readAssertion(response);
  const challenge = readChallenge(response);
  const isPending = await takeStaffChallenge(db, { challenge, now: now() });
  if (!isPending) throw new Refused('passkey-refused');
  return withTransaction(db, async (trx) => {
    const owner = await findCredentialOwner(trx, assertion.credentialId);
    // The account first, as whoever removes a passkey or resets an account does.
    const [account] = owner === undefined ? [] : await lockStaff(trx, [owner]);
    const isAdmitted = account?.state === 'active' && !(account.isDemo && isProduction);
    const key = isAdmitted && (await lockStaffCredential(trx, assertion.credentialId));
    if (!key) throw new Refused('passkey-refused');
    const counter = await verifyAssertion({
      proof: { ...assertion, publicKey: key.publicKey },
      challenge: Buffer.from(challenge, 'base64url'),
      party: relyingPartyOf(deskUrl()),
      counter: key.counter,
    });
    if (counter === undefined) throw new Refused('passkey-refused');
    await recordStaffPasskeyUse(trx, key.id, { counter, at: now() });
    return goOn(trx, account);
  });
}
