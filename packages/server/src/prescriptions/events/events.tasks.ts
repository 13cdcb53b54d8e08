import type { Db } from '../../platform/database/Db.ts';
import type { Task } from '../../platform/jobs/Task.ts';
import { readChainHead } from './readChainHead.queries.ts';

/** Writes the head of the chain to the log every day: whoever keeps the log can prove what the chain was on that day. */
export function eventTasks({ db }: { readonly db: Db }): readonly Task[] {
  return [
    {
      name: 'log-head-of-prescription-events',
      cron: '10 3 * * *',
      run: async (_payload, { log }) => {
        const head = await readChainHead(db);
        if (!head) return;
        const facts = { sequence: head.sequence, hash: head.hash.toString('hex') };
        log.info(
          { task: 'log-head-of-prescription-events', ...facts },
          'head of the prescriptions’ events',
        );
      },
    },
  ];
}
