import { PositionSet } from '../index/positions.ts';
import { WordIndex, type WordIndexParts } from '../index/WordIndex.ts';
import type { Language } from '../words/language.ts';
import type { Columns, IdColumn } from './Columns.ts';
import { type LongTexts, ProductTexts, type ShortTexts, type TextParts } from './texts.ts';

const inEnglish = new Intl.Collator('en-GB', { numeric: true });

/** Compares names for lists; numbers within them by value. */
export function compareNames(a: string, b: string): number {
  return inEnglish.compare(a, b);
}

/** A catalogue as bytes and numbers: rows are products ordered by id, positions are ordered by name. */
export interface TableParts<L extends IdColumn> {
  /** Figures of the products, by row. */
  readonly columns: L;
  readonly texts: TextParts;
  /** Start of each row's categories, plus the end. */
  readonly categoryStarts: Uint32Array;
  readonly categoryIds: Uint32Array;
  /** Row at each position. */
  readonly order: Uint32Array;
  /** Rows ordered by their folded codes, by code unit. */
  readonly byCode: Uint32Array;
  readonly words: WordIndexParts;
}

/** The products of a catalogue at one time, stored outside the JavaScript heap. */
export class ProductTable<C extends Columns<IdColumn>> {
  readonly size: number;
  readonly columns: C;
  readonly index: WordIndex;
  /** Position of each row. */
  readonly positions: Uint32Array;
  readonly #language: Language;
  readonly #parts: TableParts<IdColumn>;
  readonly #texts: ProductTexts;
  readonly #positionsOfCategory: ReadonlyMap<number, Uint32Array>;

  /** Takes the parts of a table, and columns of its lists. */
  constructor(language: Language, parts: TableParts<IdColumn>, columns: C) {
    this.#language = language;
    this.#parts = parts;
    this.size = parts.order.length;
    this.columns = columns;
    this.index = new WordIndex(language, parts.words);
    this.#texts = new ProductTexts(parts.texts);
    this.positions = new Uint32Array(this.size);
    for (let position = 0; position < this.size; position += 1)
      this.positions[parts.order[position] as number] = position;
    this.#positionsOfCategory = positionsByCategory(parts, this.positions);
  }

  /** Returns the row of a product in the table. */
  rowOf(id: number): number | undefined {
    const { ids } = this.#parts.columns;
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[middle] as number) < id) low = middle + 1;
      else high = middle;
    }
    return low < this.size && ids[low] === id ? low : undefined;
  }

  /** Returns the row of a folded code. */
  rowOfCode(code: string): number | undefined {
    const { byCode } = this.#parts;
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#codeOf(byCode[middle] as number) < code) low = middle + 1;
      else high = middle;
    }
    const row = byCode[low];
    return row !== undefined && this.#codeOf(row) === code ? row : undefined;
  }

  rowAt(position: number): number {
    return this.#parts.order[position] as number;
  }

  shortTexts(row: number): ShortTexts {
    return this.#texts.short(row);
  }

  longTexts(row: number): LongTexts {
    return this.#texts.long(row);
  }

  categoryIds(row: number): readonly number[] {
    const { categoryStarts, categoryIds } = this.#parts;
    return [...categoryIds.subarray(categoryStarts[row], categoryStarts[row + 1])];
  }

  /** Visits the categories of a row without building a list. */
  eachCategory(row: number, visit: (categoryId: number) => void): void {
    const { categoryStarts, categoryIds } = this.#parts;
    const end = categoryStarts[row + 1] as number;
    for (let at = categoryStarts[row] as number; at < end; at += 1)
      visit(categoryIds[at] as number);
  }

  /** Returns the positions of the products in any of these categories. */
  inCategories(ids: Iterable<number>): PositionSet {
    const found = new PositionSet(this.size);
    for (const id of ids) {
      const positions = this.#positionsOfCategory.get(id);
      if (positions) found.addFrom(positions);
    }
    return found;
  }

  #codeOf(row: number): string {
    return this.#language.fold(this.#texts.short(row).code);
  }
}

function positionsByCategory(
  { categoryStarts, categoryIds }: TableParts<IdColumn>,
  positions: Uint32Array,
): ReadonlyMap<number, Uint32Array> {
  const counts = new Map<number, number>();
  for (const id of categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  const found = new Map(Array.from(counts, ([id, count]) => [id, new Uint32Array(count)]));
  for (const [row, position] of positions.entries()) {
    for (
      let at = categoryStarts[row] as number;
      at < (categoryStarts[row + 1] as number);
      at += 1
    ) {
      const id = categoryIds[at] as number;
      const left = (counts.get(id) ?? 0) - 1;
      counts.set(id, left);
      (found.get(id) as Uint32Array)[left] = position;
    }
  }
  return found;
}
