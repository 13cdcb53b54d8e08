import { hash } from 'node:crypto';
import {
  getProduct,
  getPublicProduct,
  listCategories,
} from '@formulary/rules/calls/catalogueCalls';
import { listedCategories } from '@formulary/rules/catalogue/listedCategories';
import type { PublicProduct } from '@formulary/rules/catalogue/product';
import type { PublicProductFacets } from '@formulary/rules/catalogue/listing/publicProductFacets';
import { WrittenAnswer } from '../platform/plugins/WrittenAnswer.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import type { ListedFor } from './listing/ListedFor.ts';
import type { Slice } from './listing/Listings.ts';
import type { ProductsInput } from './listing/ProductsInput.ts';
import { listingsOf } from './listing/listingsOf.ts';
import { productWords, publicProductWords } from './productWords.ts';
import type { CatalogueBook } from './readModel/CatalogueBook.ts';
import type { CatalogueEntry, PricedAnswer } from './readModel/CatalogueEntry.ts';
import type { ListInput } from './readModel/ProductFinder.ts';

/** Which products, and which slice of them. */
interface ListBody {
  readonly query: ProductsInput;
  readonly page: Slice;
}

// Written once per product and kept with it: most requests of a shop are for what was just asked for.

const treeAnswers = new WeakMap<CatalogueBook['categories'], WrittenAnswer>();

/** The whole category tree; the list is a new one whenever any of it changes. */
export function allCategories({ categories }: CatalogueBook): WrittenAnswer {
  const known = treeAnswers.get(categories);
  if (known) return known;
  const answer = sharedAnswer(
    JSON.stringify(listCategories.answer.write(listedCategories(categories))),
  );
  treeAnswers.set(categories, answer);
  return answer;
}

/** One page of products as a visitor may see them (spec 7.18). */
export function publicList(book: CatalogueBook, body: ListBody): WrittenAnswer {
  return writtenList(book, body, {}, (product) => publicItem(book, product));
}

/** The same in the house's words. */
export function publicProducts(
  book: CatalogueBook,
  { query, page: slice }: ListBody,
): readonly PublicProduct[] {
  const ids = Array.from(listingsOf(book).ids(query, {}, slice));
  return ids
    .flatMap((id) => book.product(id) ?? [])
    .map((product) => publicProductWords(book, product, 'item'));
}

/** One page of products as a buyer sees them (spec 7.17). */
export function list(
  book: CatalogueBook,
  body: ListBody,
  listedFor: ListedFor & { readonly now: Date },
): WrittenAnswer {
  return writtenList(book, body, listedFor, (product) => item(book, product, listedFor.now));
}

/** What a visitor may know of a list: how long it is, and what each value of a filter would leave. */
export function publicFacets(book: CatalogueBook, query: ProductsInput): PublicProductFacets {
  const { onOffer: _, ...facets } = listingsOf(book).facets(query, {});
  return facets;
}

/** The words in which a search is answered, when they are not those that were typed (spec 7.17). */
export function searchReading(book: CatalogueBook, query: ListInput): { readonly readAs?: string } {
  const readAs = book.readAs(query);
  return readAs === undefined ? {} : { readAs };
}

/** Some products as a buyer sees them now. */
export function someProducts(
  book: CatalogueBook,
  ids: readonly number[],
  now: Date,
): WrittenAnswer {
  const lines = ids.flatMap((id) => book.product(id) ?? []).map((each) => item(book, each, now));
  return new WrittenAnswer(inList(lines));
}

/** One page of products, as it was written before or written now. */
function writtenList(
  book: CatalogueBook,
  { query, page: slice }: ListBody,
  listedFor: ListedFor,
  write: (product: CatalogueProduct) => PricedAnswer,
): WrittenAnswer {
  const listings = listingsOf(book);
  const now = Number(listedFor.now ?? 0);
  const key = listings.writtenKey(query, listedFor, slice);
  const known = key === undefined ? undefined : book.writtenLists.get(key, now);
  if (known) return new WrittenAnswer(known);
  // A copy: what is remembered would hold the whole list.
  const ids = listings.ids(query, listedFor, slice).slice();
  const lines = Array.from(ids, (id) => book.product(id)).flatMap((each) =>
    each ? write(each) : [],
  );
  const bytes = Buffer.from(inList(lines));
  const from = Math.max(...lines.map((line) => line.from), 0);
  const until = Math.min(...lines.map((line) => line.until), Number.MAX_SAFE_INTEGER);
  if (key !== undefined) book.writtenLists.keep(key, { bytes, ids, from, until });
  return new WrittenAnswer(bytes);
}

/** Lines that were written each by itself, as one answer. */
function inList(lines: readonly PricedAnswer[]): string {
  return `[${lines.map(({ json }) => json).join(',')}]`;
}

/** A visitor's line of a list: without prices it is good at any time. */
function publicItem(book: CatalogueBook, product: CatalogueProduct): PricedAnswer {
  const words = publicProductWords(book, product, 'item');
  const json = JSON.stringify(getPublicProduct.answer.write(words));
  return { json, from: 0, until: Number.MAX_SAFE_INTEGER };
}

/** A visitor's product page. */
export function publicPage(book: CatalogueBook, entry: CatalogueEntry): WrittenAnswer {
  entry.publicPage ??= sharedAnswer(
    JSON.stringify(getPublicProduct.answer.write(publicProductWords(book, entry.product, 'page'))),
  );
  return entry.publicPage;
}

/** A buyer's line of a list. */
function item(book: CatalogueBook, product: CatalogueProduct, now: Date): PricedAnswer {
  return priced(book, product, 'item', now);
}

/** A buyer's product page. */
export function page(book: CatalogueBook, entry: CatalogueEntry, now: Date): WrittenAnswer {
  if (!isGood(entry.page, now)) entry.page = priced(book, entry.product, 'page', now);
  return new WrittenAnswer(entry.page.json);
}

/** An answer that everybody gets alike, named by its content. */
export function sharedAnswer(json: string): WrittenAnswer {
  return new WrittenAnswer(json, `"${hash('sha256', json, 'base64url').slice(0, 22)}"`);
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

/** The last millisecond at which the same promotions are active as now. */
function nextTurn({ promotions }: CatalogueProduct, now: number): number {
  const turns = promotions.flatMap(({ startsAt, endsAt }) => [+startsAt - 1, +endsAt]);
  return Math.min(...turns.filter((turn) => turn >= now), Number.MAX_SAFE_INTEGER);
}
