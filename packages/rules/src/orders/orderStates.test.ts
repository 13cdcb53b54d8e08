import { expect, test } from 'vitest';
import { canMoveOrder } from './orderMoves.ts';
import { orderStateNames, orderStateOf } from './orderStates.ts';

const statuses = ['Pending', 'Paid', 'Failed', 'Refunded'] as const;
const open = ['Awaiting payment', 'Awaiting prescription'] as const;
const settled = ['Processing', 'Dispatched', 'Delivered', 'Cancelled'] as const;

test.each(open)('an order in state %s is processed only once paid and signed', (state) => {
  for (const paymentStatus of statuses) {
    const isPaid = paymentStatus === 'Paid';
    const unsigned = orderStateOf({ state, paymentStatus, isSigned: false });
    expect(unsigned).toBe(isPaid ? 'Awaiting prescription' : 'Awaiting payment');
    const signed = orderStateOf({ state, paymentStatus, isSigned: true });
    expect(signed).toBe(isPaid ? 'Processing' : 'Awaiting payment');
  }
});

test.each(settled)('an order in state %s keeps it, whatever its payment status', (state) => {
  for (const paymentStatus of statuses) {
    for (const isSigned of [true, false]) {
      expect(orderStateOf({ state, paymentStatus, isSigned })).toBe(state);
    }
  }
});

test('an order only moves to allowed states, whatever its payment and prescriptions', () => {
  for (const state of orderStateNames) {
    for (const isSigned of [true, false]) {
      const next = orderStateOf({ state, isSigned, paymentStatus: 'Paid' });
      expect(next === state || canMoveOrder(state, next)).toBe(true);
    }
  }
});
