import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import { list, publicList } from './productAnswers.ts';
import { CatalogueBook } from './readModel/CatalogueBook.ts';

const PRODUCTS = 6;
const begins = new Date('2026-06-01T12:00:00Z');
const ends = new Date('2026-06-01T13:00:00Z');
const offer = { quantity: 3, price: 900, startsAt: begins, endsAt: ends };
const times = [new Date(+begins - 1), begins, new Date(+ends - 1), ends];
const page = { limit: 4, skip: 0 };
const queries = [{}, { searchTerm: 'rose' }, { sort: 'dearest' }, { isOnOffer: true }] as const;

const tree = [aCategory({ id: 1, name: 'Gels' }), aCategory({ id: 2, name: 'Pins' })];

const aProduct = (id: number) =>
  fc.record<CatalogueProduct>({
    id: fc.constant(id),
    code: fc.constant(`CODE ${id}`),
    addedAt: fc.constant(1_700_000_000),
    name: fc.constantFrom('Rose gel', 'Pin', 'Rose'),
    image: fc.constantFrom('', 'generic-vial-teal.svg'),
    type: fc.constantFrom('any', 'prescription', 'nonPrescription'),
    description: fc.constant(''),
    information: fc.constant(''),
    price: fc.constantFrom(300, 70_000),
    vatPercent: fc.constantFrom(0, 20),
    inStock: fc.constantFrom(0, 3, 300),
    minimumStock: fc.constantFrom(0, 3),
    prescriptionLimit: fc.constantFrom(0, 5),
    categoryIds: fc.subarray([1, 2]),
    promotions: fc.subarray([offer]),
  });

const aShelf = fc
  .tuple(...Array.from({ length: PRODUCTS }, (_, index) => aProduct(index + 1)))
  .chain((all) => fc.subarray(all));

/** Possible changes of a product; only buyers see most of them. */
const aChange = fc.oneof(
  fc.record({ price: fc.constantFrom(300, 1_000) }),
  fc.record({ inStock: fc.constantFrom(2, 200) }),
  fc.record({ prescriptionLimit: fc.constantFrom(1, 2) }),
  fc.record({ promotions: fc.constantFrom([], [offer], [{ ...offer, price: 800 }]) }),
  fc.record({ name: fc.constantFrom('Rosehip', 'Pin') }),
  fc.constant(undefined),
);

/** Returns every shared list at each of the times. */
function answered(book: CatalogueBook): readonly string[] {
  return queries.flatMap((query) => [
    ...times.map((now) => list(book, { query, page }, { now }).json),
    publicList(book, { query, page }).json,
  ]);
}

function bookOf(products: readonly CatalogueProduct[], categories = tree): CatalogueBook {
  const book = new CatalogueBook();
  book.replace(categories, products);
  return book;
}

describe('a cached page of products', () => {
  test('equals a fresh page after any changes', () => {
    fc.assert(
      fc.property(
        aShelf,
        aShelf,
        fc.array(fc.tuple(fc.nat(), aChange)),
        (before, after, changes) => {
          const book = bookOf(before);
          let products = before;
          for (const [number, change] of changes) {
            answered(book);
            const changed = products[number % products.length];
            if (!changed) break;
            const now = change ? [{ ...changed, ...change }] : [];
            products = products.flatMap((each) => (each === changed ? now : each));
            book.update([changed.id], now);
            expect(answered(book)).toEqual(answered(bookOf(products)));
          }
          book.replace(tree, after);
          expect(answered(book)).toEqual(answered(bookOf(after)));
        },
      ),
      { numRuns: 100 },
    );
  });

  test("never shows another buyer's purchases", () => {
    const products = fc.sample(fc.tuple(aProduct(1), aProduct(2)), { numRuns: 1, seed: 1 }).flat();
    const book = bookOf(products);
    const [now = begins] = times;
    const body = { query: { isBoughtBefore: true }, page };
    const idsFor = (boughtIds: readonly number[]) => {
      const lines = JSON.parse(list(book, body, { now, boughtIds }).json) as readonly {
        readonly product_pk: number;
      }[];
      return lines.map(({ product_pk }) => product_pk);
    };
    expect([[1], [2], [], [1]].map(idsFor)).toEqual([[1], [2], [], [1]]);
  });

  test('shows current category names', () => {
    const [product] = fc.sample(aProduct(1), { numRuns: 1, seed: 1 });
    const products = [{ ...product, categoryIds: [1] } as CatalogueProduct];
    const book = bookOf(products);
    answered(book);
    const renamed = [aCategory({ id: 1, name: 'Jellies' })];
    book.setCategories(renamed);
    expect(answered(book)).toEqual(answered(bookOf(products, renamed)));
  });

  test('is not rewritten until something changes', () => {
    const [product] = fc.sample(aProduct(1), { numRuns: 1, seed: 1 });
    const book = bookOf([product as CatalogueProduct]);
    const body = { query: {}, page };
    const first = publicList(book, body).body;
    expect(publicList(book, body).body).toBe(first);
    book.update([1], [{ ...(product as CatalogueProduct), price: 1 }]);
    expect(publicList(book, body).body).not.toBe(first);
  });
});
