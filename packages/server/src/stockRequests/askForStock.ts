import { checkStockRequest } from '@formulary/rules/stock/checkStockRequest';
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
 * Has a user told by mail when a product is back; harmless twice. Answers all that they wait for. Refuses with
 * 'product-missing' what is not on sale, and what `checkStockRequest` refuses.
 */
export function askForStock(
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
