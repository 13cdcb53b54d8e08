import type { Product } from '@formulary/rules/catalogue/product';
import type { CatalogueProduct } from '../product/catalogueProduct.ts';

/** Returns whether the product has a price, which only signed-in buyers get (spec 1.1, reading R17). */
export function isPriced(product: CatalogueProduct): product is Product {
  return 'price' in product;
}
