import { LRUCache } from 'lru-cache';
import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { createSharedTurn } from '../../platform/process/inSlices.ts';
import { type CountedFacets, countFacets } from './countFacets.ts';
import { keepRows } from './keepRows.ts';
import type { ListedFor } from './ListedFor.ts';
import { offeredRows } from './offeredRows.ts';
import { orderRows } from './orderRows.ts';
import type { ProductsInput } from './ProductsInput.ts';
import { type RowFilter, rowFilter } from './rowFilter.ts';
import { rowsOfIds } from './rowsOfIds.ts';

const MOST_REMEMBERED_BYTES = 4 * 1024 * 1024;
/** What counts take, and what a list takes beside its ids and its key, generously. */
const BYTES_OF_COUNTS = 4_096;
const BYTES_OF_LIST = 512;
const BYTES_OF_CHARACTER = 2;
/** Twenty pages: who looks further into a list is rare. */
const FIRST_IDS = 240;

/** A part of a list. */
export interface Slice {
  readonly limit: number;
  readonly skip: number;
}

/** What is remembered of a list: its first ids, all of them, its counts, or a slice as it was written. */
type Remembered = 'first' | 'all' | 'facets' | 'written';

/** A list of a catalogue before it is ordered or counted. */
interface Narrowing {
  readonly rows: Readonly<Uint32Array>;
  readonly filter: RowFilter;
  readonly offered: Uint8Array | undefined;
}

/** Narrows, orders and counts the lists of one catalogue, and remembers what is the same for everybody until anything changes. */
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

  /** The first so many ids of a list are remembered longer than the whole of it. */
  constructor(book: CatalogueBook, firstIds = FIRST_IDS) {
    this.#book = book;
    this.#firstIds = firstIds;
  }

  /** What the remembered lists take. */
  get rememberedBytes(): number {
    return this.#known.calculatedSize;
  }

  /** Ids of a slice of what fits, in order. */
  ids(input: ProductsInput, listedFor: ListedFor, slice: Slice): Uint32Array {
    const part = this.#partOf(slice);
    const ids = this.#remember(part, input, listedFor, () => {
      const all = this.#list(input, listedFor);
      return part === 'first' ? all.slice(0, this.#firstIds) : all;
    });
    return ids.subarray(slice.skip, slice.skip + slice.limit);
  }

  /**
   * Waits, where a slice of a list, or its counts, has to be found first: in one turn of the event loop one list is found, and
   * other requests are answered between two.
   */
  async turn(input: ProductsInput, listedFor: ListedFor, slice?: Slice): Promise<void> {
    const kind = slice ? this.#partOf(slice) : 'facets';
    const key = this.#keyOf(kind, input, listedFor);
    if (key !== undefined && this.#known.has(key)) return;
    await this.#nextTurn();
  }

  /** Under which a slice of a list may be remembered as it was written, until one of its products changes. */
  writtenKey(
    input: ProductsInput,
    listedFor: ListedFor,
    { limit, skip }: Slice,
  ): string | undefined {
    const key = this.#keyOf('written', input, listedFor);
    return key === undefined ? undefined : `${this.#publicVersion} ${skip} ${limit} ${key}`;
  }

  /** How many fit, and how many would with another value of each filter. */
  facets(input: ProductsInput, listedFor: ListedFor): CountedFacets {
    return this.#remember('facets', input, listedFor, () => {
      const { rows, filter, offered } = this.#narrow(input, listedFor);
      return countFacets(this.#book, input, rows, filter, offered);
    });
  }

  /** How many of what a buyer has bought before fit, whether or not it is asked for. */
  boughtBefore(input: ProductsInput, listedFor: ListedFor): number {
    const { rows, filter } = this.#narrow({ ...input, isBoughtBefore: true }, listedFor);
    return keepRows(rows, (row) => filter.fails(row) === 0).length;
  }

  #narrow(input: ProductsInput, { now, boughtIds = [] }: ListedFor): Narrowing {
    const book = this.#book;
    const offered = now && offeredRows(book, now).marks;
    const all = book.rows(input);
    const bought = input.isBoughtBefore ? rowsOfIds(book, boughtIds) : undefined;
    const rows = bought ? keepRows(all, (row) => bought[row] === 1) : all;
    return { rows, filter: rowFilter(book, input, offered), offered };
  }

  #list(input: ProductsInput, listedFor: ListedFor): Uint32Array {
    const { rows, filter } = this.#narrow(input, listedFor);
    const excluded = input.excludeIds && rowsOfIds(this.#book, input.excludeIds);
    const isWhole = filter.isOpen && excluded === undefined;
    const fitting = isWhole
      ? rows
      : keepRows(
          rows,
          (row) => filter.fails(row) === 0 && (excluded === undefined || excluded[row] === 0),
        );
    const ordered = orderRows(this.#book, input, fitting, filter.isInStock);
    const { ids } = this.#book.columns;
    // In place: the rows are nobody else's.
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

  /** Under which something is remembered until anything changes it; undefined for what is one buyer's. */
  #keyOf(kind: Remembered, input: ProductsInput, listedFor: ListedFor): string | undefined {
    if (input.isBoughtBefore || input.excludeIds) return undefined;
    const { version, publicVersion } = this.#book;
    if (this.#publicVersion !== publicVersion) this.#known.clear();
    this.#publicVersion = publicVersion;
    // What an order takes of the stock changes no list, but where it was the last of it.
    const offers = listedFor.now && offeredRows(this.#book, listedFor.now).number;
    const prices = input.sort === 'cheapest' || input.sort === 'dearest' ? version : '';
    return `${kind} ${offers ?? ''} ${prices} ${JSON.stringify(input)}`;
  }
}
