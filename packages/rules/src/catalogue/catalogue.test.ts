import { describe, expect, test } from 'vitest';
import { type WorkedExample, workedExamples } from '../testing/workedExamples.ts';
import { type CategoryNode, categoryCollection } from './categoryCollection.ts';
import { categoryChain } from './categoryChain.ts';
import { categoryWithDescendants } from './categoryWithDescendants.ts';
import { childCategories } from './childCategories.ts';
import type { PlacedCategory } from './placedCategory.ts';
import type { ProductType } from './productType.ts';
import { purchaseFlag } from './purchaseFlag.ts';
import { purchaseOptions } from './purchaseOptions.ts';

const types: Readonly<Record<string, ProductType>> = {
  any: 'any',
  prescription: 'prescription',
  'non prescription': 'nonPrescription',
};
const flags: Readonly<Record<string, boolean>> = {
  'on prescription': true,
  'not prescription': false,
};

function lineOf(isPrescription: boolean): string {
  return isPrescription ? 'on prescription' : 'not prescription';
}

function listed(cell: string | undefined): readonly string[] {
  return (cell ?? '').split(', ').filter(Boolean);
}

function treeOf({ Categories: cell }: WorkedExample): readonly PlacedCategory[] {
  return listed(cell).map((each) => {
    const [id, parentId] = each.split('<').map(Number);
    return { id: id ?? Number.NaN, parentId: parentId ?? Number.NaN };
  });
}

function idsOf(categories: readonly PlacedCategory[]): readonly string[] {
  return categories.map(({ id }) => String(id));
}

function written([id, { children }]: [string, CategoryNode<PlacedCategory>]): string {
  const below = Object.keys(children).join(' ');
  return below ? `${id}: ${below}` : id;
}

describe('purchase option', () => {
  test.each(workedExamples('catalogue', 'Purchase option'))(
    'product type and choice together say what line it is @3.2',
    (row) => {
      const answer = purchaseFlag(types[row['Type'] ?? ''] ?? 'any', flags[row['Chosen'] ?? '']);
      expect(answer.ok ? lineOf(answer.value) : answer.problem.message).toBe(row['Line']);
    },
  );

  test('the choice is worded as agreed', () => {
    const offered = purchaseOptions.map(({ value, label, isPrescription }) => ({
      Value: value,
      Label: label,
      Line: lineOf(isPrescription),
    }));
    expect(offered).toEqual(workedExamples('catalogue', 'The choice offered'));
  });
});

describe('categories', () => {
  test.each(workedExamples('catalogue', 'Directly below'))('those directly below one', (row) => {
    const below = childCategories(treeOf(row), Number(row['Of']));
    expect(idsOf(below)).toEqual(listed(row['Below']));
  });

  test.each(workedExamples('catalogue', 'The way down'))('the way down to one', (row) => {
    const way = categoryChain(treeOf(row), Number(row['To']));
    expect(idsOf(way)).toEqual(listed(row['Way']));
  });

  test.each(workedExamples('catalogue', 'Descendants'))(
    'one stands for everything below it',
    (row) => {
      const counted = categoryWithDescendants(treeOf(row), Number(row['Of']));
      expect(counted.map(String)).toEqual(listed(row['Counted']));
    },
  );

  test.each(workedExamples('catalogue', 'All'))(
    'every one is found under its id, and everything under 0',
    (row) => {
      const collection = categoryCollection(treeOf(row));
      expect(Object.entries(collection).map(written).join('; ')).toBe(row['All']);
    },
  );

  test('All is called so, and what stands below a category is what stands under its id', () => {
    const collection = categoryCollection([
      { id: 1, parentId: 0 },
      { id: 2, parentId: 1 },
    ]);
    expect(collection[0]).toMatchObject({ id: 0, name: 'All' });
    expect(collection[0]?.children[1]).toBe(collection[1]);
    expect(collection[1]?.children[2]).toBe(collection[2]);
    expect(collection[2]).toEqual({ id: 2, parentId: 1, children: {} });
  });
});
