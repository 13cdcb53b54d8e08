import type { Task } from '../../platform/jobs/Task.ts';
import { sealingTasks } from '../../signing/sealing.tasks.ts';
import type { TestShop } from '../openTestShop.ts';
import { sealForTests } from './sealForTests.ts';

/** Runs a task of prescription documents as a server would. */
export async function runDocumentTask(
  { db, clock, app, ledger, trust }: TestShop,
  name: Task['name'],
  payload: unknown = {},
): Promise<void> {
  const tasks = sealingTasks({
    db,
    ledger,
    trust,
    seal: sealForTests,
    now: () => clock.now,
    shopUrl: 'https://shop.test',
  });
  const task = tasks.find((each) => each.name === name);
  if (!task) throw new Error(`There is no task ${name}`);
  await task.run(payload, { log: app.log });
}
