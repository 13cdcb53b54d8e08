import { expect, test } from 'vitest';
import { mayPlaceAgain } from './mayPlaceAgain.ts';

const drawnAt = new Date('2026-11-20T21:00:00Z');

test.each([
  { Placed: '2026-11-20T21:00:00Z', May: true },
  { Placed: '2026-11-20T21:14:59Z', May: true },
  { Placed: '2026-11-20T21:15:00Z', May: false },
  { Placed: '2026-11-20T20:59:59Z', May: false },
])('a signature drawn at 21:00 may be reused at $Placed: $May', ({ Placed, May }) => {
  expect(mayPlaceAgain(drawnAt, new Date(Placed), true)).toBe(May);
});

test('a signature may not be reused without a passkey', () => {
  expect(mayPlaceAgain(drawnAt, drawnAt, false)).toBe(false);
});
