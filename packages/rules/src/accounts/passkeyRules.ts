import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, required } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { LONGEST_PASSKEY_NAME } from './passkey.ts';

/** The form that names a passkey. */
export const passkeyRules: FormRules<'name'> = {
  name: [
    required(fieldSentences.passkeyName),
    atMost(LONGEST_PASSKEY_NAME, fieldSentences.atMost60),
  ],
};
