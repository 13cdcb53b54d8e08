/** The stock of a product and the minimum that must remain, in packs. */
export interface StockLevel {
  readonly inStock: number;
  readonly minimumStock: number;
}

/** Returns the packs that may be ordered: quantity in stock minus minimum stock, never below 0 (spec 9.4). */
export function availableStock(product: StockLevel): number {
  return Math.max(0, product.inStock - product.minimumStock);
}

/** Returns whether a product is in stock: quantity in stock minus minimum stock is above 0 (spec 9.4). */
export function isInStock(product: StockLevel): boolean {
  return availableStock(product) > 0;
}
