import { expect, test } from 'vitest';
import { aPrescription } from './fixtures/aPrescription.ts';
import { isNudgedLately } from './isNudgedLately.ts';
import { lapseReason } from './lapseReason.ts';
import { remindersDue } from './remindersDue.ts';
import { confirmationSentBy, waitingSince } from './waitingSince.ts';
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
] as const)('the next step %s reads to user %d: %s', (waitsFor, readerId, words) => {
  expect(waitingWords(aPrescription({ waitsFor }), readerId)).toBe(words);
});

test('the confirmation link is sent within four minutes of signing', () => {
  const signedAt = new Date('2026-11-27T23:58:30Z');
  expect(confirmationSentBy(signedAt)).toEqual(new Date('2026-11-28T00:02:30Z'));
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const moments = { createdAt: at(8), signedAt: at(10), rejectedAt: at(11) };

test.each([
  ['signature', { verifiedAt: undefined }, at(8)],
  ['signature', { verifiedAt: at(9) }, at(9)],
  ['confirmation', { verifiedAt: at(9) }, at(10)],
  ['correction', { verifiedAt: undefined }, at(11)],
  ['nothing', { verifiedAt: at(9) }, undefined],
] as const)('a prescription awaits %s since the step before it', (waitsFor, verified, since) => {
  expect(waitingSince(aPrescription({ ...moments, ...verified, waitsFor }))).toEqual(since);
});

const HOUR_MS = 3_600_000;
const ordered = new Date('2026-11-02T10:00:00Z');
const after = (hours: number) => new Date(+ordered + hours * HOUR_MS);

test.each([
  [14, 23.99, 0],
  [14, 24, 1],
  [14, 71.99, 1],
  [14, 72, 2],
  [14, 14 * 24 - 48.01, 2],
  [14, 14 * 24 - 48, 3],
  [4, 72, 3],
  [5, 72, 3],
  [3, 71, 1],
  [3, 72, 1],
  [1, 24, 0],
])('with %d days to sign, after %d hours %d reminders are due', (days, hours, due) => {
  const prescription = { createdAt: ordered, signBy: after(days * 24) };
  expect(remindersDue(prescription, after(hours))).toBe(due);
});

test('a reminder can be requested again 24 hours after the last', () => {
  expect(isNudgedLately(undefined, ordered)).toBe(false);
  expect(isNudgedLately(ordered, after(23.99))).toBe(true);
  expect(isNudgedLately(ordered, after(24))).toBe(false);
});

test('the reason of a lapsed prescription names the days to sign', () => {
  expect(lapseReason(14)).toBe('It was not signed within 14 days');
  expect(lapseReason(1)).toBe('It was not signed within a day');
});
