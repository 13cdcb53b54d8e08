import type { ProductListing } from './ProductListing.ts';
import { productSort } from './productSort.ts';

/** Returns the query parameters of a list's address, always with the same names and order, for `withQuery`. */
export function listingParams(
  listing: ProductListing,
): Readonly<Record<string, string | number | undefined>> {
  const { categoryId, search, sort, forms, subCategoryIds, isPrescription, view } = listing;
  return {
    categoryId,
    search,
    sort: sort && productSort.write(sort),
    stock: listing.isInStock && 'in',
    offer: listing.isOnOffer && 'yes',
    bought: listing.isBoughtBefore && 'yes',
    prescription: isPrescription === undefined ? undefined : isPrescription ? 'yes' : 'no',
    form: forms?.join(' '),
    sub: subCategoryIds?.join(' '),
    view,
  };
}
