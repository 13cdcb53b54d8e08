import { hash } from 'node:crypto';
import {
  getProduct,
  getPublicProduct,
  listCategories,
} from '@formulary/rules/calls/catalogueCalls';
import { listedCategories } from '@formulary/rules/catalogue/categoryTree';
import type { PublicProduct } from '@formulary/rules/catalogue/product';
import { type PublicProductFacets, filterList } from '@formulary/rules/catalogue/listing/filters';
import { EncodedAnswer } from '../platform/plugins/EncodedAnswer.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import type { ListedFor, ProductsInput, Slice } from './listing/Listings.ts';
import { listingsOf } from './listing/Listings.ts';
import { productWords, publicProductWords } from './productWords.ts';
import type { CatalogueBook, CatalogueEntry, PricedAnswer } from './readModel/CatalogueBook.ts';
import type { ListInput } from '@formulary/search/ProductFinder';

/** Query and slice of a product list. */
interface ListBody {
  readonly query: ProductsInput;
  readonly page: Slice;
}

// Written once per category tree: most requests repeat recent ones.

const treeAnswers = new WeakMap<CatalogueBook['categories'], EncodedAnswer>();

/** Returns the whole category tree; a changed tree is a new list. */
export function allCategories({ categories }: CatalogueBook): EncodedAnswer {
  const known = treeAnswers.get(categories);
  if (known) return known;
  const answer = sharedAnswer(
    JSON.stringify(listCategories.answer.write(listedCategories(categories))),
  );
  treeAnswers.set(categories, answer);
  return answer;
}

/** Returns one page of products for a visitor (spec 7.18). */
export function publicList(book: CatalogueBook, body: ListBody): EncodedAnswer {
  return writtenList(book, body, {}, (product) => publicItem(book, product));
}

/** Returns one page of products for a visitor as objects. */
export function publicProducts(
  book: CatalogueBook,
  { query, page: slice }: ListBody,
): readonly PublicProduct[] {
  const ids = Array.from(listingsOf(book).ids(query, {}, slice));
  return ids
    .flatMap((id) => book.product(id) ?? [])
    .map((product) => publicProductWords(book, product, 'item'));
}

/** Returns one page of products for a buyer (spec 7.17). */
export function list(
  book: CatalogueBook,
  body: ListBody,
  listedFor: ListedFor & { readonly now: Date },
): EncodedAnswer {
  return writtenList(book, body, listedFor, (product) => item(book, product, listedFor.now));
}

/** Counts that reveal promotions or purchases (reading R17). */
const buyersFacets: ReadonlySet<string> = new Set(
  filterList.flatMap(([, { isForBuyers, facets }]) => (isForBuyers ? Object.keys(facets) : [])),
);

/** Returns the length of a list and its counts per filter value, as far as a visitor may know them. */
export function publicFacets(book: CatalogueBook, query: ProductsInput): PublicProductFacets {
  const facets = Object.entries(listingsOf(book).facets(query, {}));
  return Object.fromEntries(
    facets.filter(([name]) => !buyersFacets.has(name)),
  ) as unknown as PublicProductFacets;
}

/** Returns the words of the search if they differ from the typed ones (spec 7.17). */
export function searchReading(book: CatalogueBook, query: ListInput): { readonly readAs?: string } {
  const readAs = book.readAs(query);
  return readAs === undefined ? {} : { readAs };
}

/** Returns some products for a buyer. */
export function someProducts(
  book: CatalogueBook,
  ids: readonly number[],
  now: Date,
): EncodedAnswer {
  const lines = ids.flatMap((id) => book.product(id) ?? []).map((each) => item(book, each, now));
  return new EncodedAnswer(inList(lines));
}

/** Returns one page of products, cached or newly written. */
function writtenList(
  book: CatalogueBook,
  { query, page: slice }: ListBody,
  listedFor: ListedFor,
  write: (product: CatalogueProduct) => PricedAnswer,
): EncodedAnswer {
  const listings = listingsOf(book);
  const now = Number(listedFor.now ?? 0);
  const key = listings.writtenKey(query, listedFor, slice);
  const known = key === undefined ? undefined : book.writtenLists.get(key, now);
  if (known) return new EncodedAnswer(known);
  // A copy: a cached subarray would keep the whole list in memory.
  const ids = listings.ids(query, listedFor, slice).slice();
  const lines = Array.from(ids, (id) => book.product(id)).flatMap((each) =>
    each ? write(each) : [],
  );
  const bytes = Buffer.from(inList(lines));
  const from = Math.max(...lines.map((line) => line.from), 0);
  const until = Math.min(...lines.map((line) => line.until), Number.MAX_SAFE_INTEGER);
  if (key !== undefined) book.writtenLists.set(key, { bytes, ids, from, until });
  return new EncodedAnswer(bytes);
}

/** Joins separately written lines into one JSON list. */
function inList(lines: readonly PricedAnswer[]): string {
  return `[${lines.map(({ json }) => json).join(',')}]`;
}

/** Returns a visitor's line of a list; without prices it never expires. */
function publicItem(book: CatalogueBook, product: CatalogueProduct): PricedAnswer {
  const words = publicProductWords(book, product, 'item');
  const json = JSON.stringify(getPublicProduct.answer.write(words));
  return { json, from: 0, until: Number.MAX_SAFE_INTEGER };
}

/** Returns a visitor's product page. */
export function publicPage(book: CatalogueBook, entry: CatalogueEntry): EncodedAnswer {
  entry.publicPage ??= sharedAnswer(
    JSON.stringify(getPublicProduct.answer.write(publicProductWords(book, entry.product, 'page'))),
  );
  return entry.publicPage;
}

/** Returns a buyer's line of a list. */
function item(book: CatalogueBook, product: CatalogueProduct, now: Date): PricedAnswer {
  return priced(book, product, 'item', now);
}

/** Returns a buyer's product page. */
export function page(book: CatalogueBook, entry: CatalogueEntry, now: Date): EncodedAnswer {
  if (!isGood(entry.page, now)) entry.page = priced(book, entry.product, 'page', now);
  return new EncodedAnswer(entry.page.json);
}

/** Returns an answer shared by all users, with an ETag of its content. */
export function sharedAnswer(json: string): EncodedAnswer {
  return new EncodedAnswer(json, `"${hash('sha256', json, 'base64url').slice(0, 22)}"`);
}

function isGood(answer: PricedAnswer | undefined, now: Date): answer is PricedAnswer {
  return answer !== undefined && answer.from <= +now && +now <= answer.until;
}

function priced(
  book: CatalogueBook,
  product: CatalogueProduct,
  length: 'item' | 'page',
  now: Date,
): PricedAnswer {
  const json = JSON.stringify(getProduct.answer.write(productWords(book, product, length, now)));
  return { json, from: +now, until: nextTurn(product, +now) };
}

/** Returns the last millisecond with the same active promotions as now. */
function nextTurn({ promotions }: CatalogueProduct, now: number): number {
  const turns = promotions.flatMap(({ startsAt, endsAt }) => [+startsAt - 1, +endsAt]);
  return Math.min(...turns.filter((turn) => turn >= now), Number.MAX_SAFE_INTEGER);
}
