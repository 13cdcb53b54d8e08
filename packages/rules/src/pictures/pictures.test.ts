import { describe, expect, test } from 'vitest';
import { categoryMotifs } from './categoryMotifs.ts';
import { genericColours, genericForms, genericPictureFile } from './genericPicture.ts';
import { pictureColours, pictureForms } from './pictureSpec.ts';
import { pictureSource } from './pictureSource.ts';

describe('pictures', () => {
  test.each([
    ['vial', 'teal', 'generic-vial-teal.svg'],
    ['prefilledSyringe', 'teal', 'generic-prefilled-syringe-teal.svg'],
    ['infusionBag', 'slate', 'generic-infusion-bag-slate.svg'],
  ] as const)('share for a %s in %s the file %s', (form, colour, file) => {
    expect(genericPictureFile(form, colour)).toBe(file);
  });

  test.each([
    ['lip gel.svg', '/images/products/lip%20gel.svg'],
    ['', '/images/products/default.svg'],
  ])('with the file %j have the path %s', (file, source) => {
    expect(pictureSource('products', file)).toBe(source);
  });

  test('have a file for each shared form and colour', () => {
    const files = genericForms.flatMap(({ form }) =>
      genericColours.map((colour) => genericPictureFile(form, colour)),
    );
    expect(new Set(files).size).toBe(genericForms.length * genericColours.length);
  });

  test.each([
    ['motif', categoryMotifs],
    ['colour', pictureColours],
    ['form', pictureForms],
    ['label', genericForms.map(({ label }) => label)],
  ] as const)('are listed without a duplicate %s', (_kind, words) => {
    expect(words).toEqual([...new Set(words)]);
  });
});
