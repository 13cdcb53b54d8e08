import { isInStock } from '@formulary/rules/stock/isInStock';
import type { CatalogueBook, ListInput } from './readModel/CatalogueBook.ts';
import type { CatalogueEntry } from './readModel/CatalogueEntry.ts';

/** Which products, beyond category and search: only those in (or out of) stock, without some ids. */
export interface ProductsInput extends ListInput {
  readonly isInStock?: boolean | undefined;
  readonly excludeIds?: readonly number[] | undefined;
}

/** One page of products, best match first, then by name (spec 7.17). */
export function pageOfProducts(
  book: CatalogueBook,
  input: ProductsInput,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): readonly CatalogueEntry[] {
  const ids = fitting(book, input).subarray(skip, skip + limit);
  return Array.from(ids).flatMap((id) => book.entry(id) ?? []);
}

/** How many products there are on all pages together (spec 7.16). */
export function countProducts(book: CatalogueBook, input: ProductsInput): number {
  return fitting(book, input).length;
}

function fitting(book: CatalogueBook, input: ProductsInput): Readonly<Uint32Array> {
  const ids = book.list(input);
  const excluded = new Set(input.excludeIds);
  if (input.isInStock === undefined && excluded.size === 0) return ids;
  return ids.filter((id) => {
    const entry = book.entry(id);
    const isWanted =
      input.isInStock === undefined || (entry && isInStock(entry.product)) === input.isInStock;
    return isWanted && !excluded.has(id);
  });
}
