import { expect, test } from 'vitest';
import { productFacts } from './productFacts.ts';

test('the code and each paragraph with a term become facts', () => {
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

test('the pack comes from the name if the information does not have it', () => {
  expect(productFacts({ name: 'Needles 30G, box of 100' })).toEqual({
    facts: [['Pack', 'box of 100']],
    text: '',
  });
});

test('buyers see the VAT and the prescription limits after the facts for visitors', () => {
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

test('the VAT text of the information stays as written', () => {
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
])('a paragraph without a term stays text: %s', (paragraph) => {
  const information = `${paragraph}\n \nLegal category: POM`;
  expect(productFacts({ name: 'Toxin', information })).toEqual({
    facts: [['Legal category', 'POM']],
    text: paragraph,
  });
});

test('paragraphs with the same term become one fact', () => {
  const information = 'Note: Keep it dry.\n\nNote: Keep it cold.';
  expect(productFacts({ name: 'Toxin', information }).facts).toEqual([
    ['Note', 'Keep it dry.\nKeep it cold.'],
  ]);
});
