import { describe, expect, test } from 'vitest';
import { categoryCollection } from './categoryCollection.ts';
import { categoryChain, categoryWithDescendants, childCategories } from './categoryTree.ts';
import { purchaseFlag } from './purchaseFlag.ts';
import { purchaseOptions } from './purchaseOptions.ts';

const tree = [
  { id: 1, parentId: 0 },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 0 },
];

describe('catalogue', () => {
  test('gives the children of a category, the top level under 0', () => {
    expect(childCategories(tree, 0).map(({ id }) => id)).toEqual([1, 4]);
    expect(childCategories(tree, 1).map(({ id }) => id)).toEqual([2]);
    expect(childCategories(tree, 3)).toEqual([]);
    expect(childCategories([{ id: 5, parentId: 5 }], 5)).toEqual([]);
  });

  test('gives the way down to a category', () => {
    expect(categoryChain(tree, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(categoryChain(tree, 99)).toEqual([]);
  });

  test('a category stands for everything below it', () => {
    expect(categoryWithDescendants(tree, 1)).toEqual([1, 2, 3]);
  });

  test('a cycle in the data ends', () => {
    const cycle = [
      { id: 1, parentId: 2 },
      { id: 2, parentId: 1 },
    ];
    expect(categoryChain(cycle, 1)).toHaveLength(2);
    expect(categoryWithDescendants(cycle, 1)).toEqual([1, 2]);
  });

  test('every category is found under its key, and everything under 0', () => {
    const collection = categoryCollection(tree);
    expect(Object.keys(collection)).toEqual(['0', '1', '2', '3', '4']);
    expect(Object.keys(collection[0]?.children ?? {})).toEqual(['1', '4']);
    expect(collection[1]?.children[2]?.children[3]).toBe(collection[3]);
  });

  test('what is cut off from the top, and a second of the same id, is left out', () => {
    const broken = [
      ...tree,
      { id: 8, parentId: 9 },
      { id: 9, parentId: 8 },
      { id: 1, parentId: 2 },
    ];
    const collection = categoryCollection(broken);
    expect(Object.keys(collection)).toEqual(['0', '1', '2', '3', '4']);
    expect(Object.keys(collection[2]?.children ?? {})).toEqual(['3']);
  });

  test.each([
    ['prescription', undefined, true],
    ['prescription', true, true],
    ['nonPrescription', undefined, false],
    ['nonPrescription', false, false],
    ['any', true, true],
    ['any', false, false],
  ] as const)(
    'a product of type %s bought with %s is a prescription line: %s @3.2',
    (type, chosen, expected) => {
      expect(purchaseFlag(type, chosen)).toEqual({ ok: true, value: expected });
    },
  );

  test.each([
    ['any', undefined, 'purchase-option-required'],
    ['prescription', false, 'purchase-option-refused'],
    ['nonPrescription', true, 'purchase-option-refused'],
  ] as const)('a product of type %s bought with %s is refused: %s', (type, chosen, code) => {
    expect(purchaseFlag(type, chosen)).toMatchObject({ ok: false, problem: { code } });
  });

  test('the purchase options are worded as agreed', () => {
    expect(purchaseOptions.map(({ label, value }) => `${label} = ${value}`)).toEqual([
      'Non Prescription Item (PAY VAT) = 0',
      'Prescription Item (VAT FREE) = 1',
    ]);
  });
});
