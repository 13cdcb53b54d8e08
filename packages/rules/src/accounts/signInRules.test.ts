import { expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { aPasskey } from './fixtures/aPasskey.ts';
import { passkey } from './passkey.ts';
import { presenceRules } from './signInRules.ts';

test('the form that asks for the password again refuses an empty one', () => {
  expect(checkForm(presenceRules, { password: '' })).toEqual({ password: fieldSentences.password });
  expect(checkForm(presenceRules, { password: 'correct horse' })).toEqual({});
});

test('a passkey survives writing and reading', () => {
  const used = aPasskey({ lastUsedAt: new Date('2026-11-18T09:00:00Z'), isSynced: true });
  expect(passkey.read(passkey.write(used))).toEqual(used);
});
