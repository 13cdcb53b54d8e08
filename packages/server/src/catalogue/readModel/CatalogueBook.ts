import type { EncodedAnswer } from '../../platform/plugins/EncodedAnswer.ts';
import type { Category } from '@formulary/rules/catalogue/category';
import { categoryWithDescendants } from '@formulary/rules/catalogue/categoryTree';
import type { Promotion } from '@formulary/rules/pricing/promotion';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import { atOnce } from '@formulary/search/index/steps';
import type { ListInput, ProductFinderOptions } from '@formulary/search/ProductFinder';
import { ProductSearch } from '@formulary/search/ProductSearch';
import type { Synonyms } from '@formulary/search/words/synonyms';
import { LRUCache } from 'lru-cache';
import { type CatalogueProduct, isListedAlike, isSeenAlike } from '../CatalogueProduct.ts';
import {
  type CatalogueTable,
  CatalogueTableBuilder,
  TableProduct,
  catalogueLanguage,
  tableOf,
} from '../catalogueTable.ts';
import type { ColumnLists, ProductColumns } from '../ProductColumns.ts';
import { ListCache } from './ListCache.ts';

/** A written answer with prices, valid between two times in milliseconds, inclusive. */
export interface PricedAnswer {
  readonly json: string;
  readonly from: number;
  readonly until: number;
}

/** A product with its written answers; replaced when the product changes. */
export interface CatalogueEntry {
  readonly product: CatalogueProduct;
  publicPage?: EncodedAnswer;
  page?: PricedAnswer;
}

/** Products requested repeatedly, with their written pages: about 8 MB. */
const MOST_ENTRIES = 2_048;
/** Only products requested again within this many are cached; caching all would burden the garbage collector. */
const MOST_REQUESTED = 4_096;
const ROWS_AT_ONCE = 1_024;

/** Products with changed texts or categories, new products, and products off sale. */
export interface Differences {
  /** With PostgreSQL's hash of their texts and categories. */
  readonly changed: ReadonlyMap<number, bigint>;
  readonly gone: readonly number[];
}

/**
 * The catalogue in memory: categories, products on sale, and cached lists. Products are in a table in which only
 * figures change; those with changed texts or categories are kept beside it.
 */
export class CatalogueBook {
  #categories: readonly Category[] = [];
  #categoryById = new Map<number, Category>();
  #promotions = new Map<number, readonly Promotion[]>();
  #synonyms: Synonyms;
  #publicVersion = 0;
  #version = 0;
  #offersVersion = 0;
  readonly #entries = new LRUCache<number, CatalogueEntry>({ max: MOST_ENTRIES });
  readonly #requestedOnce = new LRUCache<number, true>({ max: MOST_REQUESTED });
  /** Finds products; its rows are those of the columns. */
  readonly search: ProductSearch<CatalogueProduct, ProductColumns>;
  /** Recently sent lists. */
  readonly writtenLists = new ListCache();

  constructor(options: Omit<ProductFinderOptions, 'language'> = {}) {
    const none = tableOf(atOnce(new CatalogueTableBuilder().finish()));
    this.search = new ProductSearch(none, { ...options, language: catalogueLanguage });
    this.#synonyms = options.synonyms ?? new Map();
  }

  /** Size of the cached lists. A list larger than the limit is not cached. */
  get cachedBytes(): number {
    return this.search.cachedBytes;
  }

  /** Changes whenever anything visible to visitors changes; they do not see prices and stock figures (reading R17). */
  get publicVersion(): number {
    return this.#publicVersion;
  }

  /** Changes whenever anything changes. */
  get version(): number {
    return this.#version;
  }

  /** Changes whenever a promotion, or the row of a product with one, may have changed. */
  get offersVersion(): number {
    return this.#offersVersion;
  }

  get categories(): readonly Category[] {
    return this.#categories;
  }

  category(id: number): Category | undefined {
    return this.#categoryById.get(id);
  }

  /** Returns a single product on sale; caches it on the second request. */
  entry(id: number): CatalogueEntry | undefined {
    const known = this.#entries.get(id);
    if (known) return known;
    const product = this.product(id);
    if (!product) return undefined;
    const entry = { product };
    if (this.#requestedOnce.has(id)) this.#entries.set(id, entry);
    else this.#requestedOnce.set(id, true);
    return entry;
  }

  /** Returns a product on sale without caching it. */
  product(id: number): CatalogueProduct | undefined {
    const row = this.rowOf(id);
    if (row === undefined) return undefined;
    const promotions = this.#promotions.get(id) ?? [];
    const changed = this.search.changed(id);
    const { table } = this.search;
    return changed
      ? { ...changed, ...table.columns.figures(row), promotions }
      : new TableProduct(table, row, promotions);
  }

  get size(): number {
    return this.search.size;
  }

  /** Products beside the table: many of them slow down searches, so that the table should be rebuilt. */
  get changedCount(): number {
    return this.search.changedCount;
  }

  /**
   * Figures of all products by row. Some rows belong to products off sale, or to products that moved to another row.
   */
  get columns(): ColumnLists {
    return this.search.table.columns.lists;
  }

  /** Returns the row of a product on sale in the columns. */
  rowOf(id: number): number | undefined {
    return this.search.rowOf(id);
  }

  /** Promotions of all products that have any: active, future and past. */
  get promotions(): ReadonlyMap<number, readonly Promotion[]> {
    return this.#promotions;
  }

  /** Replaces the whole catalogue. */
  replace(categories: readonly Category[], products: readonly CatalogueProduct[]): void {
    this.setCategories(categories);
    const isSame =
      products.length === this.size && products.every((product) => this.#isSeenAsBefore(product));
    if (!isSame) this.#publicVersion += 1;
    const builder = new CatalogueTableBuilder();
    for (const product of products.toSorted((a, b) => a.id - b.id)) builder.add(product);
    this.takeTable(tableOf(atOnce(builder.finish())), []);
    this.#promotions = new Map(products.map(({ id, promotions }) => [id, promotions]));
    this.#offersVersion += 1;
  }

  /** Takes the current category tree. */
  setCategories(categories: readonly Category[]): void {
    // Visitors see the same categories in the same order.
    if (JSON.stringify(this.#categories) === JSON.stringify(categories)) return;
    this.#version += 1;
    this.#publicVersion += 1;
    this.#categories = categories;
    this.#categoryById = new Map(categories.map((category) => [category.id, category]));
    this.search.takeCategories(this.#categoryById, (id) => categoryWithDescendants(categories, id));
    this.#forgetWritten();
  }

  /** Takes the synonyms of searches; the same ones change nothing. */
  setSynonyms(synonyms: Synonyms): void {
    if (JSON.stringify([...this.#synonyms]) === JSON.stringify([...synonyms])) return;
    this.#version += 1;
    this.#publicVersion += 1;
    this.#synonyms = synonyms;
    this.search.takeSynonyms(synonyms);
    this.#forgetWritten();
  }

  get synonyms(): Synonyms {
    return this.#synonyms;
  }

  /** Takes a rebuilt table of the same products; keeps products read since its build began. */
  takeTable(table: CatalogueTable, since: Iterable<number>): void {
    this.#version += 1;
    this.#offersVersion += 1;
    const ids = [...since];
    const read = ids.flatMap((id) => this.product(id) ?? []);
    this.search.takeTable(table);
    this.#forgetWritten();
    const version = this.#publicVersion;
    this.update(ids, read);
    this.#publicVersion = version;
  }

  /** Takes products that were read again; ids without a product are off sale. */
  update(
    ids: readonly number[],
    products: readonly CatalogueProduct[],
    hashes?: ReadonlyMap<number, bigint>,
  ): void {
    this.#version += 1;
    this.writtenLists.invalidate(ids);
    const gone = new Set(ids);
    let isListed = true;
    let isSame = true;
    for (const product of products) {
      const { id } = product;
      gone.delete(id);
      const before = this.product(id);
      isSame &&= before !== undefined && isSeenAlike(before, product);
      const offered = product.promotions.length > 0 || this.#promotions.has(id);
      if (product.promotions.length > 0) this.#promotions.set(id, product.promotions);
      else this.#promotions.delete(id);
      this.#entries.delete(id);
      const isInItsRow = this.#keep(product, before, hashes?.get(id));
      isListed &&= isInItsRow;
      if (offered || !isInItsRow) this.#offersVersion += 1;
    }
    for (const id of gone) {
      const wasThere = this.search.remove(id);
      this.#entries.delete(id);
      isListed &&= !wasThere;
      isSame &&= !wasThere;
      this.#promotions.delete(id);
    }
    if (!isSame) this.#publicVersion += 1;
    if (!isListed) this.search.forget();
  }

  /** Takes current figures and promotions of all products on sale, in steps, and returns the other differences. */
  *refresh(
    fresh: ProductColumns,
    promotions: ReadonlyMap<number, readonly Promotion[]>,
  ): Generator<void, Differences> {
    const changed = new Map<number, bigint>();
    const { columns } = this.search.table;
    const met = new Uint8Array(columns.length);
    let isSame = true;
    for (let from = 0; from < fresh.length; from += 1) {
      if (from % ROWS_AT_ONCE === 0) yield;
      const id = fresh.lists.ids[from] as number;
      const row = this.rowOf(id);
      const hash = fresh.lists.hashes[from] as bigint;
      if (row !== undefined) met[row] = 1;
      if (row === undefined || columns.lists.hashes[row] !== hash) changed.set(id, hash);
      if (row === undefined) continue;
      const figures = fresh.figures(from);
      isSame &&= isInStock(figures) === isInStock(columns.figures(row));
      columns.set(row, figures);
    }
    const gone: number[] = [];
    for (let row = 0; row < met.length; row += 1) {
      const id = columns.lists.ids[row] as number;
      if (met[row] === 0 && this.rowOf(id) === row) gone.push(id);
    }
    this.#version += 1;
    this.#offersVersion += 1;
    this.#promotions = new Map(promotions);
    this.#forgetWritten();
    if (!isSame) this.#publicVersion += 1;
    return { changed, gone };
  }

  /** Returns the rows of a list: the product with the typed code, then by match, name and id. */
  rows(input: ListInput): Readonly<Uint32Array> {
    return this.search.rows(input);
  }

  /** Returns the ids of a list, in the same order. */
  list(input: ListInput): Uint32Array {
    const { ids } = this.columns;
    return this.rows(input).map((row) => ids[row] as number);
  }

  /** Returns the catalogue's words for a search that uses a synonym or finds nothing as typed. */
  readAs(input: ListInput): string | undefined {
    return this.search.readAs(input);
  }

  /**
   * Returns whether a search finds something as typed or is cached. Otherwise similar words are searched, which takes
   * milliseconds.
   */
  isFoundAsTyped(input: ListInput): boolean {
    return this.search.isFoundAsTyped(input);
  }

  #isSeenAsBefore(product: CatalogueProduct): boolean {
    const before = this.product(product.id);
    return before !== undefined && isSeenAlike(before, product);
  }

  #forgetWritten(): void {
    this.#entries.clear();
    this.writtenLists.clear();
  }

  /** Stores a product: figures in its row, changed texts beside the table. Returns whether it keeps its row. */
  #keep(product: CatalogueProduct, before: CatalogueProduct | undefined, hash = 0n): boolean {
    const { columns } = this.search.table;
    const row = this.rowOf(product.id);
    const hasSameTexts =
      before !== undefined &&
      isListedAlike(before, product) &&
      before.code === product.code &&
      before.addedAt === product.addedAt &&
      before.image === product.image &&
      before.information === product.information;
    if (row !== undefined && hasSameTexts) {
      columns.set(row, product);
      if (hash !== 0n) columns.lists.hashes[row] = hash;
      return true;
    }
    this.search.remove(product.id);
    this.search.put(product, columns.add(product.id, product, hash, product));
    return false;
  }
}
