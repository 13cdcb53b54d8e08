import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { type StockLevel, isInStock } from './stockLevel.ts';
import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { instant, recordId, text } from '../wire/scalars.ts';

/** Maximum number of out-of-stock products that a buyer may wait for. */
export const MOST_STOCK_REQUESTS = 200;

/** Retention time of stock requests in milliseconds: no one waits longer than a year for stock. */
export const STOCK_REQUESTS_KEPT_FOR_MS = 365 * 86_400_000;

/** A product that a buyer waits for. The shop sends one e-mail when it is back in stock. */
export const stockRequest = entity({
  productId: field('product_fk', recordId),
  name: field('product_name', text(1, 300)),
  askedAt: field('stock_request_date', instant),
});

export type StockRequest = Words<typeof stockRequest>;

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
