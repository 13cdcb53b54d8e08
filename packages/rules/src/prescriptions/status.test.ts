import { expect, test } from 'vitest';
import { workedExamples } from '../testing/workedExamples.ts';
import { aPrescription } from './fixtures/aPrescription.ts';
import type { PrescriptionStatus } from './prescription.ts';
import {
  confirmationSentBy,
  prescriptionWaitsFor,
  statusLabel,
  waitingSince,
  waitingWords,
} from './status.ts';

const PRESCRIBER = 9;
const PRACTITIONER = 7;

test.each(workedExamples('prescription', 'Status'))(
  'a prescription has a label for every status',
  (row) => {
    expect(statusLabel[row['Status'] as PrescriptionStatus]).toBe(row['Called']);
  },
);

test.each(workedExamples('prescription', 'What it waits for'))(
  'a $Status prescription, link opened: $LinkOpened, settled: $Settled, order: $Order, waits for $WaitsFor',
  (row) => {
    expect(
      prescriptionWaitsFor({
        status: row['Status'] as PrescriptionStatus,
        isConfirmed: row['Link opened'] === 'yes',
        isSettled: row['Settled'] === 'yes',
        isOrderCancelled: row['Order'] === 'cancelled',
      }),
    ).toBe(row['Waits for']);
  },
);

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
