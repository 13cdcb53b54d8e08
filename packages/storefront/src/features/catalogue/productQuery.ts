import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';

/** What a list of products is narrowed to, as anybody may ask; what is not narrowed by is left out. */
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
