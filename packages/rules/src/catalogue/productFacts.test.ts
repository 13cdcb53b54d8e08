import { expect, test } from 'vitest';
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
  const shownToAll = productFacts(gloves).facts;
  expect(productFacts(sold).facts).toEqual([...shownToAll, ['VAT', '20%']]);
  expect(productFacts(sold, ['At most 1 pack', 'At most 6 packs together']).facts).toEqual([
    ...shownToAll,
    ['VAT', '20%'],
    ['On one prescription', 'At most 1 pack\nAt most 6 packs together'],
  ]);
});

test('what the information itself says of VAT stands as it was written', () => {
  const information = 'VAT: Reduced until March.';
  const gum = {
    name: 'Gum',
    information,
    type: 'nonPrescription',
    vatPercent: 5,
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
