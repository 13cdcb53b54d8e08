import { categoryMotifs } from '@formulary/rules/pictures/categoryMotifs';
import { pictureColours, pictureForms } from '@formulary/rules/pictures/pictureSpec';
import { describe, expect, test } from 'vitest';
import { demoCategories, demoProducts } from './demoCatalogue.ts';
import { categoryPictureFile, pictureFile } from './demoPictures.ts';
import type { DemoPromotion } from './demoTypes.ts';

const BRANDS =
  /\b(?:botox|dysport|azzalure|bocouture|xeomin|alluzience|juvederm|juvéderm|restylane|belotero|teosyal|profhilo|sculptra|radiesse|ellans[eé]|hyalase|kybella|emla|ametop|ozempic|wegovy|mounjaro|saxenda|xenical|obagi|finacea|zovirax|nicorette|epipen|jext|tegaderm|pabrinex|dermapen)\b/iu;

const tense = ({ startsInDays, endsInDays }: DemoPromotion) => {
  if (endsInDays < 0) return 'over';
  return startsInDays > 0 ? 'future' : 'active';
};
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const promotions = demoProducts.flatMap((product) =>
  (product.promotions ?? []).map((promotion) => ({ product, promotion, tense: tense(promotion) })),
);
const available = ({ inStock, minimumStock }: { inStock: number; minimumStock: number }) =>
  Math.max(0, inStock - minimumStock);

describe('the demo catalogue', () => {
  test('holds at least 180 products in 12 to 14 categories of two to five sub-categories', () => {
    const top = demoCategories.filter(({ parent }) => parent === undefined);
    const childCounts = top.map(
      ({ slug }) => demoCategories.filter(({ parent }) => parent === slug).length,
    );
    expect(demoProducts.length).toBeGreaterThanOrEqual(180);
    expect(top.length).toBeGreaterThanOrEqual(12);
    expect(top.length).toBeLessThanOrEqual(14);
    expect(Math.min(...childCounts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...childCounts)).toBeLessThanOrEqual(5);
  });

  test('uses each code, name, slug and picture once', () => {
    expect(repeated(demoProducts.map(({ code }) => code))).toEqual([]);
    expect(repeated(demoProducts.map(({ name }) => name))).toEqual([]);
    expect(repeated(demoProducts.map(pictureFile))).toEqual([]);
    expect(repeated(demoCategories.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(demoCategories.map(categoryPictureFile))).toEqual([]);
  });

  test('every parent comes before its child and every product sits in known categories', () => {
    const slugs = demoCategories.map(({ slug }) => slug);
    const strays = demoCategories.filter(
      ({ parent }, index) => parent !== undefined && !slugs.slice(0, index).includes(parent),
    );
    const lost = demoProducts.flatMap(({ code, categories }) =>
      categories.filter((slug) => !slugs.includes(slug)).map((slug) => `${code}: ${slug}`),
    );
    expect(strays).toEqual([]);
    expect(lost).toEqual([]);
    expect(demoProducts.filter(({ categories }) => categories.length === 0)).toEqual([]);
  });

  test('every sub-category has two products or more', () => {
    const sparse = demoCategories
      .filter(({ parent }) => parent !== undefined)
      .filter(
        ({ slug }) => demoProducts.filter(({ categories }) => categories.includes(slug)).length < 2,
      );
    expect(sparse.map(({ slug }) => slug)).toEqual([]);
  });

  test.each(['any', 'prescription', 'nonPrescription'] as const)(
    'has products of type %s',
    (type) => {
      expect(demoProducts.filter((product) => product.type === type).length).toBeGreaterThan(25);
    },
  );

  test.each([0, 5, 20] as const)('has products with VAT at %i per cent', (vatPercent) => {
    expect(demoProducts.some((product) => product.vatPercent === vatPercent)).toBe(true);
  });

  test.each([
    ['active', 25],
    ['future', 4],
    ['over', 4],
  ])('has %s promotions, at least %i', (wanted, least) => {
    expect(promotions.filter((one) => one.tense === wanted).length).toBeGreaterThanOrEqual(least);
  });

  test('every bundle is of two or more, cheaper than its units, and starts before it ends', () => {
    const unfair = promotions.filter(
      ({ product, promotion: { quantity, priceMills, startsInDays, endsInDays } }) =>
        quantity < 2 || priceMills >= quantity * product.priceMills || startsInDays >= endsInDays,
    );
    expect(unfair.map(({ product }) => product.code)).toEqual([]);
  });

  test('a larger bundle of the same product is never dearer by the unit', () => {
    const odd = demoProducts.filter(({ promotions: offers = [] }) => {
      const unitPrices = offers
        .toSorted((a, b) => a.quantity - b.quantity)
        .map(({ quantity, priceMills }) => priceMills / quantity);
      return unitPrices.some((price, index) => price > (unitPrices[index - 1] ?? price));
    });
    expect(odd.map(({ code }) => code)).toEqual([]);
  });

  test('some products carry two and three active bundles of different sizes', () => {
    const counts = demoProducts.map(
      ({ promotions: offers = [] }) =>
        new Set(offers.filter((offer) => tense(offer) === 'active').map((offer) => offer.quantity))
          .size,
    );
    expect(counts).toContain(2);
    expect(counts).toContain(3);
  });

  test('about ten products are sold out, and a few have one to three left', () => {
    const out = demoProducts.filter((product) => available(product) === 0);
    const nearlyOut = demoProducts.filter((product) => [1, 2, 3].includes(available(product)));
    expect(out.length).toBeGreaterThanOrEqual(8);
    expect(out.length).toBeLessThanOrEqual(14);
    expect(nearlyOut.length).toBeGreaterThanOrEqual(3);
  });

  test('prescription limits apply to products and categories, never to non-prescription products', () => {
    const limited = demoProducts.filter(({ prescriptionLimit }) => prescriptionLimit !== undefined);
    expect(limited.length).toBeGreaterThan(20);
    expect(limited.filter(({ type }) => type === 'nonPrescription')).toEqual([]);
    expect(
      demoCategories.filter(({ prescriptionLimit }) => prescriptionLimit !== undefined).length,
    ).toBeGreaterThan(5);
  });

  test('names no brand', () => {
    const branded = [...demoProducts, ...demoCategories].filter((entry) =>
      BRANDS.test(JSON.stringify(entry)),
    );
    expect(branded).toEqual([]);
  });

  test('prices are whole thousandths of a pound between 50p and £500', () => {
    const odd = demoProducts.filter(
      ({ priceMills }) => !Number.isInteger(priceMills) || priceMills < 500 || priceMills > 500_000,
    );
    expect(odd.map(({ code }) => code)).toEqual([]);
  });

  test('every description has at least two sentences and every entry states pack, storage, law and life', () => {
    const thin = demoProducts.filter(
      ({ description, information }) =>
        description.split(/[.?!](?:\s|$)/u).filter(Boolean).length < 2 ||
        !/Composition: [\s\S]+\n\nPack: [\s\S]+\n\nStorage: [\s\S]+\n\nLegal category: [\s\S]+\n\nShelf life: /u.test(
          information,
        ),
    );
    expect(thin.map(({ code }) => code)).toEqual([]);
  });

  test('every cold-chain product says so', () => {
    const silent = demoProducts.filter(
      ({ coldChain, information }) =>
        (coldChain ?? false) !== information.includes('Storage: Store in a refrigerator'),
    );
    expect(silent.map(({ code }) => code)).toEqual([]);
  });

  test('every picture has a known form and colour and text that fits a label', () => {
    const odd = demoProducts.filter(
      ({ picture: { form, colour, label, detail = '' } }) =>
        !pictureForms.includes(form) ||
        !pictureColours.includes(colour) ||
        label.replaceAll('\u00AD', '').length > 46 ||
        detail.length > 34,
    );
    expect(odd.map(({ code }) => code)).toEqual([]);
    expect(demoCategories.filter(({ motif }) => !categoryMotifs.includes(motif))).toEqual([]);
  });

  test('names picture files by code and slug in lower case', () => {
    expect(pictureFile({ code: 'HA-LIP-24-1' })).toBe('ha-lip-24-1.svg');
    expect(categoryPictureFile({ slug: 'fillers-lips' })).toBe('fillers-lips.svg');
  });
});
