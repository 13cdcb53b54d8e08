import { describe, expect, test } from 'vitest';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { aCategory } from '../catalogue/fixtures/aCategory.ts';
import { aProduct } from '../catalogue/fixtures/aProduct.ts';
import { allocationSentences as say } from './allocationSentences.ts';
import { allocationStateOf } from './allocationState.ts';
import { aPreOrderPrescription } from './fixtures/aPreOrderPrescription.ts';
import { limitsOnEach } from './limitsOnPrescription.ts';
import { limitsOnProduct } from './limitsOnProduct.ts';
import { patientsOnSeveral } from './cartPrescriptions.ts';
import { surplusQuantities } from './allocationMismatches.ts';

const line = (productId: number, quantity: number, prescriptionLimit: number, categoryId = 20) =>
  aCartLine({
    productId,
    quantity,
    prescriptionLimit,
    categoryIds: [categoryId],
    isPrescription: true,
  });
const category = (id: number, name: string, prescriptionLimit: number, parentId = 0) => ({
  id,
  name,
  prescriptionLimit,
  parentId,
});

describe('allocationSentences', () => {
  test.each([
    [say.needed(7, 3), 'These 7 packs need at least 3 prescriptions'],
    [say.needed(2, 1), 'These 2 packs need at least 1 prescription'],
    [say.needed(1, 1), 'This pack needs a prescription'],
    [say.left(3, 2), '3 left, at most 2 each'],
    [say.left(0, undefined), '0 left'],
    [say.toPlace(4, 7), '4 packs still to place'],
    [say.placedElsewhere(2), '2 products placed on other prescriptions'],
    [say.toPlace(1, 7), '1 pack still to place'],
    [say.unplaced('Toxin', 2), 'Toxin: 2 packs still to place'],
    [say.toPlace(0, 7), 'All 7 packs placed'],
    [say.toPlace(0, 1), 'The pack is placed'],
    [say.toPlace(0, 6, 1), '1 pack too many'],
    [say.toPlace(2, 6, 3), '2 packs still to place, 3 too many'],
    [
      say.together({ name: 'Toxins', most: 4 }),
      'At most 4 packs of Toxins together on one prescription',
    ],
    [say.held('JONES, Amara', 2, 3), 'JONES, Amara: 2 items, 3 packs'],
    [say.held('JONES, Amara', 1, 1), 'JONES, Amara: 1 item, 1 pack'],
    [say.held('JONES, Amara', 0, 0), 'JONES, Amara: nothing yet'],
    [say.filled(1, 0), '1 pack was placed.'],
    [
      say.filled(4, 3),
      '4 packs were placed. 3 packs find no room on these prescriptions: add another one.',
    ],
    [
      say.filled(4, 1),
      '4 packs were placed. 1 pack finds no room on these prescriptions: add another one.',
    ],
  ])("says '%s'", (said, expected) => {
    expect(said).toBe(expected);
  });
});

describe('limits shown before they are reached', () => {
  test('give a product the tightest of its own limit and those of categories with no other product @5.24', () => {
    const lines = [line(1, 5, 3, 11), line(2, 9, 0, 20)];
    const categories = [category(11, 'Toxins', 2), category(20, 'Creams', 0)];
    const { alone, together } = limitsOnEach(allocationStateOf(lines, categories, []));
    expect([...alone]).toEqual([[1, 2]]);
    expect(together).toEqual([]);
  });

  test('show a category’s limit if the cart holds more packs of several of its products @5.24', () => {
    const categories = [category(10, 'Injectables', 4), category(11, 'Toxins', 0, 10)];
    const state = (packs: number) =>
      allocationStateOf([line(1, packs, 0, 11), line(2, 2, 0, 10)], categories, []);
    expect(limitsOnEach(state(3)).together).toEqual([{ name: 'Injectables', most: 4 }]);
    expect(limitsOnEach(state(2)).together).toEqual([]);
  });

  test('keep a line of 0 packs for a product that left the cart while a prescription holds it @5.24', () => {
    const prescription = aPreOrderPrescription({
      items: [{ productId: 12, name: 'Filler', quantity: 2 }],
      productCategories: { 12: [2, 7] },
    });
    const { lines } = allocationStateOf([line(1, 5, 3)], [], [prescription]);
    expect(lines).toMatchObject([
      { productId: 1, quantity: 5 },
      { productId: 12, name: 'Filler', quantity: 0, isPrescription: true, categoryIds: [2, 7] },
    ]);
  });

  test('count surplus packs on prescriptions by product, including products that left the cart @5.23', () => {
    const items = [
      { productId: 1, name: 'Toxin', quantity: 3 },
      { productId: 2, name: 'Cream', quantity: 1 },
      { productId: 12, name: 'Filler', quantity: 2 },
    ];
    const state = allocationStateOf(
      [line(1, 2, 3), line(2, 4, 0)],
      [],
      [aPreOrderPrescription({ items })],
    );
    expect([...surplusQuantities(state)]).toEqual([
      [1, 1],
      [12, 2],
    ]);
  });

  test('name a patient on several prescriptions with the numbers of those prescriptions', () => {
    const prescriptions = [{ patientId: 4 }, {}, { patientId: 5 }, { patientId: 4 }, {}];
    expect(patientsOnSeveral(prescriptions)).toEqual([{ patientId: 4, numbers: [1, 4] }]);
  });
});

test('a product names its own limit and those of its categories and their ancestors', () => {
  const categories = [
    aCategory({ id: 1, name: 'Injectables', prescriptionLimit: 6 }),
    aCategory({ id: 2, name: 'Toxins', parentId: 1, prescriptionLimit: 1 }),
    aCategory({ id: 3, name: 'Fillers', prescriptionLimit: 2 }),
    aCategory({ id: 4, name: 'Vials', prescriptionLimit: 0 }),
  ];
  const toxin = aProduct({
    type: 'prescription',
    prescriptionLimit: 4,
    categories: [
      { id: 2, name: 'Toxins' },
      { id: 4, name: 'Vials' },
    ],
  });
  const ofCategories = [
    'At most 1 pack of Toxins together',
    'At most 6 packs of Injectables together',
  ];
  expect(limitsOnProduct(toxin, categories)).toEqual(['At most 4 packs', ...ofCategories]);
  const either = aProduct({ ...toxin, type: 'any', prescriptionLimit: 0 });
  expect(limitsOnProduct(either, categories)).toEqual(ofCategories);
  expect(limitsOnProduct({ ...toxin, type: 'nonPrescription' }, categories)).toEqual([
    'At most 4 packs',
  ]);
});
