import { expect, test } from 'vitest';
import { decode } from '../../wire/decode.ts';
import { exportInvoicesOfMonth } from './deskMoneyCalls.ts';

test.each([
  ['2026-11', true],
  ['2026-00', false],
  ['2026-13', false],
  ['0926-11', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['November', false],
])('%s as a month of invoices is accepted: %s', (month, ok) => {
  const { body } = exportInvoicesOfMonth;
  expect(body && decode(body, { month, reason: 'The month' })).toMatchObject({ ok });
});
