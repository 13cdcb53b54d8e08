import { isInStock } from '@formulary/rules/stock/isInStock';
import type { CatalogueProduct } from '../CatalogueProduct.ts';

/** Returns whether a visitor sees no difference between two versions of a product, in lists and on its page. */
export function isSeenAlike(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.code === b.code &&
    a.addedAt === b.addedAt &&
    a.name === b.name &&
    a.image === b.image &&
    a.type === b.type &&
    a.description === b.description &&
    a.information === b.information &&
    a.categoryIds.join() === b.categoryIds.join() &&
    isInStock(a) === isInStock(b)
  );
}
