import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { StockLevel } from './availableStock.ts';
import { isInStock } from './isInStock.ts';
import { MOST_STOCK_REQUESTS } from './mostStockRequests.ts';

/**
 * Whether a buyer may ask to be told when a product is back. Refuses with 'product-in-stock' what can be ordered now, and with
 * 'stock-requests-full' one product more than a buyer may wait for.
 * @param waiting for how many products the buyer waits already.
 */
export function checkStockRequest(
  product: StockLevel,
  waiting: number,
): Result<StockLevel, Refusal> {
  if (isInStock(product)) return refuse('product-in-stock');
  return waiting < MOST_STOCK_REQUESTS ? accept(product) : refuse('stock-requests-full');
}
