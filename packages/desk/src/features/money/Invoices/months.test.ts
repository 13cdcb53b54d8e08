import { expect, test } from 'vitest';
import { lastMonths, monthName } from './months.ts';

test('lists the months of six years, newest first', () => {
  const months = lastMonths('2026-02');
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect([months.length, months.at(-1)]).toEqual([73, '2020-02']);
});

test('names a month', () => {
  expect(monthName('2026-11')).toBe('November 2026');
});
