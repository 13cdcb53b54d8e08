import { expect, test } from 'vitest';
import { anOrder } from '../orders/fixtures/orders.ts';
import { paymentResult } from './cardPayment.ts';

const now = new Date('2026-11-12T14:40:00Z');
const due = anOrder({ paymentMode: 'card', heldUntil: new Date(+now + 60_000) });

test.each([
  ['waiting', 'nobody has said anything', {}, undefined],
  ['declined', 'the buyer comes back from a card that was declined', {}, 'declined'],
  ['cancelled', 'the buyer gave up', {}, 'cancelled'],
  ['failed', 'the provider said no', { paymentStatus: 'Failed' }, undefined],
  ['cancelled', 'the provider said no to who gave up', { paymentStatus: 'Failed' }, 'cancelled'],
  ['paid', 'the provider said yes', { paymentStatus: 'Paid', state: 'Processing' }, undefined],
  [
    'paid',
    'the provider said yes, whatever the address says',
    { paymentStatus: 'Paid', state: 'Awaiting prescription' },
    'declined',
  ],
  [
    'paidTooLate',
    'the order was cancelled before the money came',
    { paymentStatus: 'Paid', state: 'Cancelled' },
    undefined,
  ],
  ['expired', 'the time is over', { heldUntil: now }, undefined],
  [
    'expired',
    'the order is cancelled',
    { paymentStatus: 'Failed', state: 'Cancelled' },
    'declined',
  ],
] as const)('the result is %s if %s', (result, _when, changes, hint) => {
  expect(paymentResult({ ...due, ...changes }, hint, now)).toBe(result);
});
