import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, required } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, instant, orNull, recordId, text } from '../wire/scalars.ts';

/** Maximum length of a passkey's name, in characters. */
export const LONGEST_PASSKEY_NAME = 60;

/** Maximum number of passkeys of one prescriber. */
export const MOST_PASSKEYS = 10;

/** A registered passkey. Its private key never leaves the owner's device or password manager. */
export const passkey = entity({
  id: field('passkey_pk', recordId),
  /** The name that the owner chose. */
  name: field('passkey_name', text(1, LONGEST_PASSKEY_NAME)),
  createdAt: field('passkey_createdat', instant),
  /** Empty until the passkey has signed something. */
  lastUsedAt: field('passkey_lastused', orNull(instant)),
  /** Whether a password manager syncs it to several devices. */
  isSynced: field('passkey_synced', flag),
});

export type Passkey = Words<typeof passkey>;

/** The form that names a passkey. */
export const passkeyRules: FormRules<'name'> = {
  name: [
    required(fieldSentences.passkeyName),
    atMost(LONGEST_PASSKEY_NAME, fieldSentences.atMost60),
  ],
};
