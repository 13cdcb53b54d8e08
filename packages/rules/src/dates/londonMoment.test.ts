import { expect, test } from 'vitest';
import { londonMoment } from './londonMoment.ts';

test.each([
  ['2026-06-22', '00:00', '2026-06-21T23:00:00.000Z'],
  ['2026-12-01', '00:00', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01', '09:30', '2026-12-01T09:30:00.000Z'],
  // Clocks go forward at 01:00, and back at 02:00.
  ['2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', '01:30', undefined],
  ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ['2026-06-22', '24:10', undefined],
  ['2026-06-22', 'noon', undefined],
])('londonMoment of %s at %s is %s', (day, time, expected) => {
  expect(londonMoment(day, time)?.toISOString()).toBe(expected);
});
