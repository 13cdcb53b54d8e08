import { describe, expect, test } from 'vitest';
import { categoryEffects, toldCategoryChanges } from './categoryChanges.ts';
import { type CategoryFields, categoryFaults, slugOf, tidyCategory } from './categoryFields.ts';

const category: CategoryFields = {
  name: 'Needles',
  description: '',
  parentId: 1,
  position: 0,
  prescriptionLimit: 0,
};

const all = [
  { id: 1, parentId: 0, name: 'Injection' },
  { id: 2, parentId: 1, name: 'Needles' },
  { id: 3, parentId: 2, name: 'Blunt' },
  { id: 4, parentId: 1, name: 'Syringes' },
];

const below = 'A category cannot be below itself. Please choose another place';

describe('the fields of a category', () => {
  test.each<[string, Partial<CategoryFields>, object]>([
    ['what it is', {}, {}],
    ['the top level', { parentId: 0 }, {}],
    ['itself', { parentId: 2 }, { parentId: below }],
    ['below itself', { parentId: 3 }, { parentId: below }],
    ['a place that is gone', { parentId: 9 }, { parentId: expect.stringContaining('not there') }],
    ['the name of a neighbour', { name: 'SYRINGES' }, { name: expect.stringContaining('Another') }],
    ['that name elsewhere', { name: 'Syringes', parentId: 0 }, {}],
    ['no name', { name: '' }, { name: 'Please give a name' }],
    ['121 characters', { name: 'x'.repeat(121) }, { name: 'Please use at most 120 characters' }],
    ['2,001 characters', { description: 'x'.repeat(2_001) }, { description: expect.any(String) }],
    ['markup', { description: '<i>x</i>' }, { description: expect.stringContaining('plain') }],
    ['a negative limit', { prescriptionLimit: -1 }, { prescriptionLimit: expect.any(String) }],
  ])('are looked at: %s', (_what, fields, faults) => {
    expect(categoryFaults({ ...category, ...fields }, all, 2)).toEqual(faults);
  });

  test('are kept tidy, and those of a new one are looked at too', () => {
    expect(tidyCategory({ ...category, name: ' Blunt  needles ' }).name).toBe('Blunt needles');
    expect(categoryFaults(category, all)).toEqual({ name: expect.any(String) });
  });

  test.each([
    ['Needles & cannulas', 'needles-cannulas'],
    ['  Crème – fraîche!', 'creme-fraiche'],
    ['注射', 'category'],
  ])('make an address: %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

const nameOf = (id: number) => all.find((each) => each.id === id)?.name ?? '';
const told = (after: Partial<CategoryFields>) =>
  toldCategoryChanges(category, { ...category, ...after }, nameOf).map(({ label, from, to }) => [
    label,
    from,
    to,
  ]);

describe('a change of a category', () => {
  test('is told in words; a place of another parent is not told by its number', () => {
    expect(told({})).toEqual([]);
    expect(told({ name: 'New' })).toEqual([['Name', 'Needles', 'New']]);
    expect(told({ position: 2, description: 'Thin' })).toEqual([
      ['Description', 'Empty', 'Thin'],
      ['Order', 'Number 1', 'Number 3'],
    ]);
    expect(told({ parentId: 0, position: 4, prescriptionLimit: 1 })).toEqual([
      ['Place', 'Injection', 'Top level'],
      ['Prescription limit', 'No limit', '1 pack'],
    ]);
  });

  test.each<[string, Partial<CategoryFields>, readonly string[]]>([
    ['nothing', {}, []],
    [
      'a name',
      { name: 'New' },
      [
        'The menus and lists of the shop show it within a second.',
        'The pages of 1 product in it and below it show the new name.',
      ],
    ],
    [
      'a limit',
      { prescriptionLimit: 2 },
      [
        'The limit on one prescription holds for 1 product in it and below it, in 2 carts from now on. Prescriptions that were ordered keep theirs.',
      ],
    ],
    ['an order', { position: 3 }, ['The menus and lists of the shop show it within a second.']],
  ])('is said by what it does: %s', (_what, after, effects) => {
    const impact = { products: 1, below: 0, carts: 2 };
    expect(categoryEffects(category, { ...category, ...after }, impact)).toEqual(effects);
  });

  test('says what moves with it', () => {
    const moved = { ...category, parentId: 0 };
    const said = (lower: number) =>
      categoryEffects(category, moved, { products: 2, below: lower, carts: 1 })[1];
    expect(said(0)).toBe('2 products in it and below it move with it.');
    expect(said(3)).toBe('3 categories below it and 2 products in it and below it move with it.');
  });
});
