import type { Category } from '@formulary/rules/catalogue/category';
import type { Promotion } from '@formulary/rules/pricing/promotion';
import { isInStock } from '@formulary/rules/stock/isInStock';
import { LRUCache } from 'lru-cache';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { ProductColumns, type ColumnLists } from '../productTable/ProductColumns.ts';
import { ProductTable } from '../productTable/ProductTable.ts';
import { TableBuilder } from '../productTable/TableBuilder.ts';
import { atOnce } from '../wordIndex/atOnce.ts';
import { PlaceSet } from '../wordIndex/PlaceSet.ts';
import type { CatalogueEntry } from './CatalogueEntry.ts';
import { areCategoriesSeenAlike } from './areCategoriesSeenAlike.ts';
import { ChangedProducts } from './ChangedProducts.ts';
import { isListedAlike } from './isListedAlike.ts';
import { isSeenAlike } from './isSeenAlike.ts';
import { joinWords } from './joinWords.ts';
import {
  type CategoryWords,
  type ListInput,
  ProductFinder,
  type ProductFinderOptions,
  type SearchedContents,
} from './ProductFinder.ts';
import { TableProduct } from './TableProduct.ts';
import { WrittenLists } from './WrittenLists.ts';

/** Products requested repeatedly, with their written pages: about 8 MB. */
const MOST_ENTRIES = 2_048;
/** Only products requested again within this many are cached; caching all would burden the garbage collector. */
const MOST_ASKED_FOR = 4_096;
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
  #categoryWords: readonly CategoryWords[] = [];
  #table = emptyTable();
  /** Places of the table whose product is off sale or among the changed ones. */
  #left = new PlaceSet(0);
  #leftCount = 0;
  #changed = new ChangedProducts(this.#table);
  #promotions = new Map<number, readonly Promotion[]>();
  #publicVersion = 0;
  #version = 0;
  #offersVersion = 0;
  readonly #entries = new LRUCache<number, CatalogueEntry>({ max: MOST_ENTRIES });
  readonly #askedFor = new LRUCache<number, true>({ max: MOST_ASKED_FOR });
  readonly #finder: ProductFinder;
  /** Recently sent lists. */
  readonly writtenLists = new WrittenLists();

  constructor(options: ProductFinderOptions = {}) {
    this.#finder = new ProductFinder(() => this.#contents(), options);
  }

  /** Size of the cached lists. A list larger than the limit is not cached. */
  get rememberedBytes(): number {
    return this.#finder.rememberedBytes;
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
    if (this.#askedFor.has(id)) this.#entries.set(id, entry);
    else this.#askedFor.set(id, true);
    return entry;
  }

  /** Returns a product on sale without caching it. */
  product(id: number): CatalogueProduct | undefined {
    const row = this.rowOf(id);
    if (row === undefined) return undefined;
    const promotions = this.#promotions.get(id) ?? [];
    const changed = this.#changed.get(id);
    return changed
      ? { ...changed.product, ...this.#table.columns.figures(row), promotions }
      : new TableProduct(this.#table, row, promotions);
  }

  get size(): number {
    return this.#table.size - this.#leftCount + this.#changed.size;
  }

  /** Products beside the table: many of them slow down searches, so that the table should be rebuilt. */
  get changedCount(): number {
    return this.#changed.size + this.#leftCount;
  }

  /**
   * Figures of all products by row. Some rows belong to products off sale, or to products that moved to another row.
   */
  get columns(): ColumnLists {
    return this.#table.columns.lists;
  }

  /** Returns the row of a product on sale in the columns. */
  rowOf(id: number): number | undefined {
    const changed = this.#changed.get(id);
    if (changed) return changed.row;
    const row = this.#table.rowOf(id);
    return row === undefined || this.#left.has(this.#table.places[row] as number) ? undefined : row;
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
    const builder = new TableBuilder();
    for (const product of products.toSorted((a, b) => a.id - b.id)) builder.add(product);
    this.takeTable(new ProductTable(atOnce(builder.finish())), []);
    this.#promotions = new Map(products.map(({ id, promotions }) => [id, promotions]));
    this.#offersVersion += 1;
  }

  /** Takes the current category tree. */
  setCategories(categories: readonly Category[]): void {
    if (areCategoriesSeenAlike(this.#categories, categories)) return;
    this.#version += 1;
    this.#publicVersion += 1;
    this.#categories = categories;
    this.#categoryById = new Map(categories.map((category) => [category.id, category]));
    this.#categoryWords = categories.map(({ id, name }) => ({ id, name: joinWords(name) }));
    this.#changed.nameCategories(this.#categoryById);
    this.#forgetWritten();
    this.#finder.forget();
  }

  /** Takes a rebuilt table of the same products; keeps products read since its build began. */
  takeTable(table: ProductTable, since: Iterable<number>): void {
    this.#version += 1;
    this.#offersVersion += 1;
    const ids = [...since];
    const read = ids.flatMap((id) => this.product(id) ?? []);
    this.#table = table;
    this.#left = new PlaceSet(table.size);
    this.#leftCount = 0;
    this.#changed = new ChangedProducts(table);
    this.#changed.nameCategories(this.#categoryById);
    this.#forgetWritten();
    this.#finder.forget();
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
    this.writtenLists.forget(ids);
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
      const wasThere = this.#remove(id);
      this.#entries.delete(id);
      isListed &&= !wasThere;
      isSame &&= !wasThere;
      this.#promotions.delete(id);
    }
    if (!isSame) this.#publicVersion += 1;
    if (!isListed) this.#finder.forget();
  }

  /** Takes current figures and promotions of all products on sale, in steps, and returns the other differences. */
  *refresh(
    fresh: ProductColumns,
    promotions: ReadonlyMap<number, readonly Promotion[]>,
  ): Generator<void, Differences> {
    const changed = new Map<number, bigint>();
    const columns = this.#table.columns;
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
    return this.#finder.find(input).rows;
  }

  /** Returns the ids of a list, in the same order. */
  list(input: ListInput): Uint32Array {
    const { ids } = this.columns;
    return this.rows(input).map((row) => ids[row] as number);
  }

  /** Visits the direct categories of a row's product. */
  eachCategory(row: number, visit: (categoryId: number) => void): void {
    if (row < this.#table.size) this.#table.eachCategory(row, visit);
    else for (const id of this.#changed.inRow(row)?.product.categoryIds ?? []) visit(id);
  }

  /** Returns the catalogue's words for a search that uses a synonym or finds nothing as typed. */
  readAs(input: ListInput): string | undefined {
    return this.#finder.find(input).readAs;
  }

  /**
   * Returns whether a search finds something as typed or is cached. Otherwise similar words are searched, which takes
   * milliseconds.
   */
  isFoundAsTyped(input: ListInput): boolean {
    return this.#finder.isFoundAsTyped(input);
  }

  #contents(): SearchedContents {
    return {
      table: this.#table,
      left: this.#left,
      leftCount: this.#leftCount,
      changed: this.#changed,
      categories: this.#categories,
      categoryWords: this.#categoryWords,
      eachCategory: (row, visit) => this.eachCategory(row, visit),
    };
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
    const { columns } = this.#table;
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
    this.#remove(product.id);
    this.#changed.set(product, columns.add(product.id, product, hash, product));
    return false;
  }

  #remove(id: number): boolean {
    if (this.#changed.delete(id)) return true;
    const row = this.rowOf(id);
    if (row === undefined) return false;
    this.#left.add(this.#table.places[row] as number);
    this.#leftCount += 1;
    return true;
  }
}

function emptyTable(): ProductTable {
  return new ProductTable(atOnce(new TableBuilder().finish()));
}
