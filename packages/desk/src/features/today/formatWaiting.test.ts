import { expect, test } from 'vitest';
import { formatWaiting } from './formatWaiting.ts';

const now = new Date('2026-11-29T12:00:00Z');

test.each([
  ['2026-11-29T12:00:30Z', 'less than a minute'],
  ['2026-11-29T11:59:00Z', '1 minute'],
  ['2026-11-29T11:00:01Z', '59 minutes'],
  ['2026-11-29T11:00:00Z', '1 hour'],
  ['2026-11-28T12:00:01Z', '23 hours'],
  ['2026-11-26T12:00:00Z', '3 days'],
])('what waits since %s has waited %s', (since, expected) => {
  expect(formatWaiting(new Date(since), now)).toBe(expected);
});
