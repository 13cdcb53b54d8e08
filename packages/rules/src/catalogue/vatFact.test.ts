import { expect, test } from 'vitest';
import { productFacts } from './productFacts.ts';

test.each([
  ['nonPrescription', 20, '20%'],
  ['nonPrescription', 5, '5%'],
  ['nonPrescription', 0, 'Zero-rated'],
  ['any', 20, '20%, zero-rated on prescription'],
  ['any', 0, 'Zero-rated'],
  ['prescription', 20, 'Zero-rated on prescription'],
  ['prescription', 0, 'Zero-rated'],
] as const)('the VAT of a product of type %s at %i %% reads %s', (type, vatPercent, words) => {
  const { facts } = productFacts({ name: 'Saline', type, vatPercent });
  expect(facts).toEqual([['VAT', words]]);
});
