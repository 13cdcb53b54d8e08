import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { allCategories, publicPage } from '../productAnswers.ts';
import { CatalogueBook } from './CatalogueBook.ts';

const PRODUCTS = 500;
const BYTES_OF_ALL = PRODUCTS * Uint32Array.BYTES_PER_ELEMENT;
/** Room for a handful of the longest lists. */
const MOST_BYTES = 5 * BYTES_OF_ALL;

const products = Array.from({ length: PRODUCTS }, (_, index): CatalogueProduct => ({
  id: index + 1,
  name: `Saline ${index.toString(36)}`,
  image: '',
  type: 'nonPrescription',
  description: '',
  information: '',
  price: 1000,
  vatPercent: 20,
  inStock: 1,
  minimumStock: 0,
  prescriptionLimit: 1,
  categoryIds: [1],
  promotions: [],
}));

function bookOf(mostBytes?: number): CatalogueBook {
  const book = new CatalogueBook(mostBytes === undefined ? {} : { mostRememberedBytes: mostBytes });
  book.replace([], products);
  return book;
}

const term = fc.string({ unit: fc.constantFrom(...Array.from('saline 0123xyz')), maxLength: 12 });

describe('the memory of searches', () => {
  test('stays within its bytes, whatever is searched for, and answers as if it were boundless', () => {
    fc.assert(
      fc.property(fc.array(term, { minLength: 20, maxLength: 60 }), (terms) => {
        const book = bookOf(MOST_BYTES);
        const boundless = bookOf();
        for (const searchTerm of terms) {
          expect(book.list({ searchTerm })).toEqual(boundless.list({ searchTerm }));
          expect(book.rememberedBytes).toBeLessThanOrEqual(MOST_BYTES);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('lets go of the list that was not asked for longest', () => {
    const book = bookOf(MOST_BYTES);
    const first = book.list({ searchTerm: 's' });
    const second = book.list({ searchTerm: 'a' });
    for (const searchTerm of ['l', 'i', 'n']) {
      book.list({ searchTerm });
      expect(book.list({ searchTerm: 's' })).toBe(first);
    }
    expect(book.list({ searchTerm: 'a' })).not.toBe(second);
  });

  test('does not keep a list that is larger than all of it, nor lose the others over it', () => {
    const book = bookOf(BYTES_OF_ALL);
    const few = book.list({ searchTerm: 'saline 1x' });
    const all = book.list({ searchTerm: 'saline' });
    expect(all).toHaveLength(PRODUCTS);
    expect(book.list({ searchTerm: 'saline' })).not.toBe(all);
    expect(book.list({ searchTerm: 'saline 1x' })).toBe(few);
    expect(book.rememberedBytes).toBeLessThan(BYTES_OF_ALL);
  });

  test('counts what is asked for as well as what is found', () => {
    const book = bookOf(MOST_BYTES);
    book.list({ searchTerm: 'nowhere' });
    const short = book.rememberedBytes;
    book.list({ searchTerm: 'nowhere'.repeat(10) });
    expect(book.rememberedBytes - short).toBeGreaterThan(short);
  });
});

describe('a list', () => {
  const [first, second, third] = products.slice(0, 3).map((product) => product.id) as [
    number,
    number,
    number,
  ];
  const named = (id: number, name: string) =>
    ({ ...products[id - 1], id, name }) as CatalogueProduct;

  function shelf(): CatalogueBook {
    const book = new CatalogueBook();
    const same = [named(third, 'Gauze'), named(first, 'Gauze'), named(second, 'Aspirin')];
    book.replace([], same);
    return book;
  }

  test('is in the order of names, and then of ids', () => {
    expect([...shelf().list({})]).toEqual([second, first, third]);
  });

  test('that was asked for before shows a product in its new place once it is renamed', () => {
    const book = shelf();
    book.list({});
    book.update([third], [named(third, 'Aardvark balm')]);
    expect([...book.list({})]).toEqual([third, second, first]);
  });

  test('that was asked for before lacks a product once it is off sale', () => {
    const book = shelf();
    book.list({ searchTerm: 'gauze' });
    book.update([first], []);
    expect([...book.list({ searchTerm: 'gauze' })]).toEqual([third]);
  });

  test('is not made anew when nothing of it has changed', () => {
    const book = shelf();
    const before = book.list({});
    book.update([9_999, second], [{ ...named(second, 'Aspirin'), inStock: 0 }]);
    expect(book.list({})).toBe(before);
  });
});

/** Everything that a visitor may read of it. */
function seen(book: CatalogueBook): string {
  const pages = Array.from(book.list({}), (id) => {
    const entry = book.entry(id);
    return entry && publicPage(book, entry).json;
  });
  return JSON.stringify([allCategories(book).json, pages]);
}

describe('the version of what visitors see', () => {
  const categories = [aCategory({ id: 1, name: 'Saline' }), aCategory({ id: 2, name: 'Gauze' })];
  const [product, other] = products as [CatalogueProduct, CatalogueProduct];

  function open() {
    const book = new CatalogueBook();
    book.replace(categories, [product, other]);
    return book;
  }

  const changed: Partial<CatalogueProduct>[] = [
    { name: 'Water' },
    { image: 'water.svg' },
    { type: 'prescription' },
    { description: 'Clear.' },
    { information: 'Keep it dry.' },
    { categoryIds: [2] },
    { categoryIds: [] },
    { inStock: 0 },
    { minimumStock: 1 },
  ];
  const promotion = { quantity: 3, price: 900, startsAt: new Date(0), endsAt: new Date(1) };
  const unseen: Partial<CatalogueProduct>[] = [
    {},
    { price: 1 },
    { vatPercent: 5 },
    { inStock: 7 },
    { inStock: 9, minimumStock: 8 },
    { prescriptionLimit: 4 },
    { promotions: [promotion] },
  ];

  test.each(changed)('is another one after the change of a product to %o', (change) => {
    const [updated, replaced] = [open(), open()];
    const [version, before] = [updated.publicVersion, seen(updated)];
    updated.update([1], [{ ...product, ...change }]);
    replaced.replace(categories, [{ ...product, ...change }, other]);
    for (const book of [updated, replaced]) {
      expect(book.publicVersion).not.toBe(version);
      expect(seen(book)).not.toBe(before);
    }
  });

  test.each(unseen)('stays after the change of a product to %o', (change) => {
    const book = open();
    const [version, before] = [book.publicVersion, seen(book)];
    book.update([1, 9_999], [{ ...product, ...change }]);
    book.replace([...categories], [other, { ...product, ...change }]);
    expect(book.publicVersion).toBe(version);
    expect(seen(book)).toBe(before);
  });

  test('is another one after a product came and after it went', () => {
    const book = open();
    const versions = [book.publicVersion];
    const third = { ...product, id: 3 };
    book.update([3], [third]);
    versions.push(book.publicVersion);
    book.update([3], []);
    versions.push(book.publicVersion);
    book.replace(categories, [product, other, third]);
    versions.push(book.publicVersion);
    book.replace(categories, [product, other]);
    versions.push(book.publicVersion);
    book.replace(categories, [product, third]);
    versions.push(book.publicVersion);
    expect(new Set(versions).size).toBe(versions.length);
  });

  test.each([
    [[aCategory({ id: 1, name: 'Salt' }), categories[1]]],
    [[aCategory({ id: 1, name: 'Saline', description: 'Salt and water.' }), categories[1]]],
    [[aCategory({ id: 1, name: 'Saline', parentId: 2 }), categories[1]]],
    [[categories[1], categories[0]]],
    [[categories[0]]],
  ])('is another one after the categories have become %j', (after) => {
    const book = open();
    const [version, before] = [book.publicVersion, seen(book)];
    book.replace(
      after.flatMap((each) => each ?? []),
      [product, other],
    );
    expect(book.publicVersion).not.toBe(version);
    expect(seen(book)).not.toBe(before);
  });
});
