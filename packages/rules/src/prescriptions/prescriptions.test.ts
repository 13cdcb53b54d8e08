import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPrescription } from './fixtures/aPrescription.ts';
import { aPrescriptionItem } from './fixtures/aPrescriptionItem.ts';
import { aProduct } from '../catalogue/fixtures/aProduct.ts';
import { millsFromPounds } from '../money/mills.ts';
import type { Refusal } from '../problems/refusal.ts';
import type { Result } from '../problems/result.ts';
import { type WorkedExample, workedExamples } from '../testing/workedExamples.ts';
import type { PrescriptionStatus } from './prescription.ts';
import type { PrescriptionItem } from './prescriptionItem.ts';
import { messages } from '../problems/messages.ts';
import { type ReviewedItem, applyReview } from './applyReview.ts';
import { areSubstitutionsSound } from './areSubstitutionsSound.ts';
import { checkItemQuantity } from './checkItemQuantity.ts';
import { type PrescriptionAction, checkPrescriptionAction } from './checkPrescriptionAction.ts';
import { checkRejection } from './checkRejection.ts';
import { checkSigning } from './checkSigning.ts';
import { createManualItem } from './createManualItem.ts';
import { declarations } from './declarations.ts';
import { isEditable } from './isEditable.ts';
import { itemValue } from './itemValue.ts';
import { manualPrescriptionRefusals } from './manualPrescriptionRefusals.ts';
import { movePrescription } from './movePrescription.ts';
import type { PrescriptionStanding } from './prescriptionStanding.ts';
import { prescriptionWaitsFor } from './prescriptionWaitsFor.ts';
import { DEFAULT_DAYS_TO_SIGN, signBy } from './signBy.ts';
import { settleItems } from './settleItems.ts';
import { statusLabel } from './statusLabel.ts';
import { substituteItem } from './substituteItem.ts';
import { undoSubstitution } from './undoSubstitution.ts';
import { verifyRequestOf } from './verifyRequestOf.ts';

const PRESCRIBER = 8;
const OTHER = 7;

function examples(heading: string): readonly WorkedExample[] {
  return workedExamples('prescription', heading);
}

/** Expands '1001 × x' to 1001 characters; returns other text unchanged. */
function typed(text = ''): string {
  const [, times, unit] = /^(\d+) × (.)$/.exec(text) ?? [];
  return times && unit ? unit.repeat(Number(times)) : text;
}

function quantityIn(text = ''): unknown {
  return text === '' ? undefined : Number(text);
}

function outcome<T>(answer: Result<T, Refusal>): string {
  return answer.ok ? 'allowed' : answer.problem.message;
}

function written(amount: number): string {
  return (amount / 1000).toFixed(3);
}

function standingIn(text = ''): PrescriptionStanding {
  const [status, ...marks] = text.split(', ');
  const link = marks.find((mark) => mark.startsWith('link'));
  return {
    prescriberId: PRESCRIBER,
    status: status as PrescriptionStatus,
    documentId: marks.includes('document') ? 'D-41' : undefined,
    ...(link === undefined ? {} : { isAwaitingSignVerification: link === 'link not opened' }),
  };
}

describe('status of a prescription', () => {
  test.each(examples('Status'))('has a label for every value', (row) => {
    expect(statusLabel[row['Status'] as PrescriptionStatus]).toBe(row['Called']);
  });

  const linkOpened = new Map([
    ['yes', { isAwaitingSignVerification: false }],
    ['no', { isAwaitingSignVerification: true }],
  ]);

  test.each(examples('Who may do what'))(
    'allows actions only to its prescriber, each in its time @6.4 @4.5',
    (row) => {
      const prescription: PrescriptionStanding = {
        prescriberId: PRESCRIBER,
        status: row['Status'] as PrescriptionStatus,
        documentId: row['Document'] === 'yes' ? 'D-41' : undefined,
        ...linkOpened.get(row['Link opened'] ?? ''),
      };
      const userId = row['User'] === 'prescriber' ? PRESCRIBER : OTHER;
      const actions: readonly PrescriptionAction[] = ['edit', 'verify', 'reject', 'sign'];
      const answers = actions.map((action) =>
        outcome(checkPrescriptionAction(prescription, action, userId)),
      );
      expect(answers).toEqual([row['Edit'], row['Verify'], row['Reject'], row['Sign']]);
      expect(isEditable(prescription, userId)).toBe(row['Edit'] === 'allowed');
    },
  );

  test.each(examples('What happens to it'))(
    'locks after verification, and awaits the mailed link after signing @4.5',
    (row) => {
      const userId = PRESCRIBER;
      const events = new Map([
        ['verify', { kind: 'verify', userId, documentId: 'D-41' }],
        ['reject', { kind: 'reject', userId }],
        ['sign', { kind: 'sign', userId }],
        ['confirm', { kind: 'confirmSignature' }],
      ] as const);
      const event = events.get(row['Event'] as 'verify');
      const before = standingIn(row['Before']);
      const answer = event && movePrescription(before, event);
      const after = row['After'] ?? '';
      const isMoved = /^(unsigned|signed|rejected)\b/.test(after);
      expect(answer?.ok ? answer.value : answer?.problem.message).toEqual(
        isMoved ? standingIn(after) : after,
      );
    },
  );

  test('does not change for another user', () => {
    const open = standingIn('unsigned');
    const events = [
      { kind: 'verify', userId: OTHER, documentId: 'D-41' },
      { kind: 'reject', userId: OTHER },
      { kind: 'sign', userId: OTHER },
    ] as const;
    const codes = events.map((event) => {
      const answer = movePrescription(open, event);
      return answer.ok ? 'allowed' : answer.problem.code;
    });
    expect(codes).toEqual(['not-found', 'not-found', 'not-found']);
  });

  test.each(examples('Rejecting'))('becomes rejected only with a reason', (row) => {
    const answer = checkRejection(typed(row['Reason']));
    expect(answer.ok ? answer.value : answer.problem.message).toBe(typed(row['Answer']));
  });
});

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

function acted(row: WorkedExample): Result<readonly PrescriptionItem[], Refusal> {
  const items = itemsIn(row['Items']);
  const action = row['Action'] ?? '';
  const [, productId, by] = /^(\d+) by (\d+)$/.exec(action) ?? [];
  const product = aProduct({ id: Number(by), price: 10_000 });
  if (by) return substituteItem({ items }, Number(productId), product);
  const [, undone] = /^undo (\d+)$/.exec(action) ?? [];
  return undone ? undoSubstitution(items, Number(undone)) : { ok: true, value: items };
}

test.each(examples('What it waits for'))(
  'a $Status prescription, link opened: $LinkOpened, settled: $Settled, order: $Order, waits for $WaitsFor',
  (row) => {
    expect(
      prescriptionWaitsFor({
        status: row['Status'] as PrescriptionStatus,
        isConfirmed: row['Link opened'] === 'yes',
        isSettled: row['Settled'] === 'yes',
        isOrderCancelled: row['Order'] === 'cancelled',
      }),
    ).toBe(row['Waits for']);
  },
);

test('a prescription lapses fourteen days after the order by default', () => {
  const ordered = new Date('2026-03-20T10:00:00Z');
  expect(signBy(ordered, DEFAULT_DAYS_TO_SIGN)).toEqual(new Date('2026-04-03T10:00:00Z'));
  expect(signBy(ordered, 2)).toEqual(new Date('2026-03-22T10:00:00Z'));
});

describe('prescription items', () => {
  test.each(examples('Quantity of an item'))(
    'have a quantity of at least 1 and at most the available plus the ordered packs @5.25',
    (row) => {
      const item = {
        isManual: row['Product'] === 'manual',
        inStock: Number(row['In stock']),
        minimumStock: Number(row['Minimum']),
        initialQuantity: Number(row['Ordered']),
      };
      expect(outcome(checkItemQuantity(item, quantityIn(row['Packs'])))).toBe(row['Answer']);
    },
  );

  test.each(examples('Value of an item'))(
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

  test.each(examples('Choosing a substitute'))(
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
        minimumStock: Number(row['Minimum']),
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

  test.each(examples('Substituting and verifying'))(
    'count 0 on verification if substituted, and undoing removes the substitute @4.6',
    (row) => {
      const answer = acted(row);
      const settled = answer.ok ? settleItems(answer.value) : [];
      expect({
        after: answer.ok ? writtenItems(answer.value) : answer.problem.message,
        allocated: settled.map((item) => `${item.productId}: ${item.allocated}`).join(', '),
        value: settled.map((item) => `${item.productId}: ${written(item.value)}`).join(', '),
      }).toEqual({
        after: row['Items after'],
        allocated: row['Allocated on verification'],
        value: row['Value on verification'],
      });
    },
  );

  test('are unchanged after substituting and undoing', () => {
    const products = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(products, fc.nat(), (ids, at) => {
        const items = ids.map((productId) => aPrescriptionItem({ productId }));
        const productId = ids[at % ids.length] ?? 0;
        const there = substituteItem({ items }, productId, aProduct({ id: 10 }));
        expect(there.ok && areSubstitutionsSound(there.value)).toBe(true);
        const back = there.ok && undoSubstitution(there.value, productId);
        expect(back).toEqual({ ok: true, value: items });
      }),
    );
  });

  test.each(examples('Verifying'))('are checked field by field and sent settled @5.25', (row) => {
    const directions = typed(row['Directions']);
    const items = itemsIn(row['Items']).map((item) => ({ ...item, directions }));
    const comments = typed(row['Comments']);
    const answer = verifyRequestOf(aPrescription({ id: 41, items, comments }));
    const isInvalid = !answer.ok && answer.problem.code === 'invalid-request';
    const sentences = Object.entries((isInvalid && answer.problem.errors) || {}).map(
      ([field, sentence]) => `${field}: ${sentence}`,
    );
    expect(sentences.join('; ') || outcome(answer)).toBe(row['Answer']);
    const request = { id: 41, comments, items: settleItems(items) };
    expect(answer.ok ? answer.value : request).toEqual(request);
  });
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

describe('manual prescriptions', () => {
  test.each(examples('Manual items'))('need a name and a quantity for each item @5.22', (row) => {
    const answer = createManualItem({
      name: typed(row['Name']),
      quantity: quantityIn(row['Packs']),
    });
    const sentences = Object.values((!answer.ok && answer.problem.errors) || {}).join('; ');
    expect(sentences || outcome(answer)).toBe(row['Answer']);
  });

  test('have items outside the catalogue, on prescription and without VAT @3.15', () => {
    expect(createManualItem({ name: ' Emollient ', quantity: 30 })).toEqual({
      ok: true,
      value: {
        productId: 0,
        isManual: true,
        name: 'Emollient',
        unitPrice: 0,
        allocated: 30,
        isPrescription: true,
        vatPercent: 0,
      },
    });
  });

  test('report the first error as the message', () => {
    const sentences = [
      { name: '', quantity: 0 },
      { name: 'Emollient', quantity: 0 },
    ].map((input) => outcome(createManualItem(input)));
    expect(sentences).toEqual(['Invalid name', 'Invalid quantity']);
  });

  test.each(examples('What is missing on a manual prescription'))(
    'name everything that is missing @5.22',
    (row) => {
      const items = (row['Items'] ?? '')
        .split(', ')
        .filter(Boolean)
        .map((item) => item.split('×'))
        .map(([name = '', packs]) => ({ name, quantity: Number(packs) }));
      const refusals = manualPrescriptionRefusals(
        row['Patient'] === 'chosen' ? { patientId: 3, items } : { items },
      );
      expect(refusals.map(({ message }) => message).join('; ') || 'nothing').toBe(row['Missing']);
    },
  );
});

describe('signing', () => {
  test.each(examples('What signing needs'))('needs ink and both declarations @5.26', (row) => {
    const signing = {
      hasSignature: row['Signature'] === 'drawn',
      isAuthorised: row['First declaration'] === 'ticked',
      isBinding: row['Second declaration'] === 'ticked',
    };
    expect(outcome(checkSigning(signing))).toBe(row['Answer']);
  });

  test('has the agreed declarations @5.26', () => {
    expect(Object.values(declarations)).toEqual([
      'I confirm that I am authorised to accept the terms of this document',
      'I understand that accepting the terms of this document creates a legally binding obligation',
    ]);
  });
});
