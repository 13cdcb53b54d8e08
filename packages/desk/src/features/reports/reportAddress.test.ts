import { expect, test } from 'vitest';
import { readReportDays, reportHref } from './reportAddress.ts';

test.each([
  ['', { period: 'this-month' }],
  ['period=last-year', { period: 'last-year' }],
  ['period=ever&from=2026-01-01', { period: 'this-month' }],
  [
    'period=days&from=2026-01-01&to=2026-01-31',
    { period: 'days', from: '2026-01-01', to: '2026-01-31' },
  ],
  ['period=days&from=soon', { period: 'days' }],
])('the address %s names %o', (query, days) => {
  expect(readReportDays(new URLSearchParams(query))).toEqual(days);
});

test('another report keeps the days', () => {
  const days = { period: 'days', from: '2026-01-01', to: '2026-01-31' } as const;
  expect(reportHref('vat', days)).toBe('/reports/vat?period=days&from=2026-01-01&to=2026-01-31');
  expect(reportHref('day', { period: 'this-month' })).toBe('/reports');
});
