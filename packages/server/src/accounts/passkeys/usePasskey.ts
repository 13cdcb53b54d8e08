import type { Trx } from '../../platform/database/Trx.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { PasskeyProof } from './PasskeyProof.ts';
import { lockCredential, noteUse } from './passkeys.queries.ts';
import { readAssertion } from './readAssertion.ts';
import { relyingPartyOf } from './relyingPartyOf.ts';
import { verifyAssertion } from './verifyAssertion.ts';

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
  await noteUse(trx, key.id, { counter, at });
  return proof;
}
