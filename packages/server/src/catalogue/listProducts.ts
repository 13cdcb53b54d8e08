import { isInStock } from '@formulary/rules/stock/isInStock';
import type { CatalogueBook, ListWish } from './readModel/CatalogueBook.ts';
import type { CatalogueEntry } from './readModel/CatalogueEntry.ts';

/** Which products, beyond category and search: only those in (or out of) stock, without some ids. */
export interface ProductsWish extends ListWish {
  readonly isInStock?: boolean | undefined;
  readonly excludeIds?: readonly number[] | undefined;
}

/** One page of products, best match first, then by name (spec 7.17). */
export function pageOfProducts(
  book: CatalogueBook,
  wish: ProductsWish,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): readonly CatalogueEntry[] {
  const ids = fitting(book, wish).subarray(skip, skip + limit);
  return Array.from(ids).flatMap((id) => book.entry(id) ?? []);
}

/** How many products there are on all pages together (spec 7.16). */
export function countProducts(book: CatalogueBook, wish: ProductsWish): number {
  return fitting(book, wish).length;
}

function fitting(book: CatalogueBook, wish: ProductsWish): Readonly<Uint32Array> {
  const ids = book.list(wish);
  const excluded = new Set(wish.excludeIds);
  if (wish.isInStock === undefined && excluded.size === 0) return ids;
  return ids.filter((id) => {
    const entry = book.entry(id);
    const isWanted =
      wish.isInStock === undefined || (entry && isInStock(entry.product)) === wish.isInStock;
    return isWanted && !excluded.has(id);
  });
}
