import type { Category } from '@formulary/rules/catalogue/category';
import { foldText } from '@formulary/rules/text/tidyLine';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { compareNames } from '../productTable/compareNames.ts';
import type { ProductTable } from '../productTable/ProductTable.ts';
import { joinWords } from './joinWords.ts';
import { matchRank } from './matchRank.ts';
import type { SearchedTexts } from './SearchedTexts.ts';

const RANKS = 6;

/** A product that is new, or whose texts or categories changed since the table was built. */
export interface ChangedProduct extends SearchedTexts {
  readonly product: CatalogueProduct;
  /** Row in the columns. */
  readonly row: number;
  /** Place in the table that this product precedes. */
  readonly place: number;
}

/** Products beside a table: few, so that a search scans them all. */
export class ChangedProducts {
  readonly #table: ProductTable;
  #byId = new Map<number, ChangedProduct>();
  #categoryById: ReadonlyMap<number, Category> = new Map();
  #inOrder: readonly ChangedProduct[] | undefined;
  #byRow: ReadonlyMap<number, ChangedProduct> | undefined;

  constructor(table: ProductTable) {
    this.#table = table;
  }

  /** Returns the product with a folded code. */
  withCode(code: string): ChangedProduct | undefined {
    return this.inOrder.find(({ product }) => foldText(product.code) === code);
  }

  /** Returns the product in a row of the columns. */
  inRow(row: number): ChangedProduct | undefined {
    this.#byRow ??= new Map([...this.#byId.values()].map((changed) => [changed.row, changed]));
    return this.#byRow.get(row);
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: number): ChangedProduct | undefined {
    return this.#byId.get(id);
  }

  /** Products ordered by name, then by id. */
  get inOrder(): readonly ChangedProduct[] {
    this.#inOrder ??= [...this.#byId.values()].toSorted(
      (a, b) => compareNames(a.product.name, b.product.name) || a.product.id - b.product.id,
    );
    return this.#inOrder;
  }

  set(product: CatalogueProduct, row: number): void {
    const names = product.categoryIds.map((id) => this.#categoryById.get(id)?.name ?? '');
    this.#byId.set(product.id, {
      product,
      row,
      place: this.#placeOf(product),
      name: joinWords(product.name),
      categories: joinWords(names.join(' ')),
      description: joinWords(product.description),
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
  nameCategories(categoryById: ReadonlyMap<number, Category>): void {
    this.#categoryById = categoryById;
    for (const { product, row } of this.#byId.values()) this.set(product, row);
  }

  /** Returns the matches in some or all categories, grouped by rank and ordered by name. */
  ranked(
    categoryIds: ReadonlySet<number> | undefined,
    term: string,
    words: readonly string[],
  ): readonly (readonly ChangedProduct[])[] {
    const ranks: ChangedProduct[][] = Array.from({ length: RANKS }, () => []);
    const phrase = words.join(' ');
    for (const changed of this.inOrder) {
      const { product } = changed;
      if (categoryIds && !product.categoryIds.some((id) => categoryIds.has(id))) continue;
      const rank =
        words.length > 0
          ? matchRank(changed, phrase, words)
          : hasSigns(product, term)
            ? 0
            : undefined;
      if (rank !== undefined) ranks[rank]?.push(changed);
    }
    return ranks;
  }

  #placeOf({ id, name }: CatalogueProduct): number {
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
}

function hasSigns({ name }: CatalogueProduct, signs: string): boolean {
  const folded = foldText(name);
  return signs.split(' ').every((sign) => folded.includes(sign));
}
