import { LRUCache } from 'lru-cache';
import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { type CountedFacets, countFacets } from './countFacets.ts';
import { keepRows } from './keepRows.ts';
import type { ListedFor } from './ListedFor.ts';
import { offeredRows } from './offeredRows.ts';
import { orderRows } from './orderRows.ts';
import type { ProductsInput } from './ProductsInput.ts';
import { type RowFilter, rowFilter } from './rowFilter.ts';
import { rowsOfIds } from './rowsOfIds.ts';

const MOST_REMEMBERED_BYTES = 8 * 1024 * 1024;
/** What is remembered takes so much beside its rows and its key, generously. */
const BYTES_OF_ENTRY = 4_096;
const BYTES_OF_CHARACTER = 2;

/** A list of a catalogue before it is ordered or counted. */
interface Narrowing {
  readonly rows: Readonly<Uint32Array>;
  readonly filter: RowFilter;
  readonly offered: Uint8Array | undefined;
}

/** Narrows, orders and counts the lists of one catalogue, and remembers what is the same for everybody until anything changes. */
export class Listings {
  readonly #book: CatalogueBook;
  #publicVersion = -1;
  readonly #known = new LRUCache<string, Uint32Array | CountedFacets>({
    maxSize: MOST_REMEMBERED_BYTES,
    sizeCalculation: (value, key) =>
      key.length * BYTES_OF_CHARACTER +
      BYTES_OF_ENTRY +
      (value instanceof Uint32Array ? value.byteLength : 0),
  });

  constructor(book: CatalogueBook) {
    this.#book = book;
  }

  /** What the remembered lists take. */
  get rememberedBytes(): number {
    return this.#known.calculatedSize;
  }

  /** Ids of what fits, in order. */
  ids(input: ProductsInput, listedFor: ListedFor): Uint32Array {
    return this.#remember('ids', input, listedFor, () => this.#list(input, listedFor));
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

  #remember<T extends Uint32Array | CountedFacets>(
    kind: string,
    input: ProductsInput,
    listedFor: ListedFor,
    make: () => T,
  ): T {
    if (input.isBoughtBefore || input.excludeIds) return make();
    const { version, publicVersion } = this.#book;
    if (this.#publicVersion !== publicVersion) this.#known.clear();
    this.#publicVersion = publicVersion;
    // What an order takes of the stock changes no list, but where it was the last of it.
    const offers = listedFor.now && offeredRows(this.#book, listedFor.now).number;
    const prices = input.sort === 'cheapest' || input.sort === 'dearest' ? version : '';
    const key = `${kind} ${offers ?? ''} ${prices} ${JSON.stringify(input)}`;
    const known = this.#known.get(key);
    if (known) return known as T;
    const made = make();
    this.#known.set(key, made);
    return made;
  }
}
