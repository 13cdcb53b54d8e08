import { MOST_PASSKEYS, type Passkey } from '@formulary/rules/accounts/passkey';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { AccountAction } from '../accounts.service.ts';
import { passkeyAddedMail, passkeyRemovedMail } from '../mails/securityMails.ts';
import { lockAccount, readProfile } from '../users.queries.ts';
import {
  deletePasskey,
  insertPasskey,
  readCredentials,
  consumeChallenge,
  updatePasskeyName,
} from './passkeys.queries.ts';
import { checkPasskeyName } from './checkPasskeyName.ts';
import { readCreatedPasskey } from './readCreatedPasskey.ts';
import { relyingPartyOf } from './webAuthn.ts';
import type { Shop } from '../../start/Shop.ts';

/**
 * Registers the passkey that a browser made, and mails its owner. Refuses an invalid name with its sentence, any answer
 * that does not match the pending challenge with 'passkey-refused', and with 'passkeys-full'.
 */
export async function addPasskey(
  { db, shopUrl, now }: Pick<Shop, 'db' | 'shopUrl' | 'now'>,
  {
    userId,
    ...typed
  }: { readonly userId: number; readonly name: string; readonly response: string },
): Promise<Passkey> {
  const name = checkPasskeyName(typed.name);
  const challenge = await consumeChallenge(db, userId, now());
  if (challenge === undefined) throw new Refused('passkey-refused');
  const party = relyingPartyOf(shopUrl);
  const created = await readCreatedPasskey({ response: typed.response, challenge, party });
  return withTransaction(db, async (trx) => {
    await lockAccount(trx, userId);
    const known = await readCredentials(trx, userId);
    if (known.length >= MOST_PASSKEYS) throw new Refused('passkeys-full');
    const added = await insertPasskey(trx, {
      user_id: userId,
      credential_id: created.credentialId,
      public_key: created.publicKey,
      counter: created.counter,
      transports: created.transports,
      is_synced: created.isSynced,
      name,
      created_at: now(),
    });
    if (!added) throw new Refused('passkey-refused');
    const eventId = await record(trx, { action: 'passkey-added', userId, at: now() });
    const { email, firstName } = await readProfile(trx, userId);
    await queueMail(trx, passkeyAddedMail({ recipient: email, firstName, when: now() }), eventId);
    return added;
  });
}

/** Renames a user's passkey. Refuses an invalid name with its sentence, and with 'passkey-missing'. */
export async function renamePasskey(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { userId, id, ...typed }: { readonly userId: number; readonly id: number; readonly name: string },
): Promise<Passkey> {
  const name = checkPasskeyName(typed.name);
  return withTransaction(db, async (trx) => {
    const renamed = await updatePasskeyName(trx, { userId, id, name });
    if (!renamed) throw new Refused('passkey-missing');
    await record(trx, { action: 'passkey-renamed', userId, at: now() });
    return renamed;
  });
}

/** Removes a user's passkey and mails the user. Refuses with 'passkey-missing'. */
export async function removePasskey(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  own: { readonly userId: number; readonly id: number },
): Promise<void> {
  const { userId } = own;
  await withTransaction(db, async (trx) => {
    if ((await deletePasskey(trx, own)) === undefined) throw new Refused('passkey-missing');
    const eventId = await record(trx, { action: 'passkey-removed', userId, at: now() });
    const { email, firstName } = await readProfile(trx, userId);
    await queueMail(trx, passkeyRemovedMail({ recipient: email, firstName, when: now() }), eventId);
  });
}

function record(
  trx: Trx,
  {
    userId,
    ...event
  }: { readonly userId: number; readonly at: Date; readonly action: AccountAction },
): Promise<number> {
  return recordEvent(trx, { ...event, actorId: userId, subject: `user ${userId}`, detail: {} });
}
