import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { keepRows } from './keepRows.ts';
import type { ProductsInput } from './ProductsInput.ts';
import { sortRows } from './sortRows.ts';

/**
 * A new list of rows in the order that was asked for; those alike by name. Without one, what is in stock comes first, each part
 * in the order it came in.
 */
export function orderRows(
  book: CatalogueBook,
  input: ProductsInput,
  rows: Readonly<Uint32Array>,
  isInStock: (row: number) => boolean,
): Uint32Array {
  if (input.sort === undefined) return inStockFirst(rows, isInStock);
  const named = inOrderOfNames(book, input, rows);
  if (input.sort === 'name') return named;
  const { addedAt, prices } = book.columns;
  if (input.sort === 'newest') return sortRows(named, addedAt, true);
  return sortRows(named, prices, input.sort === 'dearest');
}

function inStockFirst(
  rows: Readonly<Uint32Array>,
  isInStock: (row: number) => boolean,
): Uint32Array {
  const ordered = new Uint32Array(rows.length);
  let length = 0;
  let out = rows.length;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    if (isInStock(row)) {
      ordered[length] = row;
      length += 1;
    } else {
      // From the end, and turned round at last.
      out -= 1;
      ordered[out] = row;
    }
  }
  ordered.subarray(length).reverse();
  return ordered;
}

/** A list without a search is in the order of names already; what a search found is picked out of that list. */
function inOrderOfNames(
  book: CatalogueBook,
  input: ProductsInput,
  rows: Readonly<Uint32Array>,
): Uint32Array {
  const found = new Uint8Array(book.columns.ids.length);
  for (let at = 0; at < rows.length; at += 1) found[rows[at] as number] = 1;
  return keepRows(book.rows({ categoryId: input.categoryId }), (row) => found[row] === 1);
}
