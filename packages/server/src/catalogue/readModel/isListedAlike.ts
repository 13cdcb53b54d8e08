import type { CatalogueProduct } from '../CatalogueProduct.ts';

/** Returns whether two versions of a product have the same position in every list. */
export function isListedAlike(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.categoryIds.join() === b.categoryIds.join()
  );
}
