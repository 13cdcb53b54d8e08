import { MOST_PASSKEYS, type Passkey } from '@formulary/rules/accounts/passkey';
import { checkPasskeyName } from '../../accounts/passkeys/checkPasskeyName.ts';
import { CHALLENGE_LIVES_MS, creationOptions } from '../../accounts/passkeys/passkeyOptions.ts';
import { readCreatedPasskey } from '../../accounts/passkeys/readCreatedPasskey.ts';
import { relyingPartyOf } from '../../accounts/passkeys/webAuthn.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { queueMail } from '../../platform/mail/queueMail.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { recordStaffEvent } from '../recordStaffEvent.ts';
import { findStaff, lockStaff } from '../staffAccounts.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { staffPasskeyMail } from '../staffMails.ts';
import { readChallenge } from './readChallenge.ts';
import {
  deleteStaffPasskey,
  insertStaffChallenge,
  insertStaffPasskey,
  lockStaffPasskey,
  readStaffCredentials,
  takeStaffChallenge,
  updateStaffPasskeyName,
} from './staffPasskeys.queries.ts';

/** Whose passkey is worked on: the own. */
interface Own {
  readonly actor: DeskActor;
}

/**
 * Begins to add a passkey of this person. Returns the JSON options for the browser and keeps their challenge for five
 * minutes. Refuses with 'passkeys-full'.
 */
export async function beginStaffPasskey(
  { db, now, deskUrl }: StaffAccounts,
  staffId: number,
): Promise<string> {
  const known = await readStaffCredentials(db, staffId);
  if (known.length >= MOST_PASSKEYS) throw new Refused('passkeys-full');
  const person = await findStaff(db, staffId);
  if (!person) throw new Refused('session-expired');
  const { options, challenge } = await creationOptions({
    party: relyingPartyOf(deskUrl()),
    handle: `staff ${staffId}`,
    email: person.email,
    name: person.name,
    known,
    residentKey: 'required',
  });
  const expires_at = new Date(+now() + CHALLENGE_LIVES_MS);
  await insertStaffChallenge(db, { challenge, staff_id: staffId, expires_at });
  return options;
}

/**
 * Adds the passkey that a browser made, and mails its owner. Refuses an invalid name with its sentence, any answer but
 * that to a pending challenge of this person with 'passkey-refused', and with 'passkeys-full'.
 */
export async function addStaffPasskey(
  { db, now, deskUrl }: StaffAccounts,
  { actor, ...typed }: Own & { readonly name: string; readonly response: string },
): Promise<Passkey> {
  const { staffId } = actor.staff;
  const name = checkPasskeyName(typed.name);
  const challenge = readChallenge(typed.response);
  const isPending = await takeStaffChallenge(db, { challenge, staffId, now: now() });
  if (!isPending) throw new Refused('passkey-refused');
  const party = relyingPartyOf(deskUrl());
  const created = await readCreatedPasskey({ response: typed.response, challenge, party });
  return withTransaction(db, async (trx) => {
    const at = now();
    const [person] = await lockStaff(trx, [staffId]);
    if (person?.state !== 'active') throw new Refused('passkey-refused');
    const known = await readStaffCredentials(trx, staffId);
    if (known.length >= MOST_PASSKEYS) throw new Refused('passkeys-full');
    const added = await insertStaffPasskey(trx, {
      staff_id: staffId,
      credential_id: created.credentialId,
      public_key: created.publicKey,
      counter: created.counter,
      transports: created.transports,
      is_synced: created.isSynced,
      name,
      created_at: at,
    });
    if (!added) throw new Refused('passkey-refused');
    const event = { action: 'passkey-added', staffId, actor, at, detail: { name } } as const;
    const mail = staffPasskeyMail({ person, when: at, change: 'added to' });
    await queueMail(trx, mail, await recordStaffEvent(trx, event));
    return added;
  });
}

/**
 * Renames a person's passkey; a name that it has already is not recorded again. Refuses an invalid name with its
 * sentence, and with 'passkey-missing'.
 */
export async function renameStaffPasskey(
  { db, now }: StaffAccounts,
  { actor, id, ...typed }: Own & { readonly id: number; readonly name: string },
): Promise<Passkey> {
  const { staffId } = actor.staff;
  const name = checkPasskeyName(typed.name);
  return withTransaction(db, async (trx) => {
    const known = await lockStaffPasskey(trx, { staffId, id });
    if (known?.name === name) return known;
    const renamed = known && (await updateStaffPasskeyName(trx, { staffId, id, name }));
    if (!renamed) throw new Refused('passkey-missing');
    await recordStaffEvent(trx, { action: 'passkey-renamed', staffId, actor, at: now() });
    return renamed;
  });
}

/** Removes a person's passkey and mails its owner. Refuses with 'passkey-missing'. */
export async function removeStaffPasskey(
  { db, now }: StaffAccounts,
  { actor, id }: Own & { readonly id: number },
): Promise<void> {
  const { staffId } = actor.staff;
  await withTransaction(db, async (trx) => {
    const at = now();
    const [person] = await lockStaff(trx, [staffId]);
    const name = await deleteStaffPasskey(trx, { staffId, id });
    if (!person || name === undefined) throw new Refused('passkey-missing');
    const event = { action: 'passkey-removed', staffId, actor, at, detail: { name } } as const;
    const mail = staffPasskeyMail({ person, when: at, change: 'removed from' });
    await queueMail(trx, mail, await recordStaffEvent(trx, event));
  });
}
