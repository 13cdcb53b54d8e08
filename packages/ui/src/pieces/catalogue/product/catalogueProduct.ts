import type { Product, PublicProduct } from '@formulary/rules/catalogue/product';
import { isInStock } from '@formulary/rules/stock/stockLevel';

/**
 * A product as sent by the server: with prices and stock figures for buyers, without them for visitors (reading R17).
 */
export type CatalogueProduct = Product | PublicProduct;

/** Returns the `data-press` value shared by the Add button of a product and its placeholder. */
export const addPress = ({ id }: CatalogueProduct) => `add-${id}`;

/** Returns whether the product has a price, which only signed-in buyers get (spec 1.1, reading R17). */
export function isPriced(product: CatalogueProduct): product is Product {
  return 'price' in product;
}

/**
 * Returns whether the product can be ordered: computed for a buyer, sent by the server for a visitor (spec 9.4, reading
 * R17).
 */
export function isAvailable(product: CatalogueProduct): boolean {
  return isPriced(product) ? isInStock(product) : product.isInStock;
}
