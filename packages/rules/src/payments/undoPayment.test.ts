import { expect, test } from 'vitest';
import { orderStateNames } from '../orders/orderStates.ts';
import { paymentStatusNames } from '../orders/paymentStatuses.ts';
import { undoPayment, type WronglyPaidOrder } from './undoPayment.ts';

const packed: WronglyPaidOrder = {
  effect: 'counts',
  state: 'Processing',
  paymentStatus: 'Paid',
  hasLeft: false,
  isGivenBack: false,
};

test.each(['Processing', 'Awaiting prescription'] as const)(
  'a paid order in state %s waits for its payment again',
  (state) => {
    expect(undoPayment({ ...packed, state })).toEqual({
      ok: true,
      value: { state: 'Awaiting payment', paymentStatus: 'Pending', wasPaid: true },
    });
  },
);

test('an order that was paid after its cancellation stays cancelled and unpaid', () => {
  expect(undoPayment({ ...packed, state: 'Cancelled' })).toEqual({
    ok: true,
    value: { state: 'Cancelled', paymentStatus: 'Failed', wasPaid: true },
  });
});

test('a part of an unpaid order leaves the order as it is', () => {
  const unpaid = { ...packed, state: 'Awaiting payment', paymentStatus: 'Pending' } as const;
  expect(undoPayment(unpaid)).toEqual({
    ok: true,
    value: { state: 'Awaiting payment', paymentStatus: 'Pending', wasPaid: false },
  });
});

test('a transfer that came after the order was paid leaves it paid', () => {
  const dispatched = { ...packed, state: 'Dispatched', hasLeft: true } as const;
  expect(undoPayment({ ...dispatched, effect: 'surplus' })).toEqual({
    ok: true,
    value: { state: 'Dispatched', paymentStatus: 'Paid', wasPaid: false },
  });
});

test('a payment stands once goods have left, or money was given back, in every state', () => {
  for (const state of orderStateNames) {
    for (const paymentStatus of paymentStatusNames) {
      const order = { ...packed, state, paymentStatus };
      const refused = undoPayment({ ...order, isGivenBack: true, hasLeft: true });
      expect(refused).toMatchObject({ ok: false, problem: { code: 'booking-refunded' } });
    }
  }
  expect(undoPayment({ ...packed, hasLeft: true })).toMatchObject({
    ok: false,
    problem: { code: 'booking-sent' },
  });
});
