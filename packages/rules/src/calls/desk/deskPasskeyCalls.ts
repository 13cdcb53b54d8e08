import { LONGEST_PASSKEY_NAME, MOST_PASSKEYS } from '../../accounts/passkey.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import { flag, instant, orNull, recordId, text } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, notFresh } from './deskRecord.ts';

/** A passkey of somebody who works at the desk. */
const deskPasskey = entity({
  id: field('id', recordId),
  /** The name that the owner chose. */
  name: field('name', text(1, LONGEST_PASSKEY_NAME)),
  createdAt: field('createdAt', instant),
  /** Empty until it is used. */
  lastUsedAt: field('lastUsedAt', orNull(instant)),
  /** Whether a password manager syncs it to several devices. */
  isSynced: field('isSynced', flag),
});

const name = field('name', text(0, 1000));
const missing = { codes: ['passkey-missing'], when: 'this person has no such passkey' } as const;
const badName = {
  codes: ['invalid-request'],
  when: 'the name breaks its rule; errors names it',
} as const;
const full = { codes: ['passkeys-full'], when: 'the person has as many as there may be' } as const;

export const listDeskPasskeys = defineDeskCall({
  name: 'listDeskPasskeys',
  purpose: 'List own passkeys, the newest first',
  method: 'GET',
  path: '/api/desk/passkeys',
  access: 'useDesk',
  answer: listOf(deskPasskey, MOST_PASSKEYS),
  refusals: [],
});

/** Returns the JSON of WebAuthn's creation options, valid once and for five minutes. */
export const beginDeskPasskey = defineDeskCall({
  name: 'beginDeskPasskey',
  purpose: 'Begin to add a passkey; the answer is the JSON of its creation options',
  method: 'POST',
  path: '/api/desk/passkeys/options',
  access: 'useDesk',
  answer: text(1, 20_000),
  refusals: [full, notFresh],
});

/** Adds the passkey that the browser created. A mail tells its owner. */
export const addDeskPasskey = defineDeskCall({
  name: 'addDeskPasskey',
  purpose: 'Add a passkey; `response` is the JSON that the browser answered',
  method: 'POST',
  path: '/api/desk/passkeys',
  access: 'useDesk',
  body: entity({ name, response: field('response', text(1, 20_000)) }),
  answer: deskPasskey,
  refusals: [
    {
      codes: ['passkey-refused'],
      when: 'the browser’s answer is not what was asked for, or came too late',
    },
    badName,
    full,
    notFresh,
  ],
});

export const renameDeskPasskey = defineDeskCall({
  name: 'renameDeskPasskey',
  purpose: 'Rename a passkey',
  method: 'PUT',
  path: '/api/desk/passkeys',
  access: 'useDesk',
  body: entity({ id: field('id', recordId), name }),
  answer: deskPasskey,
  refusals: [badName, missing],
});

/** Removes a passkey. A mail tells its owner. */
export const removeDeskPasskey = defineDeskCall({
  name: 'removeDeskPasskey',
  purpose: 'Remove a passkey',
  method: 'DELETE',
  path: '/api/desk/passkeys/:id',
  access: 'useDesk',
  params: idInPath,
  answer: nothing,
  refusals: [missing, notFresh],
});
