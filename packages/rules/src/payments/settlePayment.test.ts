import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../orders/order.ts';
import { type PaymentOutcome, settlePayment } from './settlePayment.ts';

const outcomes: readonly PaymentOutcome[] = ['paid', 'declined', 'cancelled'];
const open = { state: 'Awaiting payment', paymentStatus: 'Pending' } as const;

test.each([
  ['paid', 'Paid'],
  ['declined', 'Failed'],
  ['cancelled', 'Failed'],
] as const)('an unpaid order with the outcome %s becomes %s', (outcome, paymentStatus) => {
  expect(settlePayment(open, outcome)).toEqual({
    paymentStatus,
    effect: 'counts',
    isRefundDue: false,
  });
});

test('a successful attempt counts after a failed one', () => {
  expect(settlePayment({ ...open, paymentStatus: 'Failed' }, 'paid')).toMatchObject({
    paymentStatus: 'Paid',
    effect: 'counts',
  });
});

test.each(['Paid', 'Refunded'] as const)('%s does not change with later outcomes', (status) => {
  const standing = { state: 'Processing', paymentStatus: status } as const;
  for (const outcome of outcomes) {
    expect(settlePayment(standing, outcome).paymentStatus).toBe(status);
  }
  expect(settlePayment(standing, 'declined').effect).toBe('ignored');
  expect(settlePayment(standing, 'paid')).toMatchObject({ effect: 'surplus', isRefundDue: true });
});

test('a payment for a cancelled order is recorded as paid and due for refund', () => {
  const cancelled = { state: 'Cancelled', paymentStatus: 'Failed' } as const;
  expect(settlePayment(cancelled, 'paid')).toEqual({
    paymentStatus: 'Paid',
    effect: 'counts',
    isRefundDue: true,
  });
});

test('exactly one payment counts in any sequence of outcomes with a payment', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...outcomes), { maxLength: 8 }), (arriving) => {
      let paymentStatus: Order['paymentStatus'] = 'Pending';
      let counted = 0;
      for (const outcome of arriving) {
        const settled = settlePayment({ ...open, paymentStatus }, outcome);
        if (outcome === 'paid' && settled.effect === 'counts') counted += 1;
        ({ paymentStatus } = settled);
      }
      expect(counted).toBe(arriving.includes('paid') ? 1 : 0);
      expect(paymentStatus === 'Paid').toBe(arriving.includes('paid'));
    }),
  );
});
