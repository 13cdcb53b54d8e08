import { expect, test } from 'vitest';
import { aCategory } from './fixtures/aCategory.ts';
import { productFacts } from './productFacts.ts';

test('a product has its code, and each paragraph that names what it is about, as facts', () => {
  const information = 'Pack: 2 auto-injectors.\n\nStorage: Store below 25 °C.\nDo not freeze.';
  expect(productFacts({ code: 'ADR-2', name: 'Adrenaline, twin pack', information })).toEqual({
    facts: [
      ['Code', 'ADR-2'],
      ['Pack', '2 auto-injectors.'],
      ['Storage', 'Store below 25 °C.\nDo not freeze.'],
    ],
    text: '',
  });
});

test('a pack that the information does not say is read from the name', () => {
  expect(productFacts({ name: 'Needles 30G, box of 100' })).toEqual({
    facts: [['Pack', 'box of 100']],
    text: '',
  });
});

test('who can buy it sees the VAT, and what one prescription may hold, after all that visitors see', () => {
  const information = 'Storage: Store below 25 °C.';
  const gloves = { code: 'GLV-M', name: 'Gloves', information } as const;
  const sold = { ...gloves, type: 'nonPrescription', vatPercent: 20 } as const;
  const factsWith = (prescriptionLimit: number) =>
    productFacts({ ...sold, prescriptionLimit }).facts;
  const shownToAll = productFacts(gloves).facts;
  expect(factsWith(0)).toEqual([...shownToAll, ['VAT', '20%']]);
  for (const [limit, said] of [
    [1, 'At most 1 pack'],
    [2, 'At most 2 packs'],
  ] as const)
    expect(factsWith(limit)).toEqual([
      ...shownToAll,
      ['On one prescription', said],
      ['VAT', '20%'],
    ]);
});

test('who can buy it on prescription sees the limits of its categories and of those above them too', () => {
  const categories = [
    aCategory({ id: 1, name: 'Injectables', prescriptionLimit: 6 }),
    aCategory({ id: 2, name: 'Toxins', parentId: 1, prescriptionLimit: 1 }),
    aCategory({ id: 3, name: 'Fillers', prescriptionLimit: 2 }),
    aCategory({ id: 4, name: 'Vials', prescriptionLimit: 0 }),
  ];
  const toxin = {
    name: 'Toxin',
    type: 'prescription',
    vatPercent: 20,
    prescriptionLimit: 4,
    categories: [
      { id: 2, name: 'Toxins' },
      { id: 4, name: 'Vials' },
    ],
  } as const;
  const said = (product: Parameters<typeof productFacts>[0]) =>
    new Map(productFacts(product, categories).facts).get('On one prescription');
  const ofCategories = 'At most 1 pack of Toxins together\nAt most 6 packs of Injectables together';
  expect(said(toxin)).toBe(`At most 4 packs\n${ofCategories}`);
  expect(said({ ...toxin, type: 'any', prescriptionLimit: 0 })).toBe(ofCategories);
  expect(said({ ...toxin, type: 'nonPrescription', prescriptionLimit: 0 })).toBeUndefined();
});

test('what the information itself says of VAT stands as it was written', () => {
  const information = 'VAT: Reduced until March.';
  const gum = {
    name: 'Gum',
    information,
    type: 'nonPrescription',
    vatPercent: 5,
    prescriptionLimit: 0,
  } as const;
  expect(productFacts(gum).facts).toEqual([['VAT', 'Reduced until March.']]);
});

test.each([
  'One syringe and two needles.',
  'Note that this is no name of a fact at all: it is far too long for that.',
  'at 2:30 it is warm',
  'Storage:',
])('a paragraph without the name of a fact stays text: %s', (paragraph) => {
  const information = `${paragraph}\n \nLegal category: POM`;
  expect(productFacts({ name: 'Toxin', information })).toEqual({
    facts: [['Legal category', 'POM']],
    text: paragraph,
  });
});

test('what is said twice of one thing is one fact', () => {
  const information = 'Note: Keep it dry.\n\nNote: Keep it cold.';
  expect(productFacts({ name: 'Toxin', information }).facts).toEqual([
    ['Note', 'Keep it dry.\nKeep it cold.'],
  ]);
});
