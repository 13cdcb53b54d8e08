import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { categoryWithDescendants } from '@formulary/rules/catalogue/categoryTree';
import { formNames } from '@formulary/rules/catalogue/listing/productForm';
import { productFormOf } from '@formulary/rules/catalogue/listing/productFormOf';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { compareNames } from '@formulary/search/table/ProductTable';
import { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { Listings } from './Listings.ts';
import type { ProductsInput } from './Listings.ts';

const now = new Date('2026-06-01T12:00:00Z');
const soon = new Date('2026-06-01T13:00:00Z');
const offer = { quantity: 3, price: 1, startsAt: new Date('2026-01-01'), endsAt: now };
const later = { quantity: 3, price: 1, startsAt: soon, endsAt: new Date('2027-01-01') };

const firstPage = { limit: 12, skip: 0 };
const whole = { limit: 10_000, skip: 0 };

const tree = [
  aCategory({ id: 1, name: 'Gels', parentId: 0 }),
  aCategory({ id: 2, name: 'Small', parentId: 1 }),
  aCategory({ id: 3, name: 'Large', parentId: 1 }),
  aCategory({ id: 4, name: 'Largest', parentId: 3 }),
  aCategory({ id: 9, name: 'Pins', parentId: 0 }),
];

const aProduct = (id: number) =>
  fc.record<CatalogueProduct>({
    id: fc.constant(id),
    code: fc.constant(`CODE ${id}`),
    addedAt: fc.constantFrom(1_700_000_000, 1_800_000_000, 4_000_000_000),
    name: fc.constantFrom('Rose gel, 30 g', 'Rose tablets', 'Aspirin tablets', 'Pin', 'Rose'),
    image: fc.constantFrom('', 'generic-vial-teal.svg'),
    type: fc.constantFrom('any', 'prescription', 'nonPrescription'),
    description: fc.constant(''),
    information: fc.constant(''),
    price: fc.constantFrom(0, 300, 70_000, 1_000_000_000),
    vatPercent: fc.constant(20),
    inStock: fc.constantFrom(0, 3, 300),
    minimumStock: fc.constantFrom(0, 3),
    prescriptionLimit: fc.constant(0),
    categoryIds: fc.subarray([1, 2, 3, 4, 9]),
    promotions: fc.subarray([offer, later]),
  });

const anInput = fc.record<ProductsInput, never>(
  {
    categoryId: fc.constantFrom(0, 1, 3, 9),
    searchTerm: fc.constantFrom('', 'rose', 'tablets'),
    isInStock: fc.boolean(),
    isPrescription: fc.boolean(),
    forms: fc.subarray([...formNames]),
    subCategoryIds: fc.subarray([1, 2, 3, 9, 77]),
    isOnOffer: fc.boolean(),
    isBoughtBefore: fc.constant(true),
    sort: fc.constantFrom('name', 'newest', 'cheapest', 'dearest'),
    excludeIds: fc.subarray([1, 2, 3]),
  },
  { requiredKeys: [] },
);

/** Returns whether a product passes all filters except one. */
function passes(
  product: CatalogueProduct,
  input: ProductsInput,
  bought: readonly number[],
  but?: keyof ProductsInput,
): boolean {
  const { isPrescription, forms, subCategoryIds, isOnOffer } = input;
  const wanted = subCategoryIds?.flatMap((id) => categoryWithDescendants(tree, id));
  const isSold = product.type === 'any' || (product.type === 'prescription') === isPrescription;
  const checks: Partial<Record<keyof ProductsInput, boolean>> = {
    isInStock: input.isInStock === undefined || isInStock(product) === input.isInStock,
    isPrescription: isPrescription === undefined || isSold,
    forms: !forms || forms.includes(productFormOf(product.name, product.image)),
    subCategoryIds: !wanted || product.categoryIds.some((id) => wanted.includes(id)),
    isOnOffer: isOnOffer === undefined || product.promotions.includes(offer) === isOnOffer,
    isBoughtBefore: !input.isBoughtBefore || bought.includes(product.id),
  };
  return Object.entries(checks).every(([name, isPassed]) => name === but || isPassed);
}

const numberOf = {
  name: () => 0,
  newest: ({ addedAt }: CatalogueProduct) => -addedAt,
  cheapest: ({ price }: CatalogueProduct) => price,
  dearest: ({ price }: CatalogueProduct) => -price,
};

const cases = fc
  .integer({ min: 0, max: 14 })
  .chain((count) =>
    fc.tuple(
      fc.tuple(...Array.from({ length: count }, (_, index) => aProduct(index + 1))),
      fc.tuple(...Array.from({ length: 4 }, (_, index) => aProduct(2 * index + 1))),
      fc.array(anInput, { minLength: 1, maxLength: 6 }),
      fc.subarray([1, 2, 3, 4, 5, 6, 7]),
      fc.record({ limit: fc.integer({ min: 1, max: 14 }), skip: fc.integer({ min: 0, max: 5 }) }),
      fc.integer({ min: 0, max: 20 }),
    ),
  );

test('lists, orders and counts match a full scan, after any changes', () => {
  fc.assert(
    fc.property(cases, ([first, changed, inputs, boughtIds, slice, firstIds]) => {
      const book = new CatalogueBook();
      book.replace(tree, first);
      const listings = new Listings(book, firstIds);
      for (const input of inputs) listings.ids(input, { now, boughtIds }, slice);
      book.update(
        changed.map(({ id }) => id),
        changed,
      );
      const all = new Map([...first, ...changed].map((product) => [product.id, product]));
      for (const input of inputs) {
        const listedFor = { now, boughtIds };
        const found = [...book.list(input)].flatMap((id) => all.get(id) ?? []);
        const kept = found.filter((product) => passes(product, input, boughtIds));
        const order = input.sort && numberOf[input.sort];
        const ordered = order
          ? kept.toSorted(
              (a, b) => order(a) - order(b) || compareNames(a.name, b.name) || a.id - b.id,
            )
          : [...kept.filter(isInStock), ...kept.filter((product) => !isInStock(product))];
        const shown = ordered.filter(({ id }) => !input.excludeIds?.includes(id));
        const ids = shown.map(({ id }) => id);
        const { limit, skip } = slice;
        expect([...listings.ids(input, listedFor, slice)]).toEqual(ids.slice(skip, skip + limit));
        expect([...listings.ids(input, listedFor, whole)]).toEqual(ids);

        const counted = (but: keyof ProductsInput, isCounted: (p: CatalogueProduct) => boolean) =>
          found.filter((each) => passes(each, input, boughtIds, but) && isCounted(each)).length;
        const { forms, subCategories, ...facets } = listings.facets(input, listedFor);
        expect(facets).toEqual({
          count: kept.length,
          inStock: counted('isInStock', isInStock),
          onPrescription: counted('isPrescription', ({ type }) => type !== 'nonPrescription'),
          withoutPrescription: counted('isPrescription', ({ type }) => type !== 'prescription'),
          onOffer: counted('isOnOffer', ({ promotions }) => promotions.includes(offer)),
        });
        expect(listings.boughtBefore(input, listedFor)).toBe(
          counted('isBoughtBefore', ({ id }) => boughtIds.includes(id)),
        );
        const ofForms = formNames.map((form) => ({
          form,
          count: counted('forms', ({ name, image }) => productFormOf(name, image) === form),
        }));
        expect(forms).toEqual(ofForms.filter(({ count }) => count > 0));
        const children = tree.filter(({ parentId }) => parentId === (input.categoryId ?? 0));
        const ofChildren = children.map(({ id }) => {
          const below = categoryWithDescendants(tree, id);
          const isIn = ({ categoryIds }: CatalogueProduct) =>
            categoryIds.some((each) => below.includes(each));
          return { id, count: counted('subCategoryIds', isIn) };
        });
        expect(subCategories).toEqual(ofChildren.filter(({ count }) => count > 0));
      }
    }),
    { numRuns: 300 },
  );
});

const [sample] = fc.sample(aProduct(1), { seed: 1, numRuns: 1 }) as [CatalogueProduct];

test('an offer is active from its first moment to its last, also in a cached list', () => {
  const book = new CatalogueBook();
  const ending = { ...offer, endsAt: new Date(+now + 1_000) };
  book.replace(tree, [{ ...sample, promotions: [ending, { ...later, startsAt: soon }] }]);
  const listings = new Listings(book);
  const isOfferedAt = (ms: number) =>
    listings.ids({ isOnOffer: true }, { now: new Date(ms) }, firstPage).length === 1;
  expect(
    [+now, +now + 1_000, +now + 1_001, +soon - 1, +soon, +now].map((ms) => isOfferedAt(ms)),
  ).toEqual([true, true, false, false, true, true]);
});

test('the cache of lists keeps within its bytes for any number of different lists', () => {
  const book = new CatalogueBook();
  book.replace(
    tree,
    Array.from({ length: 2_000 }, (_, index) => ({ ...sample, id: index + 1, code: `${index}` })),
  );
  const listings = new Listings(book);
  for (let id = 1; id <= 2_500; id += 1) listings.ids({ subCategoryIds: [1, id + 10] }, {}, whole);
  for (let id = 1; id <= 2_500; id += 1)
    listings.ids(
      { forms: ['cream', 'tablet', 'other', 'injection'], subCategoryIds: [9, id] },
      {},
      firstPage,
    );
  expect(listings.cachedBytes).toBeGreaterThan(0);
  expect(listings.cachedBytes).toBeLessThanOrEqual(16 * 1024 * 1024);
});

test('the listings compute one list per turn of the event loop, and return cached lists at once', async () => {
  const book = new CatalogueBook();
  book.replace(tree, [sample]);
  const listings = new Listings(book);
  listings.ids({ searchTerm: 'known' }, {}, firstPage);
  listings.facets({ searchTerm: 'counted' }, {});
  const ready: string[] = [];
  const turnOf = async (searchTerm: string, slice?: typeof firstPage) => {
    await listings.turn({ searchTerm }, {}, slice);
    ready.push(searchTerm);
  };
  const turns = ['first', 'second'].map((searchTerm) => turnOf(searchTerm, firstPage));
  await Promise.all([turnOf('known', firstPage), turnOf('counted')]);
  expect(ready).toEqual(['known', 'counted']);
  await turns[0];
  expect(ready).toEqual(['known', 'counted', 'first']);
  await turns[1];
  expect(ready).toEqual(['known', 'counted', 'first', 'second']);
  const uncounted = turnOf('known');
  await turnOf('known', firstPage);
  expect(ready).toHaveLength(5);
  await uncounted;
});

test('a search puts the product with the typed code first, in any case, before other matches', () => {
  const book = new CatalogueBook();
  const named = { ...sample, id: 2, code: 'X-2', name: 'CODE 1 gel', categoryIds: [9] };
  book.replace(tree, [{ ...sample, categoryIds: [2] }, named]);
  const found = (searchTerm: string, categoryId = 0) => [...book.list({ searchTerm, categoryId })];
  expect(found('code 1')).toEqual([1, 2]);
  expect(found('CODE 1 ')).toEqual([1, 2]);
  expect(found('code 1', 9)).toEqual([2]);
  expect(found('code 1', 1)).toEqual([1]);
  expect(found('code')).toEqual([2]);
  book.update([1], [{ ...sample, code: 'NEW 1', categoryIds: [2] }]);
  expect(found('code 1')).toEqual([2]);
  expect(found('new 1', 1)).toEqual([1]);
  book.update([1], []);
  expect(found('new 1')).toEqual([]);
});
