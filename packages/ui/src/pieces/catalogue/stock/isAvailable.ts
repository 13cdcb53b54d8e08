import { isInStock } from '@formulary/rules/stock/stockLevel';
import { isPriced } from '../offer/isPriced.ts';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';

/**
 * Returns whether the product can be ordered: computed for a buyer, sent by the server for a visitor (spec 9.4, reading
 * R17).
 */
export function isAvailable(product: CatalogueProduct): boolean {
  return isPriced(product) ? isInStock(product) : product.isInStock;
}
