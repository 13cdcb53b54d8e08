import type { Task } from '../platform/jobs/Task.ts';
import type { ShopOfTasks } from '../start/Shop.ts';
import { countSales } from './list/sales.queries.ts';

/** Returns the tasks of stock: every hour, and when a server starts, sales are counted for what runs out. */
export function stockTasks({ db, now }: ShopOfTasks): readonly Task[] {
  return [{ name: 'count-sales', cron: '7 * * * *', run: () => countSales(db, now()) }];
}
