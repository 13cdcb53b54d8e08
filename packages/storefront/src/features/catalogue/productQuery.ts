import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';

/** Returns the query of a listing with the public filters; omits unset ones. */
export function productQuery(listing: ProductListing) {
  const { categoryId, search, isInStock, isPrescription, forms, subCategoryIds } = listing;
  return {
    ...(categoryId ? { categoryId } : {}),
    ...(search ? { searchTerm: search } : {}),
    ...(isInStock ? { isInStock } : {}),
    ...(isPrescription === undefined ? {} : { isPrescription }),
    ...(forms ? { forms } : {}),
    ...(subCategoryIds ? { subCategoryIds } : {}),
  };
}
