import type { Task } from '../../platform/jobs/Task.ts';
import type { ShopOfTasks } from '../../start/Shop.ts';
import { tellOfRechecks } from './tellOfRechecks.ts';

/** Returns the task that tells customers of a register check ahead: every day at 08:40 UTC. */
export function recheckTasks(context: Pick<ShopOfTasks, 'db' | 'now'>): readonly Task[] {
  return [
    {
      name: 'tell-of-rechecks',
      cron: '40 8 * * *',
      run: async (_payload, { log }) => {
        const told = await tellOfRechecks(context);
        if (told > 0) log.info({ task: 'tell-of-rechecks', told }, 'customers told of a check');
      },
    },
  ];
}
