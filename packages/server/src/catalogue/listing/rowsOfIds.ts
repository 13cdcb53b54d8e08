import type { CatalogueBook } from '../readModel/CatalogueBook.ts';

/** Marks the rows of some products with 1; a byte for each row. What is off sale has none. */
export function rowsOfIds(book: CatalogueBook, ids: Iterable<number>): Uint8Array {
  const marks = new Uint8Array(book.columns.ids.length);
  for (const id of ids) {
    const row = book.rowOf(id);
    if (row !== undefined) marks[row] = 1;
  }
  return marks;
}
