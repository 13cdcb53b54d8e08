import { availableStock, type StockLevel } from './availableStock.ts';

/** A product is in stock when quantity in stock minus minimum stock is above 0 (spec 9.4). */
export function isInStock(product: StockLevel): boolean {
  return availableStock(product) > 0;
}
