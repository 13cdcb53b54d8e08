import { expect, test } from 'vitest';
import { anOrder } from '../orders/fixtures/orders.ts';
import { settleTransfer } from './settlePayment.ts';

const waiting = anOrder({ amount: 673_450 });
const partly = { ...waiting, partPaid: 661_950 };
const cancelled = { ...waiting, state: 'Cancelled', paymentStatus: 'Failed' } as const;
const transfer = (amount: number, reference = 'FP 140 OKAFOR') => ({
  amount,
  reference,
  isBooked: false,
});

const paid = { ...waiting, state: 'Processing', paymentStatus: 'Paid' } as const;
const refunded = { ...cancelled, paymentStatus: 'Refunded' } as const;

test.each([
  ['of the amount makes an order paid', waiting, 673_450, 'counts', 'Paid', false, 0],
  ['of less is a part, and the order waits', waiting, 661_950, 'part', 'Pending', false, 0],
  ['of a penny is a part', waiting, 10, 'part', 'Pending', false, 0],
  ['of the rest makes an order paid', partly, 11_500, 'counts', 'Paid', false, 0],
  ['of less than the rest is another part', partly, 11_490, 'part', 'Pending', false, 0],
  ['of more pays it, and the rest goes back', waiting, 673_460, 'counts', 'Paid', false, 10],
  ['beyond the rest pays it, and the rest goes back', partly, 12_000, 'counts', 'Paid', false, 500],
  ['for a cancelled order is given back', cancelled, 673_450, 'counts', 'Paid', true, 0],
  ['of more for a cancelled order is given back', cancelled, 673_460, 'counts', 'Paid', true, 0],
  ['of less for a cancelled order is given back', cancelled, 10, 'part', 'Failed', true, 0],
  ['for a paid order is given back', paid, 10, 'surplus', 'Paid', true, 0],
  ['for a refunded order is given back', refunded, 10, 'surplus', 'Refunded', true, 0],
] as const)('a transfer %s', (_what, order, amount, effect, paymentStatus, isRefundDue, back) => {
  const value = { effect, paymentStatus, isRefundDue, back };
  expect(settleTransfer(order, transfer(amount))).toEqual({ ok: true, value });
});

test.each([
  ['nothing', waiting, transfer(0), 'payment-amount-differs'],
  ['less than nothing', waiting, transfer(-10), 'payment-amount-differs'],
  ['a fraction of a penny', waiting, transfer(661_955), 'payment-amount-differs'],
  ['half a mill', waiting, transfer(0.5), 'payment-amount-differs'],
  ['no number', waiting, transfer(Number.NaN), 'payment-amount-differs'],
  ['the same again', partly, { ...transfer(10), isBooked: true }, 'transfer-booked'],
  [
    'the number of another order',
    waiting,
    transfer(10, 'f-2026-000032'),
    'transfer-of-another-order',
  ],
  [
    'an order without its price',
    { ...waiting, awaitsPrice: true },
    transfer(10),
    'order-not-priced',
  ],
  ['a card order', { ...waiting, paymentMode: 'card' }, transfer(10), 'payment-not-due'],
  ['the same again for a paid order', paid, { ...transfer(10), isBooked: true }, 'transfer-booked'],
] as const)('settleTransfer refuses %s', (_what, order, stated, code) => {
  expect(settleTransfer(order, stated)).toMatchObject({ ok: false, problem: { code } });
});

test('settleTransfer accepts a reference that names the order itself, also beside others', () => {
  for (const reference of ['F-2026-000031', 'F-2026-000030 and f-2026-000031']) {
    expect(settleTransfer(waiting, transfer(10, reference))).toMatchObject({ ok: true });
  }
});

test('settleTransfer takes a reference that names another order, if staff chose this one', () => {
  const chosen = { ...transfer(10, 'F-2026-000032'), isChosen: true };
  expect(settleTransfer(waiting, chosen)).toMatchObject({ ok: true });
});
