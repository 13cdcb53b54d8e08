import { GrowingList } from '../index/growing.ts';
import { sortInSteps } from '../index/steps.ts';
import { WordIndexBuilder } from '../index/WordIndexBuilder.ts';
import type { Language } from '../words/language.ts';
import type { Columns, IdColumn } from './Columns.ts';
import { type TableParts, compareNames } from './ProductTable.ts';
import { type LongTexts, type ShortTexts, TextsBuilder } from './texts.ts';

/** The fields of a product that a table stores beside its columns. */
interface TableTexts extends ShortTexts, LongTexts {
  readonly categoryIds: readonly number[];
}

/** Builds a table from products added in the order of their ids. The caller adds a row to the columns for each. */
export class TableBuilder<L extends IdColumn> {
  readonly #language: Language;
  readonly #columns: Columns<L>;
  readonly #texts = new TextsBuilder();
  readonly #words: WordIndexBuilder;
  readonly #names: string[] = [];
  readonly #codes: string[] = [];
  readonly #categoryStarts = new GrowingList();
  readonly #categoryIds = new GrowingList();

  constructor(language: Language, columns: Columns<L>) {
    this.#language = language;
    this.#columns = columns;
    this.#words = new WordIndexBuilder(language);
    this.#categoryStarts.push(0);
  }

  add(product: TableTexts): void {
    this.#codes.push(this.#language.fold(product.code));
    this.#texts.add(product);
    this.#words.add(product);
    this.#names.push(product.name);
    for (const id of product.categoryIds) this.#categoryIds.push(id);
    this.#categoryStarts.push(this.#categoryIds.length);
  }

  /** Builds the table in steps. */
  *finish(): Generator<void, TableParts<L>> {
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
