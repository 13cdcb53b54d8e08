import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/Db.ts';
import type { Task } from '../../platform/jobs/Task.ts';
import type { DocumentSeal } from '../document/sealing/openSeal.ts';
import type { Ledger } from '../trust/Trust.ts';
import { readChainHead } from './chainedEvents.queries.ts';

/** Dependencies of the daily tasks of the chain of events. */
export interface EventTasksContext {
  readonly db: Db;
  /** Opens the seal, with the time-stamping authority if the shop has one. */
  readonly seal: () => Promise<Pick<DocumentSeal, 'timestampAuthority'>>;
  readonly ledger: Ledger;
}

/**
 * Logs the head of the chain every day, so that the log proves the chain of that day. With a time-stamping authority
 * the head is stamped, and the stamp is stored with the anchors.
 */
export function eventTasks({ db, seal, ledger }: EventTasksContext): readonly Task[] {
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
        const { timestampAuthority } = await seal();
        if (!timestampAuthority) return;
        const digest = createHash('sha256').update(head.hash).digest();
        const token = Buffer.from(await timestampAuthority.timestamp(digest, 'SHA-256'));
        await ledger.stamp({ ...head, token });
      },
    },
  ];
}
