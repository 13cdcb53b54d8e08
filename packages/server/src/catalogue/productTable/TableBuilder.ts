import { foldText } from '@formulary/rules/text/tidyLine';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { GrowingList } from '../wordIndex/GrowingList.ts';
import { sortInSteps } from '../wordIndex/sortInSteps.ts';
import { WordIndexBuilder } from '../wordIndex/WordIndexBuilder.ts';
import { compareNames } from './compareNames.ts';
import { ProductColumns } from './ProductColumns.ts';
import type { TableParts } from './ProductTable.ts';
import { TextsBuilder } from './TextsBuilder.ts';

/** Builds a table from products added in the order of their ids. */
export class TableBuilder {
  readonly #columns = new ProductColumns();
  readonly #texts = new TextsBuilder();
  readonly #words = new WordIndexBuilder();
  readonly #names: string[] = [];
  readonly #codes: string[] = [];
  readonly #categoryStarts = new GrowingList();
  readonly #categoryIds = new GrowingList();

  constructor() {
    this.#categoryStarts.push(0);
  }

  add(product: CatalogueProduct, hash?: bigint): void {
    this.#columns.add(product.id, product, hash, product);
    this.#codes.push(foldText(product.code));
    this.#texts.add(product);
    this.#words.add(product);
    this.#names.push(product.name);
    for (const id of product.categoryIds) this.#categoryIds.push(id);
    this.#categoryStarts.push(this.#categoryIds.length);
  }

  /** Builds the table in steps. */
  *finish(): Generator<void, TableParts> {
    const names = this.#names;
    const order = yield* sortInSteps(
      Uint32Array.from(names, (_, row) => row),
      // Rows are ordered by id.
      (a, b) => compareNames(names[a] as string, names[b] as string) || a - b,
    );
    const codes = this.#codes;
    const byCode = yield* sortInSteps(
      Uint32Array.from(codes, (_, row) => row),
      (a, b) => ((codes[a] as string) < (codes[b] as string) ? -1 : 1),
    );
    const words = yield* this.#words.finish(order);
    return {
      columns: this.#columns.trimmed(),
      texts: this.#texts.finish(),
      categoryStarts: this.#categoryStarts.view().slice(),
      categoryIds: this.#categoryIds.view().slice(),
      order,
      byCode,
      words,
    };
  }
}
