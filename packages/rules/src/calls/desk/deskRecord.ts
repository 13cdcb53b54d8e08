import { entity, field } from '../../wire/entity.ts';
import { recordIdInPath, text, wholeNumber } from '../../wire/scalars.ts';
import type { CallRefusal } from '../call.ts';

/** The key of the record that a call is about. */
export const idInPath = entity({ id: field('id', recordIdInPath) });

/** The version of a record that was shown; every change of it sends it back. */
export const version = field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER));

/** A reason as it was typed; the server refuses an empty one, and one that is too long, in words. */
export const typedReason = text(0, 4000);

export const invalid: CallRefusal = { codes: ['invalid-request'], when: 'the body is not valid' };

export const unexplained: CallRefusal = {
  codes: ['reason-required', 'text-too-long'],
  when: 'the reason is missing or longer than 1,000 characters',
};

export const notFresh: CallRefusal = {
  codes: ['fresh-proof-required'],
  when: 'password and code, or a passkey, were given more than five minutes ago',
};
