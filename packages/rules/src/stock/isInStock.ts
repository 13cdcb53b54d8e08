import { availableStock, type StockLevel } from './availableStock.ts';

/** Returns whether a product is in stock: quantity in stock minus minimum stock is above 0 (spec 9.4). */
export function isInStock(product: StockLevel): boolean {
  return availableStock(product) > 0;
}
