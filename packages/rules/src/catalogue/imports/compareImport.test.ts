import { describe, expect, test } from 'vitest';
import { categoryPaths, countPaths } from './categoryPaths.ts';
import { compareImport, compareUndo, type ImportedProduct } from './compareImport.ts';
import type { ImportedFacts } from './importColumns.ts';
import { factChanges } from './importLists.ts';
import { priceCell, productCells, productHeadings, templateCells } from './productCells.ts';
import { readImport } from './readImport.ts';

const paths = categoryPaths([
  { id: 1, name: 'Consumables', parentId: 0 },
  { id: 2, name: 'Gloves', parentId: 1 },
  { id: 3, name: 'Twins', parentId: 0 },
  { id: 4, name: 'Twins', parentId: 0 },
  { id: 5, name: 'A > b | c', parentId: 0 },
]);
const scene = { today: '2026-12-01', categories: countPaths(paths.values()) };
const product: ImportedProduct = {
  id: 7,
  name: 'Gloves',
  price: 10_000,
  vatPercent: 20,
  type: 'prescription',
  prescriptionLimit: 0,
  minimumStock: 5,
  categories: ['Consumables > Gloves'],
  isColdChain: false,
  isOnSale: true,
  description: 'One\n\nTwo',
  information: '',
  image: '',
  planned: [],
};
const compare = (facts: ImportedFacts, now: Partial<ImportedProduct> = {}) =>
  compareImport({ code: 'GLO-L', facts }, { ...product, ...now }, scene);
const compareNew = (facts: ImportedFacts, code = 'GLO-L') =>
  compareImport({ code, facts }, undefined, scene);
const changed = (before: ImportedFacts, after: ImportedFacts, ...warnings: readonly string[]) => ({
  kind: 'changed',
  before,
  after,
  warnings,
});
const refused = (column: string, problem: string) => ({ kind: 'refused', column, problem });

describe('a row about a product', () => {
  test.each<[string, ImportedFacts]>([
    ['says nothing', {}],
    ['says a day of no price', { priceFrom: '2026-12-24' }],
    ['says what is so', { name: 'Gloves', price: 10_000, isOnSale: true }],
    ['has other spaces and ends of lines', { name: ' Gloves', description: 'One\r\n\r\nTwo ' }],
    ['has the categories in another order', { categories: ['Consumables > Gloves'] }],
  ])('that %s changes nothing', (_what, facts) => {
    expect(compare(facts)).toEqual({ kind: 'unchanged' });
  });

  test.each<[string, ImportedFacts, ReturnType<typeof changed>]>([
    ['a price', { price: 15_000 }, changed({ price: 10_000 }, { price: 15_000 })],
    [
      'a price by more than half',
      { price: 15_010 },
      changed({ price: 10_000 }, { price: 15_010 }, 'price-jump'),
    ],
    [
      'a price to less than half',
      { price: 4_990 },
      changed({ price: 10_000 }, { price: 4_990 }, 'price-jump'),
    ],
    ['VAT', { vatPercent: 5 }, changed({ vatPercent: 20 }, { vatPercent: 5 }, 'vat-changed')],
    [
      'prescription only to free',
      { type: 'any' },
      changed({ type: 'prescription' }, { type: 'any' }, 'type-freed'),
    ],
    ['off sale', { isOnSale: false }, changed({ isOnSale: true }, { isOnSale: false }, 'off-sale')],
    [
      'paragraphs',
      { description: 'One Two' },
      changed({ description: 'One\n\nTwo' }, { description: 'One Two' }),
    ],
    [
      'categories',
      { categories: ['Consumables'] },
      changed({ categories: ['Consumables > Gloves'] }, { categories: ['Consumables'] }),
    ],
    [
      'a price of today',
      { price: 11_000, priceFrom: '2026-12-01' },
      changed({ price: 10_000 }, { price: 11_000 }),
    ],
    [
      'a price of later',
      { price: 11_000, priceFrom: '2026-12-02' },
      changed({ price: 10_000 }, { price: 11_000, priceFrom: '2026-12-02' }),
    ],
  ])('changes %s', (_what, facts, outcome) => {
    expect(compare(facts)).toEqual(outcome);
  });

  test.each<[string, ImportedFacts, ReturnType<typeof refused>]>([
    [
      'a category that is not there',
      { categories: ['Gloves'] },
      refused('Categories', 'there is no category ‘Gloves’'),
    ],
    [
      'a path of two categories',
      { categories: ['Twins'] },
      refused('Categories', '2 categories are called ‘Twins’'),
    ],
    [
      'a price of yesterday',
      { price: 1_000, priceFrom: '2026-11-30' },
      refused('Price from', '30/11/2026 is past'),
    ],
    [
      'a price of the day after tomorrow’s year',
      { price: 1_000, priceFrom: '2029-01-01' },
      refused('Price from', '01/01/2029 is more than two years ahead'),
    ],
    ['a part of a penny', { price: 10_005 }, refused('Price', 'has a part of a penny')],
    [
      'another VAT rate',
      { vatPercent: 17 },
      refused('VAT', 'Please choose a VAT rate of 0%, 5% or 20%'),
    ],
    ['markup', { name: '<b>Gloves</b>' }, refused('Name', expect.stringContaining('plain text'))],
  ])('refuses %s', (_what, facts, outcome) => {
    expect(compare(facts)).toEqual(outcome);
  });

  test('leaves a price alone that is planned already, and refuses another one of that day', () => {
    const planned = [{ from: '2027-01-04', price: 12_000 }];
    const facts = { price: 12_000, priceFrom: '2027-01-04' };
    expect(compare(facts, { planned })).toEqual({ kind: 'unchanged' });
    expect(compare({ ...facts, priceFrom: '2027-01-05' }, { planned })).toEqual({
      kind: 'unchanged',
    });
    expect(
      compare({ ...facts, price: 10_000, priceFrom: '2027-01-05' }, { planned }),
    ).toMatchObject({
      after: { price: 10_000, priceFrom: '2027-01-05' },
    });
    expect(compare({ ...facts, price: 13_000 }, { planned })).toEqual(
      refused('Price from', 'has £12.00 planned already; withdraw that first'),
    );
  });
});

describe('a row about no product', () => {
  const facts: ImportedFacts = {
    name: 'Gloves',
    price: 1_000,
    vatPercent: 20,
    type: 'any',
    categories: ['Consumables'],
  };
  test('makes a new one', () => {
    expect(compareNew(facts)).toEqual({ kind: 'new', before: {}, after: facts, warnings: [] });
  });

  test.each(['name', 'price', 'vatPercent', 'type', 'categories'] as const)(
    'is refused without %s',
    (fact) => {
      const { [fact]: _without, ...others } = facts;
      expect(compareNew(others)).toMatchObject({ kind: 'refused' });
    },
  );

  test('is refused with a price of later, an odd code, and a category that is not there', () => {
    expect(compareNew({ ...facts, priceFrom: '2026-12-02' })).toMatchObject({
      column: 'Price from',
    });
    expect(compareNew(facts, 'two words')).toMatchObject({ column: 'Code' });
    expect(compareNew({ ...facts, categories: ['No'] })).toMatchObject({ column: 'Categories' });
  });
});

const undo = (facts: ImportedFacts, expected: ImportedFacts, now: Partial<ImportedProduct>) =>
  compareUndo({ facts, expected }, { ...product, ...now }, scene);

describe('undoing', () => {
  test('sets back what the import made', () => {
    expect(undo({ price: 9_000 }, { price: 10_000 }, {})).toEqual(
      changed({ price: 10_000 }, { price: 9_000 }),
    );
  });

  test('leaves alone what is as before, and warns of what somebody changed since', () => {
    expect(undo({ price: 9_000 }, { price: 10_000 }, { price: 9_000 })).toEqual({
      kind: 'unchanged',
    });
    expect(undo({ price: 9_000 }, { price: 11_000 }, {})).toEqual(
      changed({ price: 10_000 }, { price: 9_000 }, 'changed-since'),
    );
  });

  test('withdraws a planned price, and sets back one that has come into force', () => {
    const made = { price: 12_000, priceFrom: '2027-01-04' };
    const planned = [{ from: '2027-01-04', price: 12_000 }];
    const withdrawn = undo({ price: 10_000 }, made, { planned });
    expect(withdrawn).toEqual(changed(made, { withdrawnFrom: '2027-01-04' }));
    // Another price of now stays.
    expect(undo({ price: 10_000 }, made, { planned, price: 11_000 })).toEqual(withdrawn);
    expect(factChanges(made, { withdrawnFrom: '2027-01-04' })).toEqual([
      { name: 'Price', before: '£12.00 from 04/01/2027', after: 'withdrawn' },
    ]);
    expect(undo({ price: 10_000 }, made, { price: 12_000 })).toEqual(
      changed({ price: 12_000 }, { price: 10_000 }),
    );
  });

  test('plans a withdrawn price again, unless its day is past', () => {
    const facts = { price: 12_000, priceFrom: '2027-01-04' };
    expect(undo(facts, { withdrawnFrom: '2027-01-04' }, {})).toMatchObject({ after: facts });
    expect(
      undo({ ...facts, priceFrom: '2026-12-01' }, { withdrawnFrom: '2026-12-01' }, {}),
    ).toEqual(refused('Price from', '01/12/2026 is past'));
  });

  test('refuses a category that exists no longer', () => {
    expect(undo({ categories: ['Gone'] }, { categories: product.categories }, {})).toMatchObject({
      column: 'Categories',
    });
  });
});

test('changes are said in the order of the columns, with each value before and after', () => {
  const before: ImportedFacts = {
    price: 1_000,
    name: 'A',
    isOnSale: true,
    type: 'any',
    vatPercent: 5,
  };
  const after: ImportedFacts = {
    isOnSale: false,
    price: 2_000,
    priceFrom: '2027-01-04',
    name: 'B',
    type: 'prescription',
    vatPercent: 20,
    categories: ['A', 'B'],
    prescriptionLimit: 3,
  };
  expect(factChanges(before, after)).toEqual([
    { name: 'Name', before: 'A', after: 'B' },
    { name: 'Price', before: '£1.00', after: '£2.00 from 04/01/2027' },
    { name: 'VAT', before: '5%', after: '20%' },
    { name: 'Type', before: 'either', after: 'prescription only' },
    { name: 'Limit', after: '3' },
    { name: 'Categories', after: 'A | B' },
    { name: 'On sale', before: 'yes', after: 'no' },
  ]);
});

describe('the cells of a product', () => {
  test('read again change nothing', () => {
    const odd = { ...product, categories: [paths.get(5) ?? ''], price: 125, name: 'Gloves' };
    const steps = readImport([productHeadings, [...productCells({ ...odd, code: '00123' })]]);
    let step = steps.next();
    while (!step.done) step = steps.next();
    if (!step.value.ok) throw new Error(step.value.problem.message);
    const [row] = step.value.value;
    expect(row).toMatchObject({ code: '00123', facts: { price: 125 } });
    expect(productCells({ ...odd, code: 'GLO-L' })[0]).toBe('GLO-L');
    expect(compare(row?.facts ?? {}, odd)).toEqual({ kind: 'unchanged' });
  });

  test('hold pounds with pence, and the template has one of each', () => {
    expect([priceCell(12_340), priceCell(125)]).toEqual(['12.34', '0.125']);
    expect(templateCells).toHaveLength(productHeadings.length);
  });
});
