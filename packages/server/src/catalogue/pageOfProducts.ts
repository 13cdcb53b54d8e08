import type { ListedFor } from './listing/ListedFor.ts';
import { listingsOf } from './listing/listingsOf.ts';
import type { ProductsInput } from './listing/ProductsInput.ts';
import type { CatalogueBook } from './readModel/CatalogueBook.ts';
import type { CatalogueEntry } from './readModel/CatalogueEntry.ts';

/** A slice of a list. */
interface Slice {
  readonly limit: number;
  readonly skip: number;
}

/** One page of products (spec 7.17). */
export function pageOfProducts(
  book: CatalogueBook,
  input: ProductsInput,
  { limit, skip }: Slice,
  listedFor: ListedFor,
): readonly CatalogueEntry[] {
  const ids = listingsOf(book)
    .ids(input, listedFor)
    .subarray(skip, skip + limit);
  return Array.from(ids).flatMap((id) => book.entry(id) ?? []);
}
