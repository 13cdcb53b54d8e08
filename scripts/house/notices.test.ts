import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notices } from '../../packages/rules/src/problems/notices.ts';
import { root } from '../root.ts';

/** The shop's own notices, which no clause words. */
const ownWords: ReadonlySet<string> = new Set([
  'sendingCancelled',
  'verifiedKept',
  'profileSaved',
  'emailAlreadyVerified',
  'passwordResetSent',
  'manualPrice',
  'manualForPrescribers',
  'linkEnded',
  'invitationAsked',
  'confirmationResent',
  'prescriptionGivenUp',
  'prescriptionCorrected',
  'prescriberNudged',
  'passkeyNotUsed',
  'cartCleared',
  'listCreated',
  'listRenamed',
  'listDeleted',
  'addedToList',
  'alreadyOnList',
  'takenOffList',
  'usualOrderReset',
  'stockRequestCancelled',
]);

const clauses = readFileSync(join(root, 'docs/acceptance.md'), 'utf8');
const isQuoted = (sentence: string) => clauses.includes(`'${sentence}'`);

test.each(Object.entries(notices).filter(([name]) => !ownWords.has(name)))(
  'the notice %s appears word for word in the list of clauses: %s',
  (_name, sentence) => {
    expect(isQuoted(sentence)).toBe(true);
  },
);

test('no clause quotes a notice in the shop’s own words', () => {
  const quoted = Object.entries(notices).filter(
    ([name, sentence]) => ownWords.has(name) && isQuoted(sentence),
  );
  expect(quoted).toEqual([]);
});
