import { expect, test } from 'vitest';
import { orderMoves } from './orderMoves.ts';
import { orderStateOf } from './orderStateOf.ts';

const statuses = ['Pending', 'Paid', 'Failed', 'Refunded'] as const;
const open = ['Awaiting payment', 'Awaiting prescription'] as const;
const settled = ['Processing', 'Dispatched', 'Delivered', 'Cancelled'] as const;

test.each(open)('an order that was %s is processed only when it is paid and signed', (state) => {
  for (const paymentStatus of statuses) {
    const isPaid = paymentStatus === 'Paid';
    const unsigned = orderStateOf({ state, paymentStatus, isSigned: false });
    expect(unsigned).toBe(isPaid ? 'Awaiting prescription' : 'Awaiting payment');
    const signed = orderStateOf({ state, paymentStatus, isSigned: true });
    expect(signed).toBe(isPaid ? 'Processing' : 'Awaiting payment');
  }
});

test.each(settled)('an order that is %s stays so, whatever becomes of its payment', (state) => {
  for (const paymentStatus of statuses) {
    for (const isSigned of [true, false]) {
      expect(orderStateOf({ state, paymentStatus, isSigned })).toBe(state);
    }
  }
});

test('an order never goes where no order can go, whatever becomes of payment and prescriptions', () => {
  for (const [state, ways] of Object.entries(orderMoves)) {
    for (const isSigned of [true, false]) {
      const standing = { state: state as keyof typeof orderMoves, isSigned };
      expect(ways).toContain(orderStateOf({ ...standing, paymentStatus: 'Paid' }));
    }
  }
});
