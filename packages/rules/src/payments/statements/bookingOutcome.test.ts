import { expect, test } from 'vitest';
import { anOrder } from '../../orders/fixtures/orders.ts';
import { bookingOutcome, bookingOutcomes, bookingSentence } from './bookingOutcome.ts';

const waiting = anOrder({ amount: 673_450, partPaid: 500_000 });

test.each([
  ['pays an order exactly', waiting, 173_450, 'pays', 0],
  ['is a part', waiting, 100_000, 'part', 73_450],
  ['is more than is due', waiting, 200_000, 'over', 26_550],
  ['comes for a cancelled order', { ...waiting, state: 'Cancelled' }, 10, 'given-back', 10],
  ['comes for a paid order', { ...waiting, paymentStatus: 'Paid' }, 10, 'given-back', 10],
  ['comes for a card order', { ...waiting, paymentMode: 'card' }, 10, 'refused', 0],
  ['comes for an order without its price', { ...waiting, awaitsPrice: true }, 10, 'refused', 0],
] as const)('a credit that %s', (_what, order, amount, outcome, rest) => {
  expect(bookingOutcome(order, amount)).toEqual({ outcome, rest });
});

test('each outcome has its sentence, with what is left or given back', () => {
  const said = bookingOutcomes.map((outcome) => bookingSentence({ outcome, rest: 5_000 }));
  expect(said).toEqual([
    'Pays the order',
    'A part: £5.00 is left to pay',
    'Pays the order, and £5.00 is given back',
    'Does not wait for money: £5.00 is given back',
    'Is paid by card, or awaits a price: nothing can be booked',
  ]);
});
