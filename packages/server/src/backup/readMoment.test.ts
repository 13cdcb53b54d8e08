import { expect, test } from 'vitest';
import { readMoment } from './readMoment.ts';

test.each([
  ['2026-11-27 14:03', '2026-11-27T14:03:00.000Z'],
  ['2026-06-27 14:03:20', '2026-06-27T13:03:20.000Z'],
  ['2026-06-27 00:30', '2026-06-26T23:30:00.000Z'],
  ['2026-06-27T14:03Z', '2026-06-27T14:03:00.000Z'],
  ['2026-06-27 14:03+02:00', '2026-06-27T12:03:00.000Z'],
])('%s is %s', (text, moment) => {
  expect(readMoment(text).toISOString()).toBe(moment);
});

test.each([
  'yesterday',
  '2026-02-30 14:03',
  '2026-11-27',
  '2026-11-27 25:00',
  '2026-03-29 01:30',
  '2026-11-27 14:60',
])('%s is refused', (text) => {
  expect(() => readMoment(text)).toThrow(`"${text}" is not a moment to restore to`);
});
