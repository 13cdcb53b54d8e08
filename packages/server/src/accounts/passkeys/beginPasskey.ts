import { MOST_PASSKEYS } from '@formulary/rules/accounts/passkey';
import { brand } from '@formulary/rules/brand/brand';
import { fullName } from '@formulary/rules/text/fullName';
import { Refused } from '../../platform/problems/Refused.ts';
import { readProfile } from '../users.queries.ts';
import { storeChallenge, readCredentials } from './passkeys.queries.ts';
import { loadWebAuthn, passkeyAlgorithms, relyingPartyOf } from './webAuthn.ts';
import type { Shop } from '../../start/Shop.ts';

const CHALLENGE_LIVES_MS = 300_000;

/**
 * Begins to register a passkey. Returns the JSON options for the browser and keeps their challenge for five minutes.
 * The device must verify its user (finger, face or PIN), as it does for each signature. Refuses with 'passkeys-full'.
 */
export async function beginPasskey(
  { db, shopUrl, now }: Pick<Shop, 'db' | 'shopUrl' | 'now'>,
  userId: number,
): Promise<string> {
  const { email, firstName, lastName } = await readProfile(db, userId);
  const known = await readCredentials(db, userId);
  if (known.length >= MOST_PASSKEYS) throw new Refused('passkeys-full');
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingPartyOf(shopUrl).id,
    userID: new TextEncoder().encode(`user ${userId}`),
    userName: email,
    userDisplayName: fullName({ firstName, lastName }),
    supportedAlgorithmIDs: [...passkeyAlgorithms],
    timeout: CHALLENGE_LIVES_MS,
    excludeCredentials: known.map(({ id, transports }) => ({
      id: id.toString('base64url'),
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await storeChallenge(db, {
    user_id: userId,
    challenge: options.challenge,
    expires_at: new Date(+now() + CHALLENGE_LIVES_MS),
  });
  return JSON.stringify(options);
}
