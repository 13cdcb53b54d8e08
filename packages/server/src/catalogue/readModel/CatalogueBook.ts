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

/** Products that are asked for again and again, with the pages that were written about them: some 8 MB. */
const MOST_ENTRIES = 2_048;
/** Who is asked for again among so many is remembered; to remember all would mostly be work for the garbage collector. */
const MOST_ASKED_FOR = 4_096;
const ROWS_AT_ONCE = 1_024;

/** Which products have other texts or categories than the book says, or are new, and which are off sale. */
export interface Differences {
  /** With what PostgreSQL makes of their texts and categories. */
  readonly changed: ReadonlyMap<number, bigint>;
  readonly gone: readonly number[];
}

/**
 * The catalogue in memory: categories, products on sale, and the lists that were asked for. The products stand in a table
 * that is not changed but for its figures; those whose texts or categories changed since it was made stand beside it.
 */
export class CatalogueBook {
  #categories: readonly Category[] = [];
  #categoryById = new Map<number, Category>();
  #categoryWords: readonly CategoryWords[] = [];
  #table = emptyTable();
  /** Places of the table whose product is off sale, or stands among the changed ones. */
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
  /** Lists that were asked for last, as they were sent. */
  readonly writtenLists = new WrittenLists();

  constructor(options: ProductFinderOptions = {}) {
    this.#finder = new ProductFinder(() => this.#contents(), options);
  }

  /** What the remembered lists take. One that is larger than all of them may be is not remembered. */
  get rememberedBytes(): number {
    return this.#finder.rememberedBytes;
  }

  /** Another number whenever something that visitors can see has changed; prices and stock figures are not (reading R17). */
  get publicVersion(): number {
    return this.#publicVersion;
  }

  /** Another number whenever anything has changed. */
  get version(): number {
    return this.#version;
  }

  /** Another number whenever a promotion, or the row of a product that has one, may have changed. */
  get offersVersion(): number {
    return this.#offersVersion;
  }

  get categories(): readonly Category[] {
    return this.#categories;
  }

  category(id: number): Category | undefined {
    return this.#categoryById.get(id);
  }

  /** A product on sale that is asked for by itself; remembered when it is asked for again. */
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

  /** A product on sale, one of many. */
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

  /** How many products stand beside the table: when they are many, searches take longer, and it should be made anew. */
  get changedCount(): number {
    return this.#changed.size + this.#leftCount;
  }

  /** The figures of all products, by row. Some rows are of products that are off sale, or have another row now. */
  get columns(): ColumnLists {
    return this.#table.columns.lists;
  }

  /** The row of a product on sale among the columns. */
  rowOf(id: number): number | undefined {
    const changed = this.#changed.get(id);
    if (changed) return changed.row;
    const row = this.#table.rowOf(id);
    return row === undefined || this.#left.has(this.#table.places[row] as number) ? undefined : row;
  }

  /** The promotions of every product that has any: active, future and past ones. */
  get promotions(): ReadonlyMap<number, readonly Promotion[]> {
    return this.#promotions;
  }

  /** Starts over with all there is. */
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

  /** Takes in the category tree as it is now. */
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

  /** Takes a table of the same products; those that were read since it was begun stay as the book has them. */
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

  /** Takes in products that were read again; ids that were asked for and not found are off sale. */
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

  /** Takes in the figures and promotions of all products on sale, in steps, and says what of the rest is not as the book has it. */
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

  /** Rows of the products that fit: the one whose code was typed, then the best match first, then by name, then by id. */
  rows(input: ListInput): Readonly<Uint32Array> {
    return this.#finder.find(input).rows;
  }

  /** Ids of the products that fit, in the same order. */
  list(input: ListInput): Uint32Array {
    const { ids } = this.columns;
    return this.rows(input).map((row) => ids[row] as number);
  }

  /** Visits the categories that the product in a row is in itself. */
  eachCategory(row: number, visit: (categoryId: number) => void): void {
    if (row < this.#table.size) this.#table.eachCategory(row, visit);
    else for (const id of this.#changed.inRow(row)?.product.categoryIds ?? []) visit(id);
  }

  /** The catalogue's own words in which a search was answered that names a thing otherwise, or finds nothing as it was typed. */
  readAs(input: ListInput): string | undefined {
    return this.#finder.find(input).readAs;
  }

  /** Whether a search finds anything in the words that were typed, or is remembered. Otherwise other words are sought, which takes milliseconds. */
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

  /** Keeps a product as it is now: its figures in their row, other texts beside the table. Says whether it stands in the row it had. */
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
