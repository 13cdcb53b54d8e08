import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { filterRows, sortRows } from '@formulary/search/rows';
import type { ProductsInput } from './Listings.ts';

/**
 * Returns the rows in the requested order, ties by name. By default, in-stock products come first, otherwise in their
 * given order.
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
      // Filled from the end, then reversed.
      out -= 1;
      ordered[out] = row;
    }
  }
  ordered.subarray(length).reverse();
  return ordered;
}

/** Orders rows by name: an unfiltered list is in that order already, so keep its matching rows. */
function inOrderOfNames(
  book: CatalogueBook,
  input: ProductsInput,
  rows: Readonly<Uint32Array>,
): Uint32Array {
  const found = new Uint8Array(book.columns.ids.length);
  for (let at = 0; at < rows.length; at += 1) found[rows[at] as number] = 1;
  return filterRows(book.rows({ categoryId: input.categoryId }), (row) => found[row] === 1);
}
