import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
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
  const book = new CatalogueBook(mostBytes);
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
