import { ChangedProducts, type SearchedProduct } from './ChangedProducts.ts';
import { PositionSet } from './index/positions.ts';
import {
  type CategoryWords,
  type FoundList,
  type ListInput,
  ProductFinder,
  type ProductFinderOptions,
  type SearchedContents,
} from './ProductFinder.ts';
import type { Columns, IdColumn } from './table/Columns.ts';
import type { ProductTable } from './table/ProductTable.ts';
import { type Language, joinWords } from './words/language.ts';
import type { Synonyms } from './words/synonyms.ts';

interface NamedCategory {
  readonly id: number;
  readonly name: string;
}

/**
 * Searches a catalogue: a table in which only figures change, and beside it the products whose texts or categories
 * changed since the table was built. Each product has a row in the columns.
 */
export class ProductSearch<P extends SearchedProduct, C extends Columns<IdColumn>> {
  readonly #language: Language;
  readonly #finder: ProductFinder;
  #table: ProductTable<C>;
  #changed: ChangedProducts<P>;
  /** Positions of the table whose product is off sale or among the changed ones. */
  #left: PositionSet;
  #leftCount = 0;
  #categoryById: ReadonlyMap<number, NamedCategory> = new Map();
  #categoryWords: readonly CategoryWords[] = [];
  #withDescendants: (categoryId: number) => readonly number[] = (id) => [id];

  constructor(table: ProductTable<C>, options: ProductFinderOptions) {
    this.#language = options.language;
    this.#table = table;
    this.#changed = new ChangedProducts(options.language, table);
    this.#left = new PositionSet(table.size);
    this.#finder = new ProductFinder(() => this.#contents(), options);
  }

  get table(): ProductTable<C> {
    return this.#table;
  }

  get size(): number {
    return this.#table.size - this.#leftCount + this.#changed.size;
  }

  /** Products beside the table: many of them slow down searches, so that the table should be rebuilt. */
  get changedCount(): number {
    return this.#changed.size + this.#leftCount;
  }

  /** Size of the cached lists. A list larger than the limit is not cached. */
  get cachedBytes(): number {
    return this.#finder.cachedBytes;
  }

  /** Returns the row of a product in the columns. */
  rowOf(id: number): number | undefined {
    const changed = this.#changed.get(id);
    if (changed) return changed.row;
    const row = this.#table.rowOf(id);
    return row === undefined || this.#left.has(this.#table.positions[row] as number)
      ? undefined
      : row;
  }

  /** Returns a product that is kept beside the table. */
  changed(id: number): P | undefined {
    return this.#changed.get(id)?.product;
  }

  /** Visits the direct categories of a row's product. */
  eachCategory(row: number, visit: (categoryId: number) => void): void {
    if (row < this.#table.size) this.#table.eachCategory(row, visit);
    else for (const id of this.#changed.inRow(row)?.product.categoryIds ?? []) visit(id);
  }

  /** Returns the rows of a list: the product with the typed code, then by match, name and id. */
  rows(input: ListInput): Readonly<Uint32Array> {
    return this.#finder.find(input).rows;
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

  /** Takes another table. Products beside the previous one are gone. */
  takeTable(table: ProductTable<C>): void {
    this.#table = table;
    this.#left = new PositionSet(table.size);
    this.#leftCount = 0;
    this.#changed = new ChangedProducts(this.#language, table);
    this.#changed.nameCategories(this.#categoryById);
    this.forget();
  }

  /** Takes the current categories, and a function that returns a category and its descendants. */
  takeCategories(
    categoryById: ReadonlyMap<number, NamedCategory>,
    withDescendants: (categoryId: number) => readonly number[],
  ): void {
    this.#categoryById = categoryById;
    this.#withDescendants = withDescendants;
    this.#categoryWords = Array.from(categoryById.values(), ({ id, name }) => ({
      id,
      name: joinWords(this.#language, name),
    }));
    this.#changed.nameCategories(categoryById);
    this.forget();
  }

  /** Keeps a product beside the table, with a row of the columns. Call `forget` after a change. */
  put(product: P, row: number): void {
    this.#changed.set(product, row);
  }

  /** Removes a product. Returns whether it was there. Call `forget` after a change. */
  remove(id: number): boolean {
    if (this.#changed.delete(id)) return true;
    const row = this.rowOf(id);
    if (row === undefined) return false;
    this.#left.add(this.#table.positions[row] as number);
    this.#leftCount += 1;
    return true;
  }

  /** Searches as the catalogue would with other synonyms. */
  findWith(input: ListInput, synonyms: Synonyms): FoundList {
    return this.#finder.findWith(input, synonyms);
  }

  /** Takes other synonyms. */
  takeSynonyms(synonyms: Synonyms): void {
    this.#finder.takeSynonyms(synonyms);
  }

  /** Clears the cached lists. */
  forget(): void {
    this.#finder.forget();
  }

  #contents(): SearchedContents {
    return {
      language: this.#language,
      table: this.#table,
      left: this.#left,
      leftCount: this.#leftCount,
      changed: this.#changed,
      categoryWords: this.#categoryWords,
      withDescendants: this.#withDescendants,
      eachCategory: (row, visit) => this.eachCategory(row, visit),
    };
  }
}
