import { STOCK_REQUESTS_KEPT_FOR_MS } from '@formulary/rules/stock/stockRequestsKeptForMs';
import { removalTask } from '../platform/jobs/removalTask.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { deleteOldStockRequests } from './stockRequests.queries.ts';
import { type StockRequestsContext, tellBackInStock } from './tellBackInStock.ts';

/**
 * Tells who waits for stock once it changes (the trigger of migrations/0031_stock_requests.sql adds the job), and every five
 * minutes what a server that was killed left untold; every hour it removes requests that are too old.
 */
export function stockRequestTasks(context: StockRequestsContext): readonly Task[] {
  return [
    { name: 'tell-back-in-stock', cron: '*/5 * * * *', run: () => tellBackInStock(context) },
    removalTask(
      'remove-stock-requests',
      (trx, now) => deleteOldStockRequests(trx, new Date(+now - STOCK_REQUESTS_KEPT_FOR_MS)),
      context,
    ),
  ];
}
