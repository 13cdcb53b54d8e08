import type { Task } from '../platform/jobs/Task.ts';
import type { ShopOfTasks } from '../start/Shop.ts';
import { addAllNews } from './sums/addNews.ts';
import { addStockDays } from './sums/addStockDays.ts';

/**
 * Returns the tasks of reports. When a server starts, and then every five minutes, what is new is added up; every hour, the
 * movements of stock of days that are over.
 */
export function reportTasks({ db, now }: ShopOfTasks): readonly Task[] {
  return [
    { name: 'add-report-news', cron: '*/5 * * * *', run: () => addAllNews(db) },
    { name: 'add-stock-days', cron: '17 * * * *', run: () => addStockDays(db, now()) },
  ];
}
