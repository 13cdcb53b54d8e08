import { LONGEST_SEARCH } from '@formulary/rules/catalogue/searchTerm';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import { MOST_OFFERED, type RowMatch } from '@formulary/rules/quickOrder/rowMatch';
import { foldText, tidyList } from '@formulary/rules/text/tidyLine';
import type { Db } from '../platform/database/Db.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import { readCodesOfIds, readIdsOfCodes } from './catalogue.queries.ts';
import type { CatalogueBook } from './readModel/CatalogueBook.ts';
import { joinWords } from '@formulary/search/words/language';
import { catalogueLanguage } from './catalogueTable.ts';
import { inSlices } from '../platform/process/inSlices.ts';

/** Products of equal name come together, at the top of the search results. */
const MOST_NAMESAKES = 20;

/** Match of a row before product codes are known. */
interface Meaning {
  readonly kind: RowMatch['kind'];
  readonly products: readonly CatalogueProduct[];
}

/** Catalogue and work limits of a match. */
export interface Matching {
  readonly book: CatalogueBook;
  readonly now: Date;
  /** Waits until other requests have run. */
  readonly turn: () => Promise<void>;
  /** Takes this many misspelt rows from the buyer's limit; throws when it is used up. */
  readonly takeMisspelt: (count: number) => Promise<void>;
}

/**
 * Matches each row by pack code, then by whole name, then by search with choices. Searches in slices, so that other
 * requests run in between, and each distinct text once. Misspelt rows take a hundred times as long, so they are counted
 * against a limit before the search.
 */
export async function matchRows(
  db: Db,
  rows: readonly string[],
  { book, now, turn, takeMisspelt }: Matching,
): Promise<readonly RowMatch[]> {
  const texts = rows.map((row) => tidyList(row).trim());
  const distinct = [...new Set(texts)];
  const byCode = await readIdsOfCodes(db, distinct);
  const idOf = (text: string) => byCode.get(text) ?? byCode.get(text.toUpperCase());
  const uncoded = distinct.filter((text) => idOf(text) === undefined && foldText(text) !== '');
  await turn();
  const misspelt = await inSlices(countMisspelt(book, uncoded), turn);
  if (misspelt > 0) await takeMisspelt(misspelt);
  await turn();
  const meanings = await inSlices(meaningsOf(book, distinct, idOf), turn);
  const ids = [...meanings.values()].flatMap(({ products }) => products.map(({ id }) => id));
  const codes = await readCodesOfIds(db, [...new Set(ids)]);
  return texts.map((text) => {
    const { kind, products } = meanings.get(text) ?? nothing;
    return { kind, products: products.map((product) => matched(product, codes, now)) };
  });
}

const nothing: Meaning = { kind: 'none', products: [] };

function* countMisspelt(book: CatalogueBook, texts: readonly string[]): Generator<void, number> {
  let count = 0;
  for (const text of texts) {
    if (!book.isFoundAsTyped({ searchTerm: searchTermOf(text) })) count += 1;
    yield;
  }
  return count;
}

function* meaningsOf(
  book: CatalogueBook,
  texts: readonly string[],
  idOf: (text: string) => number | undefined,
): Generator<void, ReadonlyMap<string, Meaning>> {
  const meanings = new Map<string, Meaning>();
  for (const text of texts) {
    meanings.set(text, meaningOf(book, text, idOf(text)));
    yield;
  }
  return meanings;
}

function searchTermOf(text: string): string {
  return text.slice(0, LONGEST_SEARCH);
}

function meaningOf(book: CatalogueBook, text: string, id: number | undefined): Meaning {
  const ofCode = id === undefined ? undefined : book.entry(id);
  if (ofCode) return { kind: 'found', products: [ofCode.product] };
  if (foldText(text) === '') return nothing;
  const searchTerm = searchTermOf(text);
  const first = Array.from(book.list({ searchTerm }).subarray(0, MOST_NAMESAKES)).flatMap(
    (found) => book.product(found) ?? [],
  );
  const words = joinWords(catalogueLanguage, text);
  const named = first.filter(({ name }) => isSameName(name, text, words));
  if (named.length === 1) return { kind: 'found', products: named };
  const products = (named.length > 1 ? named : first).slice(0, MOST_OFFERED);
  if (products.length === 0) return nothing;
  return { kind: products.length === 1 ? 'suggested' : 'several', products };
}

/** Returns whether a text is a whole name, in any notation of units and forms. */
function isSameName(name: string, text: string, words: string): boolean {
  return (
    foldText(name) === foldText(text) ||
    (words !== '' && joinWords(catalogueLanguage, name) === words)
  );
}

function matched(product: CatalogueProduct, codes: ReadonlyMap<number, string>, now: Date) {
  const { id, name, image, type, price, vatPercent, inStock, minimumStock } = product;
  const promotions = activePromotions(product.promotions, now);
  const code = codes.get(id) ?? String(id);
  return { id, code, name, image, type, price, vatPercent, inStock, minimumStock, promotions };
}
