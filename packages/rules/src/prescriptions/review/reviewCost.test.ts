import { expect, test } from 'vitest';
import { aPrescription, aPrescriptionItem } from '../fixtures/aPrescription.ts';
import { reviewCostRefusal, reviewCostSentence } from './reviewCost.ts';

const unpaid = aPrescription();
const paid = aPrescription({ order: { ...unpaid.order!, isPaid: true } });
const packs = (quantity: number) => [aPrescriptionItem({ quantity })];
const REFUSED = 'order-paid-total';

test.each([
  ['unpaid, as ordered', unpaid, packs(2), undefined, undefined],
  [
    'unpaid or paid in part, dearer',
    unpaid,
    packs(3),
    undefined,
    'The order becomes £58.50 dearer, and its buyer is told what is still to pay.',
  ],
  ['unpaid, cheaper', unpaid, packs(1), undefined, 'It becomes £58.50 cheaper.'],
  [
    'without an order, dearer',
    aPrescription({ order: undefined }),
    packs(3),
    undefined,
    'The order becomes £58.50 dearer, and its buyer is told what is still to pay.',
  ],
  ['paid, as ordered', paid, packs(2), undefined, 'This order is paid, so its total cannot rise.'],
  ['paid, dearer', paid, packs(3), REFUSED, 'This order is paid, so its total cannot rise.'],
  [
    'paid, cheaper',
    paid,
    packs(1),
    undefined,
    'This order is paid. £58.50 goes back to its buyer.',
  ],
] as const)(
  'the review of an order that is %s has the right cost',
  (_what, ordered, after, refusal, sentence) => {
    expect(reviewCostRefusal(ordered, after)).toBe(refusal);
    expect(reviewCostSentence(ordered, after)).toBe(sentence);
  },
);

test('a substituted item costs nothing, and its substitute costs its packs with offers', () => {
  const original = aPrescriptionItem({ substitutedBy: 20 });
  const instead = { productId: 20, isSubstitute: true, unitPrice: 60_000 };
  const given = (
    quantity: number,
    promotions: readonly { quantity: number; price: number }[] = [],
  ) => [original, aPrescriptionItem({ ...instead, quantity, promotions })];
  const offers = [{ quantity: 2, price: 110_000 }];
  expect(
    [given(1), given(2), given(2, offers)].map((items) => reviewCostRefusal(paid, items)),
  ).toEqual([undefined, REFUSED, undefined]);
});

test('no cost is predicted for bundled items, because other prescriptions may share the bundle', () => {
  const bundled = aPrescriptionItem({ promotions: [{ quantity: 5, price: 250_000 }] });
  const other = aPrescriptionItem({ productId: 30, quantity: 1 });
  const before = { ...paid, items: [bundled, other] };
  const more = { ...bundled, quantity: 9 };
  expect(reviewCostRefusal(before, [more, other])).toBeUndefined();
  expect(reviewCostSentence({ ...unpaid, items: before.items }, [more, other])).toBeUndefined();
  expect(reviewCostRefusal(before, [bundled, { ...other, quantity: 2 }])).toBe(REFUSED);
});
