import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { lockCredential, recordUse, readCredentials } from './passkeys.queries.ts';
import { readAssertion } from './readAssertion.ts';
import { requestOptions } from './passkeyOptions.ts';
import { type PasskeyProof, verifyAssertion } from './verifyAssertion.ts';
import { relyingPartyOf } from './webAuthn.ts';

/**
 * Returns the JSON with which a browser signs a challenge with one of the user's passkeys. Refuses a user without
 * passkeys with 'passkey-missing'.
 */
export async function beginUse(
  { db, shopUrl }: { readonly db: Db; readonly shopUrl: string },
  { userId, challenge }: { readonly userId: number; readonly challenge: Buffer },
): Promise<string> {
  const known = await readCredentials(db, userId);
  if (known.length === 0) throw new Refused('passkey-missing');
  return requestOptions({ party: relyingPartyOf(shopUrl), challenge, known });
}

/** A browser's answer and the challenge it must match. */
interface PasskeyUse {
  readonly userId: number;
  /** JSON. */
  readonly response: string;
  readonly challenge: Buffer;
  /** The shop's public address. */
  readonly shopUrl: string;
  readonly at: Date;
}

/**
 * Verifies that a user's own passkey signed a challenge, records its use and returns the proof. Refuses every fault
 * with the same 'passkey-refused'.
 */
export async function usePasskey(
  trx: Trx,
  { userId, response, challenge, shopUrl, at }: PasskeyUse,
): Promise<PasskeyProof> {
  const assertion = readAssertion(response);
  const key = await lockCredential(trx, userId, assertion.credentialId);
  if (!key) throw new Refused('passkey-refused');
  const proof = { ...assertion, publicKey: key.publicKey };
  const party = relyingPartyOf(shopUrl);
  const counter = await verifyAssertion({ proof, challenge, party, counter: key.counter });
  if (counter === undefined) throw new Refused('passkey-refused');
  await recordUse(trx, key.id, { counter, at });
  return proof;
}
