import { describe, expect, test } from 'vitest';
import { hazardNames } from '../productHazards.ts';
import { changedFields, pickFields, toldChanges, toldProduct } from './productChanges.ts';
import { productEffects } from './productEffects.ts';
import { type ProductFields, productFaults, tidyProduct } from './productFields.ts';

const product: ProductFields = {
  code: 'NEEDLE-30G',
  name: 'Needles 30G, 100',
  description: 'Thin.',
  information: '',
  type: 'any',
  vatPercent: 20,
  prescriptionLimit: 0,
  minimumStock: 5,
  isColdChain: false,
  hazards: [],
  isOnSale: true,
  categoryIds: [3, 1],
  image: '',
};

const none = {
  carts: 0,
  orders: 0,
  prescriptions: 0,
  promotions: 0,
  lists: 0,
  requests: 0,
  purchaseOrders: 0,
};

const nameOf = (id: number) => `Category ${id}`;

describe('the fields of a product', () => {
  test.each<[string, Partial<ProductFields>, object]>([
    ['what it is', product, {}],
    ['nothing', {}, {}],
    ['no name', { name: ' ' }, { name: 'Please give a name' }],
    ['301 characters', { name: 'x'.repeat(301) }, { name: 'Please use at most 300 characters' }],
    ['no code', { code: '' }, { code: 'Please give a code' }],
    [
      '61 characters of code',
      { code: 'x'.repeat(61) },
      { code: 'Please use at most 60 characters' },
    ],
    ['a blank in a code', { code: 'A 1' }, { code: expect.stringContaining('without spaces') }],
    ['a code of other letters', { code: 'Ä-1.2/3_4' }, {}],
    [
      'a tag',
      { description: 'a <b>b</b>' },
      { description: expect.stringContaining('plain text') },
    ],
    ['a comment', { information: '<!-- x' }, { information: expect.stringContaining('plain') }],
    ['signs that are no tags', { description: '<5 mg, a < b, 3 <= 4' }, {}],
    ['20,001 characters', { information: 'x'.repeat(20_001) }, { information: expect.any(String) }],
    ['VAT of 21 %', { vatPercent: 21 }, { vatPercent: expect.stringContaining('VAT rate') }],
    ['a negative limit', { prescriptionLimit: -1 }, { prescriptionLimit: expect.any(String) }],
    ['the most packs', { prescriptionLimit: 9_999, minimumStock: 10_000_000 }, {}],
    ['a pack too many', { minimumStock: 10_000_001 }, { minimumStock: expect.any(String) }],
    ['no category', { categoryIds: [] }, { categoryIds: 'Please choose at least one category' }],
    [
      '51 categories',
      { categoryIds: Array.from({ length: 51 }, (_each, index) => index + 1) },
      { categoryIds: 'Please choose at most 50 categories' },
    ],
  ])('are looked at: %s', (_what, fields, faults) => {
    expect(productFaults(fields)).toEqual(faults);
  });

  test('are kept tidy: names and codes in one line, texts without blanks around', () => {
    expect(
      tidyProduct({ name: ' Needles   30G ', description: '\n One.\n\nTwo. \n', vatPercent: 5 }),
    ).toEqual({ name: 'Needles 30G', description: 'One.\n\nTwo.', vatPercent: 5 });
  });
});

describe('a change of a product', () => {
  test('is of the fields that differ, lists in their order', () => {
    expect(changedFields(product, { ...product, categoryIds: [3, 1] })).toEqual([]);
    expect(changedFields(product, { categoryIds: [1, 3], name: 'New', vatPercent: 20 })).toEqual([
      'name',
      'categoryIds',
    ]);
    expect(pickFields(product, ['code', 'image'])).toEqual({ code: 'NEEDLE-30G', image: '' });
  });

  test('is told field by field, in words', () => {
    const after: ProductFields = {
      code: 'NEW',
      name: 'x'.repeat(400),
      description: '',
      information: 'Dry.',
      type: 'prescription',
      vatPercent: 0,
      prescriptionLimit: 1,
      minimumStock: 0,
      isColdChain: true,
      hazards: hazardNames.slice(0, 2),
      isOnSale: false,
      categoryIds: [2],
      image: 'upload-1.webp',
    };
    const told = toldChanges(product, after, nameOf);
    expect(told.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Code', 'NEEDLE-30G', 'NEW'],
      ['Name', 'Needles 30G, 100', expect.stringMatching(/^x{299}…$/)],
      ['Description', 'Thin.', 'Empty'],
      ['Information', 'Empty', 'Dry.'],
      ['Sold', 'With or without a prescription', 'On prescription only'],
      ['VAT', '20%', '0%'],
      ['Prescription limit', 'No limit', '1 pack'],
      ['Safety stock', '5 packs', 'None'],
      ['Categories', 'Category 3, Category 1', 'Category 2'],
      ['Cold chain', 'No', 'Yes'],
      ['Hazards', 'None', 'Flammable, Pressurised'],
      ['On sale', 'Yes', 'No'],
      ['Picture', 'Drawn', 'upload-1.webp'],
    ]);
    expect(toldChanges(after, product, nameOf)).toHaveLength(13);
  });
});

describe('what a change of a product does', () => {
  const of = (after: Partial<ProductFields>, impact: Partial<typeof none> = {}, before = product) =>
    productEffects({ before, after, impact: { ...none, ...impact } });

  test.each<[string, readonly string[], readonly string[]]>([
    ['nothing', of({ name: product.name }, { carts: 3, orders: 3 }), []],
    ['a name', of({ name: 'New' }), ['The shop shows within a second: name.']],
    [
      'a name with orders that wait',
      of({ name: 'New' }, { orders: 1, prescriptions: 2 }),
      [
        'The shop shows within a second: name.',
        '1 order that waits keeps what it was sold as.',
        '2 prescriptions that wait for their signature keep what was asked for.',
      ],
    ],
    [
      'VAT with carts',
      of({ vatPercent: 5 }, { carts: 2 }),
      [
        'The shop shows within a second: VAT.',
        '2 carts with it are counted again. An order of what was shown before is refused in words.',
      ],
    ],
    [
      'categories',
      of({ categoryIds: [1] }),
      ['It moves in the lists of the shop, and the limits of its categories hold.'],
    ],
    [
      'a code with a purchase order',
      of({ code: 'NEW' }, { purchaseOrders: 1 }),
      [
        'The shop shows within a second: code.',
        'Quick order, deliveries and price lists find it by the new code only.',
        '1 purchase order is to bring it.',
      ],
    ],
    ['safety stock', of({ minimumStock: 1 }), ['The shop says out of stock at 1 pack or fewer.']],
    [
      'cold chain',
      of({ isColdChain: true }),
      ['Orders with it need a delivery that keeps them cold from now on.'],
    ],
    [
      'no cold chain',
      of({ isColdChain: false }, {}, { ...product, isColdChain: true }),
      ['Orders with it may go by any delivery from now on.'],
    ],
    ['a hazard', of({ hazards: ['sharps'] }), ['Whoever packs it sees: sharps.']],
    [
      'no hazard',
      of({ hazards: [] }, {}, { ...product, hazards: ['sharps'] }),
      ['Whoever packs it sees no hazard any more.'],
    ],
    [
      'off sale',
      of(
        { isOnSale: false },
        { carts: 1, promotions: 1, lists: 2, requests: 1, orders: 2, purchaseOrders: 2 },
      ),
      [
        'Its page, the lists and the search of the shop do not show it any more, within a second.',
        '1 cart loses it; its buyer is told.',
        '1 promotion of it stops with it.',
        '2 lists of buyers say that it is not sold.',
        '1 buyer who asked for a mail when it is back gets none.',
        '2 orders that wait keep what they were sold as.',
        '2 purchase orders are to bring it.',
      ],
    ],
    [
      'on sale',
      of({ isOnSale: true }, {}, { ...product, isOnSale: false }),
      ['Its page, the lists and the search of the shop show it within a second.'],
    ],
    [
      'a name while it is off sale',
      of({ name: 'New' }, { carts: 1 }, { ...product, isOnSale: false }),
      ['It is off sale, so the shop shows nothing of this yet.'],
    ],
  ])('is said: %s', (_what, effects, said) => {
    expect(effects).toEqual(said);
  });
});

test('toldProduct tells each field in words, in the order of the page', () => {
  const description = 'Thin. '.repeat(100);
  expect(toldProduct({ ...product, description }, nameOf)).toEqual([
    ['Code', 'NEEDLE-30G'],
    ['Name', 'Needles 30G, 100'],
    ['Description', description],
    ['Information', 'Empty'],
    ['Sold', 'With or without a prescription'],
    ['VAT', '20%'],
    ['Prescription limit', 'No limit'],
    ['Safety stock', '5 packs'],
    ['Categories', 'Category 3, Category 1'],
    ['Cold chain', 'No'],
    ['Hazards', 'None'],
    ['On sale', 'Yes'],
    ['Picture', 'Drawn'],
  ]);
});
