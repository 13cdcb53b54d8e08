import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchWords } from './searchWords.ts';

describe('searchWords', () => {
  test.each([
    ['  Lip   Filler ', ['lip', 'filler']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['5ml', ['5 ml']],
    ['5 ML syringe', ['5 ml', 'syringe']],
    ['0.5ml', ['0.5 ml']],
    ['20mg/ml', ['20 mg', 'ml']],
    ['4 %', ['4%']],
    ['tretinoin 0.05%', ['tretinoin', '0.05%']],
    ['1,500 international units, 1500iu', ['1500 units', '1500 units']],
    ['1,500,000 of 2,5', ['1500000', 'of', '2,5']],
    ['100iu', ['100 units']],
    ['400 unit capsule', ['400 units', 'capsules']],
    ['300mcg', ['300 micrograms']],
    ['50\u00b5g, 50\u03bcg, 50ug', ['50 micrograms', '50 micrograms', '50 micrograms']],
    ['75 microgram', ['75 micrograms']],
    ['2 gms, 3 grams', ['2 g', '3 g']],
    ['10 mls of 1l', ['10 ml', 'of', '1 litre']],
    ['Aciclovir 400mg tabs', ['aciclovir', '400 mg', 'tablets']],
    ['loperamide caps', ['loperamide', 'capsules']],
    ['water 5ml amps', ['water', '5 ml', 'ampoules']],
    ['glycerol supp', ['glycerol', 'suppositories']],
    ['morphine inj', ['morphine', 'injection']],
    ['ampoule of one tablet', ['ampoules', 'of', 'one', 'tablets']],
    ['amp', ['amp']],
    ['caps', ['caps']],
    ['aspirin tabs x 28', ['aspirin', 'tablets', '28']],
    ['aspirin tabs x28', ['aspirin', 'tablets', '28']],
    ['gauze 5 \u00d7 7 cm', ['gauze', '5', '7 cm']],
    ['x ray', ['x', 'ray']],
    ['am\u200boxi\u00adcillin', ['amoxicillin']],
    ['5 litres, 5 litre bin', ['5 litre', '5 litre', 'bin']],
    ['5 lids', ['5', 'lids']],
    ['Poly-L-lactic acid', ['poly', 'l', 'lactic', 'acid']],
    ['adrenaline (epinephrine), twin.', ['adrenaline', 'epinephrine', 'twin']],
    ['Hartmann’s', ['hartmann', 's']],
    ['snake_case', ['snake', 'case']],
    ['… —', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  test('are unchanged if read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const words = searchWords(text);
        expect(searchWords(words.join(' ')).join(' ')).toBe(words.join(' '));
      }),
    );
  });
});
