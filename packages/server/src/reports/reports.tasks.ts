import type { Task } from '../platform/jobs/Task.ts';
import type { ShopOfTasks } from '../start/Shop.ts';
import { addAllNews } from './sums/addNews.ts';

/** Returns the tasks of reports: every five minutes, and when a server starts, what is new is added up. */
export function reportTasks({ db }: ShopOfTasks): readonly Task[] {
  return [{ name: 'add-report-news', cron: '*/5 * * * *', run: () => addAllNews(db) }];
}
