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

test.each([
  ['of the amount makes an order paid', waiting, 673_450, 'counts', 'Paid', false],
  ['of less is a part, and the order waits', waiting, 661_950, 'part', 'Pending', false],
  ['of a penny is a part', waiting, 10, 'part', 'Pending', false],
  ['of the rest makes an order paid', partly, 11_500, 'counts', 'Paid', false],
  ['of less than the rest is another part', partly, 11_490, 'part', 'Pending', false],
  ['for a cancelled order is given back', cancelled, 673_450, 'counts', 'Paid', true],
  ['of less for a cancelled order is given back', cancelled, 10, 'part', 'Failed', true],
] as const)('a transfer %s', (_what, order, amount, effect, paymentStatus, isRefundDue) => {
  const value = { effect, paymentStatus, isRefundDue };
  expect(settleTransfer(order, transfer(amount))).toEqual({ ok: true, value });
});

test.each([
  ['more than the amount', waiting, transfer(673_460), 'payment-amount-differs'],
  ['more than the rest', partly, transfer(11_510), 'payment-amount-differs'],
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
  ['a paid order', { ...waiting, paymentStatus: 'Paid' }, transfer(10), 'payment-not-due'],
] as const)('settleTransfer refuses %s', (_what, order, stated, code) => {
  expect(settleTransfer(order, stated)).toMatchObject({ ok: false, problem: { code } });
});

test('settleTransfer accepts a reference that names the order itself, also beside others', () => {
  for (const reference of ['F-2026-000031', 'F-2026-000030 and f-2026-000031']) {
    expect(settleTransfer(waiting, transfer(10, reference))).toMatchObject({ ok: true });
  }
});
