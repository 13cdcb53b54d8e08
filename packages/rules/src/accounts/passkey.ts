import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, instant, orNull, recordId, text } from '../wire/scalars.ts';

/** The longest name of a passkey. */
export const LONGEST_PASSKEY_NAME = 60;

/** As many as one prescriber may have. */
export const MOST_PASSKEYS = 10;

/** A passkey that its owner has registered: a key that never leaves their device or password manager. */
export const passkey = entity({
  id: field('passkey_pk', recordId),
  /** What its owner calls it. */
  name: field('passkey_name', text(1, LONGEST_PASSKEY_NAME)),
  createdAt: field('passkey_createdat', instant),
  /** Nothing until something was signed with it. */
  lastUsedAt: field('passkey_lastused', orNull(instant)),
  /** Whether it is kept by a password manager on several devices. */
  isSynced: field('passkey_synced', flag),
});

export type Passkey = Words<typeof passkey>;
