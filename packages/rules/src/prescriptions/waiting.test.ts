import { expect, test } from 'vitest';
import { aPrescription } from './fixtures/aPrescription.ts';
import { waitingSince } from './waitingSince.ts';
import { waitingWords } from './waitingWords.ts';

const PRESCRIBER = 9;
const PRACTITIONER = 7;

test.each([
  ['signature', PRESCRIBER, 'Your signature'],
  ['signature', PRACTITIONER, 'Helen Marsh to sign'],
  ['confirmation', PRESCRIBER, 'The link in your email'],
  ['confirmation', PRACTITIONER, 'Helen Marsh to confirm by email'],
  ['correction', PRESCRIBER, 'Amara Okafor to correct'],
  ['correction', PRACTITIONER, 'Your correction'],
  ['nothing', PRESCRIBER, undefined],
] as const)('what waits for %s reads to user %d: %s', (waitsFor, readerId, words) => {
  expect(waitingWords(aPrescription({ waitsFor }), readerId)).toBe(words);
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const moments = { createdAt: at(8), signedAt: at(10), rejectedAt: at(11) };

test.each([
  ['signature', { verifiedAt: undefined }, at(8)],
  ['signature', { verifiedAt: at(9) }, at(9)],
  ['confirmation', { verifiedAt: at(9) }, at(10)],
  ['correction', { verifiedAt: undefined }, at(11)],
  ['nothing', { verifiedAt: at(9) }, undefined],
] as const)('it waits for %s since the step before it', (waitsFor, verified, since) => {
  expect(waitingSince(aPrescription({ ...moments, ...verified, waitsFor }))).toEqual(since);
});
