import { expect, test } from 'vitest';
import {
  DEFAULT_DAYS_TO_SIGN,
  orderSignBy,
  remindersDue,
  signBy,
  unsignedUntil,
  wasNudgedRecently,
} from './signingDeadline.ts';

test("unsignedUntil shows the London day on which an order's unsigned prescriptions lapse", () => {
  expect(unsignedUntil(new Date('2026-07-04T23:30:00Z'))).toBe(
    'A prescription that is still unsigned lapses on 05/07/2026.',
  );
});

const waiting = { state: 'Awaiting prescription' } as const;
const early = new Date('2026-11-12T09:00:00Z');
const late = new Date('2026-11-15T09:00:00Z');

test('the deadline of an order is that of its oldest unsigned prescription', () => {
  expect(orderSignBy(waiting, [late, early], 14)).toEqual(new Date('2026-11-26T09:00:00Z'));
  expect(orderSignBy(waiting, [late], 3)).toEqual(new Date('2026-11-18T09:00:00Z'));
});

test('an order without unsigned prescriptions, or a cancelled one, has no deadline', () => {
  expect(orderSignBy(waiting, [], 14)).toBeUndefined();
  expect(orderSignBy({ state: 'Cancelled' }, [early], 14)).toBeUndefined();
});

test('a prescription lapses fourteen days after the order by default', () => {
  const ordered = new Date('2026-03-20T10:00:00Z');
  expect(signBy(ordered, DEFAULT_DAYS_TO_SIGN)).toEqual(new Date('2026-04-03T10:00:00Z'));
  expect(signBy(ordered, 2)).toEqual(new Date('2026-03-22T10:00:00Z'));
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
  expect(wasNudgedRecently(undefined, ordered)).toBe(false);
  expect(wasNudgedRecently(ordered, after(23.99))).toBe(true);
  expect(wasNudgedRecently(ordered, after(24))).toBe(false);
});
