import type { FilterWords } from '@formulary/rules/catalogue/listing/filters';
import type { ProductSort } from '@formulary/rules/catalogue/listing/productSort';
import type { ListInput } from '@formulary/search/ProductFinder';
import { LRUCache } from 'lru-cache';
import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { createSharedTurn } from '../../platform/process/inSlices.ts';
import { countFacets, rowFilter, type CountedFacets, type RowFilter } from './rowFilter.ts';
import { filterRows } from '@formulary/search/rows';
import { offeredRows, rowsOfIds } from './offeredRows.ts';
import { orderRows } from './orderRows.ts';

/** Context of a list: time for offers and bought products of a buyer. A visitor has neither. */
export interface ListedFor {
  readonly now?: Date;
  /** Set only if the list needs it. */
  readonly boughtIds?: readonly number[];
}

/** Filters, search and sort order of a product list; by default, in-stock products come first. */
export interface ProductsInput extends ListInput, FilterWords {
  readonly excludeIds?: readonly number[];
  readonly sort?: ProductSort;
}

const MOST_REMEMBERED_BYTES = 4 * 1024 * 1024;
/** Estimated size of counts, and of a list beside its ids and key; rounded up. */
const BYTES_OF_COUNTS = 4_096;
const BYTES_OF_LIST = 512;
const BYTES_OF_CHARACTER = 2;
/** Twenty pages; few users look further into a list. */
const FIRST_IDS = 240;

/** A slice of a list. */
export interface Slice {
  readonly limit: number;
  readonly skip: number;
}

/** Kinds of cache entries: the first ids of a list, all ids, counts, or a written slice. */
type Remembered = 'first' | 'all' | 'facets' | 'written';

/** A filtered list before ordering or counting. */
interface Narrowing {
  readonly rows: Readonly<Uint32Array>;
  readonly filter: RowFilter;
  readonly offered: Uint8Array | undefined;
}

/** Filters, orders and counts the lists of one catalogue. Caches shared results until the catalogue changes. */
export class Listings {
  readonly #book: CatalogueBook;
  readonly #firstIds: number;
  #publicVersion = -1;
  readonly #nextTurn = createSharedTurn();
  readonly #known = new LRUCache<string, Uint32Array | CountedFacets>({
    maxSize: MOST_REMEMBERED_BYTES,
    sizeCalculation: (value, key) =>
      key.length * BYTES_OF_CHARACTER +
      (value instanceof Uint32Array ? BYTES_OF_LIST + value.byteLength : BYTES_OF_COUNTS),
  });

  /** Creates the lists of a catalogue; `firstIds` is how many ids of a list are cached apart from the whole list. */
  constructor(book: CatalogueBook, firstIds = FIRST_IDS) {
    this.#book = book;
    this.#firstIds = firstIds;
  }

  /** Size of the cached lists. */
  get cachedBytes(): number {
    return this.#known.calculatedSize;
  }

  /** Returns the ids of a slice of the list, in order. */
  ids(input: ProductsInput, listedFor: ListedFor, slice: Slice): Uint32Array {
    const part = this.#partOf(slice);
    const ids = this.#remember(part, input, listedFor, () => {
      const all = this.#list(input, listedFor);
      return part === 'first' ? all.slice(0, this.#firstIds) : all;
    });
    return ids.subarray(slice.skip, slice.skip + slice.limit);
  }

  /**
   * Waits before a list or its counts must be computed: each turn of the event loop computes one list, and other
   * requests run in between.
   */
  async turn(input: ProductsInput, listedFor: ListedFor, slice?: Slice): Promise<void> {
    const kind = slice ? this.#partOf(slice) : 'facets';
    const key = this.#keyOf(kind, input, listedFor);
    if (key !== undefined && this.#known.has(key)) return;
    await this.#nextTurn();
  }

  /** Returns the cache key of a written slice of a list, valid until one of its products changes. */
  writtenKey(
    input: ProductsInput,
    listedFor: ListedFor,
    { limit, skip }: Slice,
  ): string | undefined {
    const key = this.#keyOf('written', input, listedFor);
    return key === undefined ? undefined : `${this.#publicVersion} ${skip} ${limit} ${key}`;
  }

  /** Counts the matches, and the matches for each other value of each filter. */
  facets(input: ProductsInput, listedFor: ListedFor): CountedFacets {
    return this.#remember('facets', input, listedFor, () => {
      const { rows, filter, offered } = this.#narrow(input, listedFor);
      return countFacets(this.#book, input, rows, filter, offered);
    });
  }

  /** Counts the matches among a buyer's earlier purchases, even if that filter is not set. */
  boughtBefore(input: ProductsInput, listedFor: ListedFor): number {
    const { rows, filter } = this.#narrow({ ...input, isBoughtBefore: true }, listedFor);
    return filterRows(rows, (row) => filter.fails(row) === 0).length;
  }

  #narrow(input: ProductsInput, { now, boughtIds = [] }: ListedFor): Narrowing {
    const book = this.#book;
    const offered = now && offeredRows(book, now).marks;
    const all = book.rows(input);
    const bought = input.isBoughtBefore ? rowsOfIds(book, boughtIds) : undefined;
    const rows = bought ? filterRows(all, (row) => bought[row] === 1) : all;
    return { rows, filter: rowFilter(book, input, offered), offered };
  }

  #list(input: ProductsInput, listedFor: ListedFor): Uint32Array {
    const { rows, filter } = this.#narrow(input, listedFor);
    const excluded = input.excludeIds && rowsOfIds(this.#book, input.excludeIds);
    const isUnfiltered = filter.isOpen && excluded === undefined;
    const fitting = isUnfiltered
      ? rows
      : filterRows(
          rows,
          (row) => filter.fails(row) === 0 && (excluded === undefined || excluded[row] === 0),
        );
    const ordered = orderRows(this.#book, input, fitting, filter.isInStock);
    const { ids } = this.#book.columns;
    // In place: nothing else uses these rows.
    for (let at = 0; at < ordered.length; at += 1)
      ordered[at] = ids[ordered[at] as number] as number;
    return ordered;
  }

  #partOf({ limit, skip }: Slice): Remembered {
    return skip + limit <= this.#firstIds ? 'first' : 'all';
  }

  #remember<T extends Uint32Array | CountedFacets>(
    kind: Remembered,
    input: ProductsInput,
    listedFor: ListedFor,
    make: () => T,
  ): T {
    const key = this.#keyOf(kind, input, listedFor);
    if (key === undefined) return make();
    const known = this.#known.get(key);
    if (known) return known as T;
    const made = make();
    this.#known.set(key, made);
    return made;
  }

  /** Returns a cache key that changes with the catalogue; undefined for a list of one buyer. */
  #keyOf(kind: Remembered, input: ProductsInput, listedFor: ListedFor): string | undefined {
    if (input.isBoughtBefore || input.excludeIds) return undefined;
    const { version, publicVersion } = this.#book;
    if (this.#publicVersion !== publicVersion) this.#known.clear();
    this.#publicVersion = publicVersion;
    // A stock change affects no list, unless it used up the stock.
    const offers = listedFor.now && offeredRows(this.#book, listedFor.now).number;
    const prices = input.sort === 'cheapest' || input.sort === 'dearest' ? version : '';
    return `${kind} ${offers ?? ''} ${prices} ${JSON.stringify(input)}`;
  }
}

const known = new WeakMap<CatalogueBook, Listings>();

/** Returns the lists of a catalogue with their cache. */
export function listingsOf(book: CatalogueBook): Listings {
  const listings = known.get(book) ?? new Listings(book);
  known.set(book, listings);
  return listings;
}
