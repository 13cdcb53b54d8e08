import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { loadWebAuthn } from './loadWebAuthn.ts';
import { readCredentials } from './passkeys.queries.ts';
import { relyingPartyOf } from './relyingPartyOf.ts';

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
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(shopUrl).id,
    challenge: Uint8Array.from(challenge),
    userVerification: 'required',
    allowCredentials: known.map(({ id, transports }) => ({
      id: id.toString('base64url'),
      transports: [...transports],
    })),
  });
  return JSON.stringify(options);
}
