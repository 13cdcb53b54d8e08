import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/Db.ts';
import type { Task } from '../../platform/jobs/Task.ts';
import type { DocumentSeal } from '../document/sealing/DocumentSeal.ts';
import type { Ledger } from '../trust/Trust.ts';
import { readChainHead } from './readChainHead.queries.ts';

/** What is done with the chain of events every day. */
export interface EventTasksContext {
  readonly db: Db;
  /** Who says what time it is, where the shop has an authority for it. */
  readonly seal: () => Promise<Pick<DocumentSeal, 'timestampAuthority'>>;
  readonly ledger: Ledger;
}

/**
 * Writes the head of the chain to the log every day: whoever keeps the log can prove what the chain was on that day. With a
 * time-stamping authority the head is stamped, and the stamp is kept with the anchors.
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
