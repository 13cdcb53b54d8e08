import type { ListedFor } from './listing/ListedFor.ts';
import type { Slice } from './listing/Listings.ts';
import { listingsOf } from './listing/listingsOf.ts';
import type { ProductsInput } from './listing/ProductsInput.ts';
import type { CatalogueBook } from './readModel/CatalogueBook.ts';
import type { CatalogueEntry } from './readModel/CatalogueEntry.ts';

/** One page of products (spec 7.17). */
export function pageOfProducts(
  book: CatalogueBook,
  input: ProductsInput,
  slice: Slice,
  listedFor: ListedFor,
): readonly CatalogueEntry[] {
  const ids = listingsOf(book).ids(input, listedFor, slice);
  return Array.from(ids).flatMap((id) => book.entry(id) ?? []);
}
