import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';

test('dates show as day, month and year of the UK @1.7', () => {
  expect(formatDate(new Date('2026-01-05T12:00:00Z'))).toBe('05/01/2026');
  expect(formatDate(new Date('2026-06-30T23:30:00Z'))).toBe('01/07/2026');
});
