import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { StockLevel } from './availableStock.ts';
import { isInStock } from './isInStock.ts';
import { MOST_STOCK_REQUESTS } from './mostStockRequests.ts';

/**
 * Checks whether a buyer may request an e-mail when a product is back in stock. Refuses with 'product-in-stock' if it
 * can be ordered now, and with 'stock-requests-full' above the maximum.
 * @param waiting for how many products the buyer waits already.
 */
export function checkStockRequest(
  product: StockLevel,
  waiting: number,
): Result<StockLevel, Refusal> {
  if (isInStock(product)) return refuse('product-in-stock');
  return waiting < MOST_STOCK_REQUESTS ? accept(product) : refuse('stock-requests-full');
}
