import { MOST_PASSKEYS, passkey } from '../accounts/passkey.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { nothing } from './answers.ts';
import { recordId, recordIdInPath, text } from '../wire/scalars.ts';
import { defineCall } from './call.ts';

const name = field('passkey_name', text(0, 1000));
const unknown = {
  codes: ['passkey-missing'],
  when: 'there is no such passkey of this user',
} as const;
const absent = {
  codes: ['presence-required'],
  when: 'the password was last given too long ago',
} as const;
const badName = {
  codes: ['invalid-request'],
  when: 'the name breaks its rule; errors names it',
} as const;

/**
 * Returns the passkeys of the prescriber. With a passkey, a key that only its owner holds signs exactly this content.
 * Passkeys are an addition: without one, signing works as the specification says.
 */
export const listPasskeys = defineCall({
  name: 'listPasskeys',
  clause: '7.48',
  purpose: 'List own passkeys, the newest first',
  method: 'GET',
  path: '/api/users/passkeys',
  access: 'signPrescriptions',
  answer: listOf(passkey, MOST_PASSKEYS),
  refusals: [],
});

/** Returns the JSON of WebAuthn's creation options, valid once and for five minutes. */
export const beginPasskey = defineCall({
  name: 'beginPasskey',
  clause: '7.48',
  purpose: 'Begin to register a passkey; the answer is the JSON of its creation options',
  method: 'POST',
  path: '/api/users/passkeys/options',
  access: 'signPrescriptions',
  answer: text(1, 20_000),
  refusals: [
    { codes: ['passkeys-full'], when: 'the user has as many passkeys as there may be' },
    absent,
  ],
});

/** Registers the passkey that the browser created. */
export const addPasskey = defineCall({
  name: 'addPasskey',
  clause: '7.48',
  purpose: 'Register a passkey; `passkey_response` is the JSON that the browser answered',
  method: 'POST',
  path: '/api/users/passkeys',
  access: 'signPrescriptions',
  body: entity({ name, response: field('passkey_response', text(1, 20_000)) }),
  answer: passkey,
  refusals: [
    {
      codes: ['passkey-refused'],
      when: 'the browser’s answer is not what was asked for, or came too late',
    },
    badName,
    { codes: ['passkeys-full'], when: 'the user has as many passkeys as there may be' },
    absent,
  ],
});

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  clause: '7.48',
  purpose: 'Rename a passkey',
  method: 'PUT',
  path: '/api/users/passkeys',
  access: 'signPrescriptions',
  body: entity({ id: field('passkey_pk', recordId), name }),
  answer: passkey,
  refusals: [badName, unknown],
});

/** Removes a passkey. It cannot sign any more; existing signatures and their proofs stay valid. */
export const removePasskey = defineCall({
  name: 'removePasskey',
  clause: '7.48',
  purpose: 'Remove a passkey',
  method: 'DELETE',
  path: '/api/users/passkeys/:id',
  access: 'signPrescriptions',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: nothing,
  refusals: [unknown, absent],
});
