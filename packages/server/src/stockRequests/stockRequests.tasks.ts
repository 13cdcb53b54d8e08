import { STOCK_REQUESTS_KEPT_FOR_MS } from '@formulary/rules/stock/stockRequest';
import { removalTask } from '../platform/jobs/removalTask.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { deleteOldStockRequests } from './stockRequests.queries.ts';
import { notifyBackInStock } from './notifyBackInStock.ts';
import type { ShopOfTasks } from '../start/Shop.ts';

/**
 * Returns the tasks of stock requests. A trigger (migrations/0031_stock_requests.sql) queues the mails when stock
 * changes; a sweep every five minutes covers killed servers. An hourly task removes old requests.
 */
export function stockRequestTasks(context: ShopOfTasks): readonly Task[] {
  return [
    { name: 'tell-back-in-stock', cron: '*/5 * * * *', run: () => notifyBackInStock(context) },
    removalTask(
      'remove-stock-requests',
      (trx, now, most) =>
        deleteOldStockRequests(trx, new Date(+now - STOCK_REQUESTS_KEPT_FOR_MS), most),
      context,
    ),
  ];
}
