import { checkStockRequest } from '@formulary/rules/stock/stockRequest';
import type { StockRequest } from '@formulary/rules/stock/stockRequest';
import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  insertStockRequest,
  lockRequestsOf,
  readStockLevel,
  readStockRequests,
} from './stockRequests.queries.ts';

/**
 * Requests a mail for a user when a product is back in stock; a repeat changes nothing. Returns all of the user's
 * requests. Refuses with 'product-missing' a product not on sale, and as `checkStockRequest` does.
 */
export function requestStock(
  db: Db,
  userId: number,
  productId: number,
  now: Date,
): Promise<readonly StockRequest[]> {
  return withTransaction(db, async (trx) => {
    await lockRequestsOf(trx, userId);
    const waiting = await readStockRequests(trx, userId);
    if (waiting.some((request) => request.productId === productId)) return waiting;
    const product = await readStockLevel(trx, productId);
    if (!product) throw new Refused('product-missing');
    Refused.unless(checkStockRequest(product, waiting.length));
    await insertStockRequest(trx, userId, productId, now);
    return readStockRequests(trx, userId);
  });
}
