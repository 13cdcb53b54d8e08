import type { CatalogueProduct } from '../CatalogueProduct.ts';

/** Whether every list shows both in the same places. */
export function isListedAlike(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.categoryIds.join() === b.categoryIds.join()
  );
}
