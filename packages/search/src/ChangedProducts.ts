import { type SearchedTexts, RANKS, matchRank } from './matchRank.ts';
import type { Columns, IdColumn } from './table/Columns.ts';
import { type ProductTable, compareNames } from './table/ProductTable.ts';
import { type Language, joinWords } from './words/language.ts';

/** The fields of a product that are searched. */
export interface SearchedProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly categoryIds: readonly number[];
}

/** A product that is new, or whose texts or categories changed since the table was built. */
interface ChangedProduct<P> extends SearchedTexts {
  readonly product: P;
  /** Row in the columns. */
  readonly row: number;
  /** Position in the table that this product precedes. */
  readonly position: number;
}

interface Named {
  readonly name: string;
}

/** Products beside a table: few, so that a search scans them all. */
export class ChangedProducts<P extends SearchedProduct> {
  readonly #language: Language;
  readonly #table: ProductTable<Columns<IdColumn>>;
  #byId = new Map<number, ChangedProduct<P>>();
  #categoryById: ReadonlyMap<number, Named> = new Map();
  #inOrder: readonly ChangedProduct<P>[] | undefined;
  #byRow: ReadonlyMap<number, ChangedProduct<P>> | undefined;

  constructor(language: Language, table: ProductTable<Columns<IdColumn>>) {
    this.#language = language;
    this.#table = table;
  }

  /** Returns the product with a folded code. */
  withCode(code: string): ChangedProduct<P> | undefined {
    return this.inOrder.find(({ product }) => this.#language.fold(product.code) === code);
  }

  /** Returns the product in a row of the columns. */
  inRow(row: number): ChangedProduct<P> | undefined {
    this.#byRow ??= new Map([...this.#byId.values()].map((changed) => [changed.row, changed]));
    return this.#byRow.get(row);
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: number): ChangedProduct<P> | undefined {
    return this.#byId.get(id);
  }

  /** Products ordered by name, then by id. */
  get inOrder(): readonly ChangedProduct<P>[] {
    this.#inOrder ??= [...this.#byId.values()].toSorted(
      (a, b) => compareNames(a.product.name, b.product.name) || a.product.id - b.product.id,
    );
    return this.#inOrder;
  }

  set(product: P, row: number): void {
    const names = product.categoryIds.map((id) => this.#categoryById.get(id)?.name ?? '');
    this.#byId.set(product.id, {
      product,
      row,
      position: this.#positionOf(product),
      name: joinWords(this.#language, product.name),
      categories: joinWords(this.#language, names.join(' ')),
      description: joinWords(this.#language, product.description),
    });
    this.#inOrder = undefined;
    this.#byRow = undefined;
  }

  delete(id: number): boolean {
    this.#inOrder = undefined;
    this.#byRow = undefined;
    return this.#byId.delete(id);
  }

  /** Takes the current category names. */
  nameCategories(categoryById: ReadonlyMap<number, Named>): void {
    this.#categoryById = categoryById;
    for (const { product, row } of this.#byId.values()) this.set(product, row);
  }

  /** Returns the matches in some or all categories, grouped by rank and ordered by name. */
  ranked(
    categoryIds: ReadonlySet<number> | undefined,
    term: string,
    words: readonly string[],
  ): readonly (readonly ChangedProduct<P>[])[] {
    const ranks: ChangedProduct<P>[][] = Array.from({ length: RANKS }, () => []);
    const phrase = words.join(' ');
    for (const changed of this.inOrder) {
      const { product } = changed;
      if (categoryIds && !product.categoryIds.some((id) => categoryIds.has(id))) continue;
      const rank =
        words.length > 0
          ? matchRank(this.#language, changed, phrase, words)
          : this.#hasSigns(product, term)
            ? 0
            : undefined;
      if (rank !== undefined) ranks[rank]?.push(changed);
    }
    return ranks;
  }

  #positionOf({ id, name }: P): number {
    const table = this.#table;
    let [low, high] = [0, table.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const row = table.rowAt(middle);
      const order =
        compareNames(table.shortTexts(row).name, name) ||
        (table.columns.lists.ids[row] as number) - id;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #hasSigns({ name }: P, signs: string): boolean {
    const folded = this.#language.fold(name);
    return signs.split(' ').every((sign) => folded.includes(sign));
  }
}
