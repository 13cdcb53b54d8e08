import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { shopTasks } from '../start/shopTasks.ts';
import { settingsForTests } from './settingsForTests.ts';
import { trustForTests } from './signing/sealKeyForTests.ts';
import { sealForTests } from './signing/sealForTests.ts';

/**
 * Runs all removal tasks of the shop at a moment. Returns the number of removed rows for each task that removed any.
 */
export async function removeOld(db: Db, now: Date): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  const log = {
    info: (line: { readonly task: string; readonly removed: number }) => {
      removed[line.task] = line.removed;
    },
  } as unknown as FastifyBaseLogger;
  const tasks = shopTasks({
    ...settingsForTests,
    ...trustForTests(),
    db,
    now: () => now,
    seal: sealForTests,
    shopUrl: 'https://shop.test',
  });
  for (const task of tasks.filter(({ name }) => name.startsWith('remove-'))) {
    await task.run({}, { log });
  }
  return removed;
}
