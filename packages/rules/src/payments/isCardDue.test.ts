import { expect, test } from 'vitest';
import { anOrder } from '../orders/fixtures/orders.ts';
import { isCardDue } from './cardPayment.ts';

const now = new Date('2026-11-12T14:40:00Z');
const due = anOrder({ paymentMode: 'card', heldUntil: new Date(+now + 1) });

test('a card order can be paid, and paid again after a refusal, while its stock is reserved', () => {
  expect(isCardDue(due, now)).toBe(true);
  expect(isCardDue({ ...due, paymentStatus: 'Failed' }, now)).toBe(true);
});

test.each([
  ['its time is over', { heldUntil: now }],
  ['nothing is held for it', { heldUntil: undefined }],
  ['it is paid', { paymentStatus: 'Paid' }],
  ['it was given back', { paymentStatus: 'Refunded' }],
  ['it is cancelled', { state: 'Cancelled' }],
  ['it waits for a transfer', { paymentMode: 'bankTransfer' }],
] as const)('an order cannot be paid by card if %s', (_what, changes) => {
  const { heldUntil: _held, ...order } = due;
  const changed = { ...order, heldUntil: due.heldUntil, ...changes };
  expect(isCardDue(changed as typeof due, now)).toBe(false);
});
