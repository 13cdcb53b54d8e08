import { aProduct } from '@formulary/rules/catalogue/fixtures/aProduct';
import {
  aPrescription,
  aPrescriptionItem,
} from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { expect, test } from 'vitest';
import { applyReviewDraft } from './applyReviewDraft.ts';
import { emptyReview } from './reviewDrafts.ts';

const prescription = aPrescription({
  items: [aPrescriptionItem(), aPrescriptionItem({ productId: 13, name: 'Cream' })],
  productCategories: { 12: [4], 13: [5] },
});
const other = aProduct({
  id: 20,
  type: 'prescription',
  categories: [{ id: 4, name: 'Fillers' }],
  inStock: 9,
  minimumStock: 0,
});

test('an empty draft changes nothing', () => {
  expect(applyReviewDraft(prescription, emptyReview)).toEqual(prescription);
});

test('comments, packs and directions come from the draft, by item', () => {
  const edited = applyReviewDraft(prescription, {
    ...emptyReview,
    comments: 'Again in May',
    quantities: { '13true': 1 },
    directions: { '12true': '0.1 ml each side' },
  });
  expect(edited.comments).toBe('Again in May');
  expect(edited.items.map(({ quantity, directions }) => [quantity, directions])).toEqual([
    [2, '0.1 ml each side'],
    [1, 'For injection by the practitioner.'],
  ]);
});

test('a substitute follows the product it replaces, with its own packs', () => {
  const edited = applyReviewDraft(prescription, {
    ...emptyReview,
    substitutes: [{ productId: 12, by: other }],
    quantities: { '20true': 3 },
  });
  expect(edited.items.map((item) => [item.productId, item.quantity, item.substitutedBy])).toEqual([
    [12, 2, 20],
    [20, 3, undefined],
    [13, 2, undefined],
  ]);
});

test('undoing a substitution takes the substitute away, and its product counts again @4.6', () => {
  const substitutes = [{ productId: 12, by: other }];
  const draft = { ...emptyReview, substitutes, quantities: { '20true': 3 } };
  expect(applyReviewDraft(prescription, { ...draft, substitutes: [] })).toEqual(prescription);
});

test('a substitute for a product that is no longer on the prescription is dropped', () => {
  const edited = applyReviewDraft(prescription, {
    ...emptyReview,
    substitutes: [{ productId: 99, by: other }],
  });
  expect(edited.items).toEqual(prescription.items);
});
