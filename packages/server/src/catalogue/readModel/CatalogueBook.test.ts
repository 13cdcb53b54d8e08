import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { searchWords } from '@formulary/rules/text/searchWords';
import { foldText } from '@formulary/rules/text/tidyLine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { allCategories, publicPage } from '../productAnswers.ts';
import { compareNames } from '@formulary/search/table/ProductTable';
import { CatalogueBook } from './CatalogueBook.ts';
import { matchRank } from '@formulary/search/matchRank';
import { joinWords } from '@formulary/search/words/language';
import { catalogueLanguage } from '../catalogueTable.ts';

const PRODUCTS = 500;
const BYTES_OF_ALL = PRODUCTS * Uint32Array.BYTES_PER_ELEMENT;
/** Room for five of the longest lists. */
const MOST_BYTES = 5 * BYTES_OF_ALL;

const products = Array.from({ length: PRODUCTS }, (_, index): CatalogueProduct => ({
  id: index + 1,
  code: `SALINE-${index}`,
  addedAt: index,
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

describe('the search cache', () => {
  test('keeps within its bytes for any searches, with the same results as without a limit', () => {
    fc.assert(
      fc.property(fc.array(term, { minLength: 20, maxLength: 60 }), (terms) => {
        const book = bookOf(MOST_BYTES);
        const boundless = bookOf();
        for (const searchTerm of terms) {
          expect(book.rows({ searchTerm })).toEqual(boundless.rows({ searchTerm }));
          expect(book.cachedBytes).toBeLessThanOrEqual(MOST_BYTES);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('evicts the least recently used list', () => {
    const book = bookOf(MOST_BYTES);
    const first = book.rows({ searchTerm: 's' });
    const second = book.rows({ searchTerm: 'a' });
    for (const searchTerm of ['l', 'i', 'n']) {
      book.rows({ searchTerm });
      expect(book.rows({ searchTerm: 's' })).toBe(first);
    }
    expect(book.rows({ searchTerm: 'a' })).not.toBe(second);
  });

  test('does not cache a list larger than the limit, and keeps the others', () => {
    const book = bookOf(BYTES_OF_ALL);
    const few = book.rows({ searchTerm: 'saline 1x' });
    const all = book.rows({ searchTerm: 'saline' });
    expect(all).toHaveLength(PRODUCTS);
    expect(book.rows({ searchTerm: 'saline' })).not.toBe(all);
    expect(book.rows({ searchTerm: 'saline 1x' })).toBe(few);
    expect(book.cachedBytes).toBeLessThan(BYTES_OF_ALL);
  });

  test('counts the size of keys as well as of results', () => {
    const book = bookOf(MOST_BYTES);
    book.rows({ searchTerm: 'nowhere' });
    const short = book.cachedBytes;
    book.rows({ searchTerm: 'nowhere'.repeat(10) });
    expect(book.cachedBytes - short).toBeGreaterThan(short);
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

  test('is ordered by name, then by id', () => {
    expect([...shelf().list({})]).toEqual([second, first, third]);
  });

  test('shows a renamed product in its new place after caching', () => {
    const book = shelf();
    book.rows({});
    book.update([third], [named(third, 'Aardvark balm')]);
    expect([...book.list({})]).toEqual([third, second, first]);
  });

  test('drops a product that went off sale after caching', () => {
    const book = shelf();
    book.rows({ searchTerm: 'gauze' });
    book.update([first], []);
    expect([...book.list({ searchTerm: 'gauze' })]).toEqual([third]);
  });

  test('is not rebuilt if none of it has changed', () => {
    const book = shelf();
    const before = book.rows({});
    book.update([9_999, second], [{ ...named(second, 'Aspirin'), inStock: 0 }]);
    expect(book.rows({})).toBe(before);
  });
});

const aText = (words: readonly string[]) =>
  fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 5 })
    .map((chosen) => chosen.join(' '));

const dressed = (of: Partial<CatalogueProduct>, id: number) =>
  ({ ...products[0], ...of, id }) as CatalogueProduct;

describe('a search', () => {
  const words = [
    'lip',
    'Lip',
    'filler',
    'fill',
    'a+b',
    'b',
    '5 ml',
    '15',
    '0.5',
    'ml',
    '5',
    'gauze',
    'Crème',
    '(lip)',
    '4%',
    '100 micrograms',
    'eb',
  ] as const;
  const signs = ['(', ').', '%', '…', ', '] as const;
  const aProduct = fc.record({
    name: aText(words),
    description: aText([...words, 'only here']),
    categoryIds: fc.subarray([1, 2, 3]),
  });
  const tree = [
    aCategory({ id: 1, name: 'Filler' }),
    aCategory({ id: 2, name: 'Gauze', parentId: 1 }),
    aCategory({ id: 3, name: 'Tips' }),
  ];

  /** Searches by a full scan. */
  function looked(all: readonly CatalogueProduct[], categoryId: number, searchTerm: string) {
    const wanted = categoryId === 1 ? [1, 2] : [categoryId];
    const typed = searchWords(searchTerm);
    const folded = foldText(searchTerm);
    const ranked = all.flatMap((product) => {
      if (categoryId > 0 && !product.categoryIds.some((id) => wanted.includes(id))) return [];
      const names = product.categoryIds.map((id) => tree[id - 1]?.name).join(' ');
      const texts = {
        name: joinWords(catalogueLanguage, product.name),
        categories: joinWords(catalogueLanguage, names),
        description: joinWords(catalogueLanguage, product.description),
      };
      const hasSigns = folded.split(' ').every((sign) => foldText(product.name).includes(sign));
      const rank =
        typed.length > 0
          ? matchRank(catalogueLanguage, texts, typed.join(' '), typed)
          : hasSigns
            ? 0
            : undefined;
      return rank === undefined ? [] : [{ rank, product }];
    });
    return ranked
      .toSorted(
        (a, b) =>
          a.rank - b.rank ||
          compareNames(a.product.name, b.product.name) ||
          a.product.id - b.product.id,
      )
      .map(({ product }) => product.id);
  }

  test('matches a full scan in the same order, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(aProduct, { maxLength: 12 }),
        fc.array(aProduct, { maxLength: 6 }),
        fc.array(
          fc.tuple(
            fc.constantFrom(0, 1, 2, 3),
            fc.oneof(
              aText([...words, 'fil', 'ip', 'ga', '1', '0', '5 m', 'micro']),
              aText(signs),
              fc.constant(''),
            ),
          ),
          { minLength: 1, maxLength: 8 },
        ),
        (first, later, searches) => {
          const before = first.map((product, index) => dressed(product, index + 1));
          // Every other product is new; the rest are changed.
          const changed = later.map((product, index) => dressed(product, 2 * index + 1));
          const after = [
            ...before.filter(({ id }) => !changed.some((each) => each.id === id)),
            ...changed,
          ];
          const book = new CatalogueBook();
          book.replace(tree, before);
          book.update(
            changed.map(({ id }) => id),
            changed,
          );
          const anew = new CatalogueBook();
          anew.replace(tree, after);
          for (const [categoryId, searchTerm] of searches) {
            if (book.readAs({ categoryId, searchTerm }) !== undefined) continue;
            const expected = looked(after, categoryId, searchTerm);
            expect([...book.list({ categoryId, searchTerm })]).toEqual(expected);
            expect([...anew.list({ categoryId, searchTerm })]).toEqual(expected);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('follows category names', () => {
    const book = bookOf();
    book.setCategories([aCategory({ id: 1, name: 'Water' })]);
    expect(book.rows({ searchTerm: 'water' })).toHaveLength(PRODUCTS);
    book.setCategories([aCategory({ id: 1, name: 'Salt' })]);
    expect(book.rows({ searchTerm: 'water' })).toHaveLength(0);
    expect(book.rows({ searchTerm: 'salt' })).toHaveLength(PRODUCTS);
  });
});

describe('the figures', () => {
  test('have a row for every product on sale, in the table or among the changed products', () => {
    const book = bookOf();
    const [first, second, third] = products as [
      CatalogueProduct,
      CatalogueProduct,
      CatalogueProduct,
    ];
    const dearer = { ...first, price: 4_000 };
    const renamed = { ...second, name: 'Water', price: 5_000 };
    const added = { ...third, id: PRODUCTS + 1, price: 6_000 };
    book.update([1, 2, 3, added.id], [dearer, renamed, added]);
    const priceOf = (id: number) => {
      const row = book.rowOf(id);
      return row === undefined ? undefined : book.columns.prices[row];
    };
    expect([1, 2, 3, 4, added.id, 9_999].map(priceOf)).toEqual([
      4_000,
      5_000,
      undefined,
      1_000,
      6_000,
      undefined,
    ]);
    expect(book.size).toBe(PRODUCTS);
    expect(book.entry(2)?.product).toEqual(renamed);
    expect(book.entry(1)?.product).toMatchObject(dearer);
  });
});

test('a product requested twice is cached until it changes', () => {
  const book = bookOf();
  book.entry(1);
  const again = book.entry(1);
  expect(book.entry(1)).toBe(again);
  book.update([1], [{ ...(products[0] as CatalogueProduct), price: 7_000 }]);
  expect(book.entry(1)?.product.price).toBe(7_000);
});

/** Returns everything that a visitor may read. */
function seen(book: CatalogueBook): string {
  const pages = Array.from(book.list({}), (id) => {
    const entry = book.entry(id);
    return entry && publicPage(book, entry).json;
  });
  return JSON.stringify([allCategories(book).json, pages]);
}

describe('the public version', () => {
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

  test.each(changed)('changes when a product changes to %o', (change) => {
    const [updated, replaced] = [open(), open()];
    const [version, before] = [updated.publicVersion, seen(updated)];
    updated.update([1], [{ ...product, ...change }]);
    replaced.replace(categories, [{ ...product, ...change }, other]);
    for (const book of [updated, replaced]) {
      expect(book.publicVersion).not.toBe(version);
      expect(seen(book)).not.toBe(before);
    }
  });

  test.each(unseen)('stays when a product changes to %o', (change) => {
    const book = open();
    const [version, before] = [book.publicVersion, seen(book)];
    book.update([1, 9_999], [{ ...product, ...change }]);
    book.replace([...categories], [other, { ...product, ...change }]);
    expect(book.publicVersion).toBe(version);
    expect(seen(book)).toBe(before);
  });

  test('changes when a product is added or removed', () => {
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
  ])('changes when the categories become %j', (after) => {
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
