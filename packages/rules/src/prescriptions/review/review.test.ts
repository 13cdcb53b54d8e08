import { millsFromPounds } from '../../money/pounds.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../catalogue/fixtures/aProduct.ts';
import { messages } from '../../problems/messages.ts';
import type { Refusal } from '../../problems/refusal.ts';
import type { Result } from '../../problems/result.ts';
import { workedExamples } from '../../testing/workedExamples.ts';
import { aPrescription, aPrescriptionItem } from '../fixtures/aPrescription.ts';
import type { PrescriptionItem } from '../prescriptionItem.ts';
import { type ReviewedItem, applyReview } from './applyReview.ts';
import { itemValue } from './itemValue.ts';
import { substituteItem } from './substituteItem.ts';
import { verifyRequestOf } from './verifyRequest.ts';

/** Expands '1001 × x' to 1001 characters; returns other text unchanged. */
function typed(text = ''): string {
  const [, times, unit] = /^(\d+) × (.)$/.exec(text) ?? [];
  return times && unit ? unit.repeat(Number(times)) : text;
}

function outcome<T>(answer: Result<T, Refusal>): string {
  return answer.ok ? 'allowed' : answer.problem.message;
}

function accepted<T>(answer: Result<T, Refusal>): T {
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

function written(amount: number): string {
  return (amount / 1000).toFixed(3);
}

/** Parses '12×2→20, +20×1': two packs of 12, substituted by 20. */
function itemsIn(text = ''): readonly PrescriptionItem[] {
  return [...text.matchAll(/(\+?)(\d+)×(\d+)(?:→(\d+))?/g)].map(
    ([, substitute, productId, packs, by]) => {
      const quantity = Number(packs);
      return aPrescriptionItem({
        productId: Number(productId),
        quantity,
        allocated: quantity,
        initialQuantity: 2,
        inStock: 12,
        minimumStock: 4,
        promotions: [],
        unitPrice: 10_000,
        value: quantity * 10_000,
        fullPrice: quantity * 10_000,
        substitutedBy: by === undefined ? undefined : Number(by),
        isSubstitute: substitute === '+',
      });
    },
  );
}

function writtenItems(items: readonly PrescriptionItem[]): string {
  return items
    .map(({ productId, quantity, substitutedBy, isSubstitute }) => {
      const by = substitutedBy === undefined ? '' : `→${substitutedBy}`;
      return `${isSubstitute ? '+' : ''}${productId}×${quantity}${by}`;
    })
    .join(', ');
}

/** Applies '12 by 20': product 20 substitutes product 12. */
function substituted(
  items: readonly PrescriptionItem[],
  substitution = '',
): readonly PrescriptionItem[] {
  const [, productId, by] = /^(\d+) by (\d+)$/.exec(substitution) ?? [];
  if (by === undefined) return items;
  const candidate = aProduct({ id: Number(by), price: 10_000 });
  return accepted(substituteItem({ items }, Number(productId), candidate));
}

describe('prescription items', () => {
  test.each(workedExamples('prescription', 'Value of an item'))(
    'have a value with three decimals, bundles included @3.14',
    (row) => {
      const offer = /(\d+) for ([\d.]+)/.exec(row['Offers'] ?? '');
      const price = millsFromPounds(Number(offer?.[2] ?? 0)) ?? 0;
      const { value, fullPrice } = itemValue({
        quantity: Number(row['Packs']),
        unitPrice: millsFromPounds(Number(row['Unit price'])) ?? 0,
        promotions: offer ? [{ quantity: Number(offer[1]), price }] : [],
      });
      expect([written(value), written(fullPrice)]).toEqual([
        row['Value'],
        row['Without promotion'],
      ]);
    },
  );

  const types = new Map([
    ['', 'any'],
    ['prescription only', 'prescription'],
    ['not on prescription', 'nonPrescription'],
  ] as const);

  test.each(workedExamples('prescription', 'Choosing a substitute'))(
    'accept only a substitute that is in stock, sold on prescription and of the same kind @4.6',
    (row) => {
      const prescription = {
        items: [
          ...itemsIn('12×2, 13×1→14, +14×1'),
          aPrescriptionItem({ productId: 0, isManual: true }),
        ],
        productCategories: { 12: [2, 5], 13: [2] },
      };
      const candidate = aProduct({
        id: Number(row['Candidate']),
        inStock: Number(row['In stock']),
        minimumStock: 4,
        categories: (row['Categories'] ?? '')
          .split(', ')
          .map((id) => ({ id: Number(id), name: '' })),
        type: types.get(row['Sold'] as '') ?? 'any',
      });
      expect(outcome(substituteItem(prescription, Number(row['For']), candidate))).toBe(
        row['Answer'],
      );
    },
  );

  test('get a substitute with the data of its product, a quantity of 1 and no directions @4.6', () => {
    const items = itemsIn('12×2');
    const promotion = { quantity: 1, price: 9_000, startsAt: new Date(0), endsAt: new Date(1) };
    const product = aProduct({ id: 20, name: 'Stand-in', price: 9_500, promotions: [promotion] });
    const answer = substituteItem({ items }, 12, product);
    expect(answer.ok && answer.value[1]).toEqual({
      productId: 20,
      name: 'Stand-in',
      isManual: false,
      unitPrice: 9_500,
      quantity: 1,
      allocated: 1,
      directions: '',
      initialQuantity: 0,
      value: 9_000,
      fullPrice: 9_500,
      promotions: [{ quantity: 1, price: 9_000 }],
      substitutedBy: undefined,
      isSubstitute: true,
      inStock: product.inStock,
      minimumStock: product.minimumStock,
    });
  });

  test.each(workedExamples('prescription', 'Substituting and verifying'))(
    'count 0 on verification if substituted @4.6',
    (row) => {
      const items = substituted(itemsIn(row['Items']), row['Substitution']);
      const answer = verifyRequestOf(aPrescription({ items }));
      const verified = answer.ok ? answer.value.items : [];
      expect({
        after: writtenItems(items),
        allocated: verified.map((item) => `${item.productId}: ${item.allocated}`).join(', '),
        value: verified.map((item) => `${item.productId}: ${written(item.value)}`).join(', '),
      }).toEqual({
        after: row['Items after'],
        allocated: row['Allocated on verification'],
        value: row['Value on verification'],
      });
    },
  );

  test('can be verified after any substitution', () => {
    const products = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(products, fc.nat(), (ids, at) => {
        const before = ids.map((productId) => aPrescriptionItem({ productId }));
        const productId = ids[at % ids.length] ?? 0;
        const items = accepted(substituteItem({ items: before }, productId, aProduct({ id: 10 })));
        expect(outcome(verifyRequestOf(aPrescription({ items })))).toBe('allowed');
      }),
    );
  });

  test.each(workedExamples('prescription', 'Verifying'))(
    'are checked field by field and sent settled @5.25',
    (row) => {
      const directions = typed(row['Directions']);
      const items = itemsIn(row['Items']).map((item) => ({ ...item, directions }));
      const comments = typed(row['Comments']);
      const answer = verifyRequestOf(aPrescription({ id: 41, items, comments }));
      const isInvalid = !answer.ok && answer.problem.code === 'invalid-request';
      const sentences = Object.entries((isInvalid && answer.problem.errors) || {}).map(
        ([field, sentence]) => `${field}: ${sentence}`,
      );
      expect(sentences.join('; ') || outcome(answer)).toBe(row['Answer']);
      const sent = { id: 41, comments, products: items.map(({ productId }) => productId) };
      const request = answer.ok && {
        id: answer.value.id,
        comments: answer.value.comments,
        products: answer.value.items.map(({ productId }) => productId),
      };
      expect(request).toEqual(answer.ok && sent);
    },
  );
});

function said(productId: number, changes: Partial<ReviewedItem> = {}): ReviewedItem {
  return {
    productId,
    quantity: 1,
    directions: 'As shown',
    substitutedBy: undefined,
    isSubstitute: false,
    ...changes,
  };
}

describe('the review of a prescriber', () => {
  const own = aPrescription({
    items: [
      aPrescriptionItem({ productId: 12, quantity: 2 }),
      aPrescriptionItem({ productId: 30, quantity: 1 }),
    ],
  });
  test('sets quantities, directions and substitutes, in any order', () => {
    const answer = applyReview(
      own,
      [
        said(30, { quantity: 3 }),
        said(20, { isSubstitute: true, quantity: 2, directions: 'Instead' }),
        said(12, { substitutedBy: 20 }),
      ],
      [aProduct({ id: 20, name: 'Stand-in', price: 9_500 })],
    );
    expect(answer.ok && answer.value).toMatchObject([
      { productId: 12, quantity: 1, substitutedBy: 20, unitPrice: own.items[0]?.unitPrice },
      { productId: 20, quantity: 2, directions: 'Instead', isSubstitute: true, unitPrice: 9_500 },
      { productId: 30, quantity: 3, directions: 'As shown', initialQuantity: 2 },
    ]);
  });

  test('matches manual items by position', () => {
    const items = [1, 2].map(() => aPrescriptionItem({ productId: 0, isManual: true }));
    const byHand = aPrescription({ isManual: true, items });
    const answer = applyReview(byHand, [said(0, { quantity: 4 }), said(0, { quantity: 5 })], []);
    expect(answer.ok && answer.value.map(({ quantity }) => quantity)).toEqual([4, 5]);
    expect(outcome(applyReview(byHand, [said(0)], []))).toBe(messages['prescription-item-missing']);
  });

  test.each<readonly [string, readonly ReviewedItem[]]>([
    ['leaves one out', [said(12)]],
    ['names one twice', [said(12), said(12)]],
    ['names another', [said(12), said(30), said(31)]],
    ['makes an item a substitute', [said(12), said(30, { isSubstitute: true })]],
  ])('is refused if it %s', (_what, reviewed) => {
    expect(outcome(applyReview(own, reviewed, []))).toBe(messages['prescription-item-missing']);
  });

  test('is refused if the substitute is not on sale or not allowed', () => {
    const reviewed = [said(12, { substitutedBy: 20 }), said(20, { isSubstitute: true }), said(30)];
    expect(outcome(applyReview(own, reviewed, []))).toBe(messages['product-missing']);
    const plain = aProduct({ id: 20, type: 'nonPrescription' });
    expect(outcome(applyReview(own, reviewed, [plain]))).toBe(messages['substitute-refused']);
  });
});
