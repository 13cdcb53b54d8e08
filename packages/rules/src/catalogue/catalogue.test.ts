import { describe, expect, test } from 'vitest';
import { type WorkedExample, workedExamples } from '../testing/workedExamples.ts';
import { aCategory } from './fixtures/aCategory.ts';
import { categoryWithDescendants, childCategories, listedCategories } from './categoryTree.ts';
import { categoryChain } from './categoryChain.ts';
import type { ListedCategory } from './category.ts';
import type { TreeCategory } from './categoryTree.ts';
import type { ProductType } from './product.ts';
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

function treeOf({ Categories: cell }: WorkedExample): readonly TreeCategory[] {
  return listed(cell).map((each) => {
    const [id, parentId] = each.split('<').map(Number);
    return { id: id ?? Number.NaN, parentId: parentId ?? Number.NaN };
  });
}

function idsOf(categories: readonly TreeCategory[]): readonly string[] {
  return categories.map(({ id }) => String(id));
}

function written({ id, children }: ListedCategory): string {
  const below = Object.keys(children).join(' ');
  return below ? `${id}: ${below}` : String(id);
}

describe('purchase option', () => {
  test.each(workedExamples('catalogue', 'Purchase option'))(
    'follows from the product type and the choice @3.2',
    (row) => {
      const answer = purchaseFlag(types[row['Type'] ?? ''] ?? 'any', flags[row['Chosen'] ?? '']);
      expect(answer.ok ? lineOf(answer.value) : answer.problem.message).toBe(row['Line']);
    },
  );

  test('has the agreed labels', () => {
    const offered = purchaseOptions.map(({ value, label, isPrescription }) => ({
      Value: value,
      Label: label,
      Line: lineOf(isPrescription),
    }));
    expect(offered).toEqual(workedExamples('catalogue', 'The choice offered'));
  });
});

describe('categories', () => {
  test.each(workedExamples('catalogue', 'Directly below'))(
    'have the expected direct children',
    (row) => {
      const below = childCategories(treeOf(row), Number(row['Of']));
      expect(idsOf(below)).toEqual(listed(row['Below']));
    },
  );

  test.each(workedExamples('catalogue', 'The way down'))(
    'have the expected path from the top level',
    (row) => {
      const way = categoryChain(treeOf(row), Number(row['To']));
      expect(idsOf(way)).toEqual(listed(row['Way']));
    },
  );

  test.each(workedExamples('catalogue', 'Descendants'))('include all their descendants', (row) => {
    const counted = categoryWithDescendants(treeOf(row), Number(row['Of']));
    expect(counted.map(String)).toEqual(listed(row['Counted']));
  });

  test.each(workedExamples('catalogue', 'All'))(
    'are listed with their children, after All with the top level as its children',
    (row) => {
      const all = listedCategories(treeOf(row).map((placed) => aCategory(placed)));
      expect(all.map(written).join('; ')).toBe(row['All']);
    },
  );
});
