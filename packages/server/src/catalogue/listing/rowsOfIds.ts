import type { CatalogueBook } from '../readModel/CatalogueBook.ts';

/** Marks the rows of products with 1, one byte per row. Ignores products off sale. */
export function rowsOfIds(book: CatalogueBook, ids: Iterable<number>): Uint8Array {
  const marks = new Uint8Array(book.columns.ids.length);
  for (const id of ids) {
    const row = book.rowOf(id);
    if (row !== undefined) marks[row] = 1;
  }
  return marks;
}
