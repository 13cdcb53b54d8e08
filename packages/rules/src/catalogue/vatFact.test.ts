import { expect, test } from 'vitest';
import { vatFact } from './vatFact.ts';

test.each([
  ['nonPrescription', 20, '20%'],
  ['nonPrescription', 5, '5%'],
  ['nonPrescription', 0, 'Zero-rated'],
  ['any', 20, '20%, zero-rated on prescription'],
  ['any', 0, 'Zero-rated'],
  ['prescription', 20, 'Zero-rated on prescription'],
  ['prescription', 0, 'Zero-rated'],
] as const)('the VAT of a product of type %s at %i %% reads %s', (type, vatPercent, words) => {
  expect(vatFact({ type, vatPercent })).toBe(words);
});
