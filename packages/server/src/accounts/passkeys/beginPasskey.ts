import { MOST_PASSKEYS } from '@formulary/rules/accounts/passkey';
import { fullName } from '@formulary/rules/text/fullName';
import { Refused } from '../../platform/problems/Refused.ts';
import { readProfile } from '../users.queries.ts';
import { CHALLENGE_LIVES_MS, creationOptions } from './passkeyOptions.ts';
import { storeChallenge, readCredentials } from './passkeys.queries.ts';
import { relyingPartyOf } from './webAuthn.ts';
import type { Shop } from '../../start/Shop.ts';

/**
 * Begins to register a passkey. Returns the JSON options for the browser and keeps their challenge for five minutes.
 * Refuses with 'passkeys-full'.
 */
export async function beginPasskey(
  { db, shopUrl, now }: Pick<Shop, 'db' | 'shopUrl' | 'now'>,
  userId: number,
): Promise<string> {
  const { email, firstName, lastName } = await readProfile(db, userId);
  const known = await readCredentials(db, userId);
  if (known.length >= MOST_PASSKEYS) throw new Refused('passkeys-full');
  const { options, challenge } = await creationOptions({
    party: relyingPartyOf(shopUrl),
    handle: `user ${userId}`,
    email,
    name: fullName({ firstName, lastName }),
    known,
    residentKey: 'preferred',
  });
  await storeChallenge(db, {
    user_id: userId,
    challenge,
    expires_at: new Date(+now() + CHALLENGE_LIVES_MS),
  });
  return options;
}
