import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../platform/database/Db.ts';
import { readUnconfirmed } from '../accounts/unconfirmed/unconfirmed.queries.ts';
import type { UnconfirmedLimits } from '../accounts/unconfirmed/UnconfirmedLimits.ts';
import { warnWhenNearlyFull } from '../accounts/unconfirmed/warnWhenNearlyFull.ts';
import { keepHouse } from './keepHouse.ts';

const HOUR_MS = 3_600_000;

/** What housekeeping works with. */
export interface HousekeepingOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly unconfirmedLimits: Pick<UnconfirmedLimits, 'mostBytes'>;
  readonly everyMs?: number;
}

/**
 * Keeps house while the server listens: at once, and then every hour; and says when the room for documents of unconfirmed
 * registrations is nearly full. What goes wrong is logged, and tried again an hour later.
 */
export function keepHousekeeping(
  app: FastifyInstance,
  { db, now, unconfirmedLimits, everyMs = HOUR_MS }: HousekeepingOptions,
): void {
  const closing = new AbortController();
  let keeping: Promise<void> | undefined;

  const keepOn = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const removed = await keepHouse(db, now());
        const isWorthTelling = removed && Object.values(removed).some((count) => count > 0);
        if (isWorthTelling) app.log.info(removed, 'what was kept long enough is removed');
        const { bytes: usedBytes } = await readUnconfirmed(db);
        warnWhenNearlyFull(app.log, { usedBytes, mostBytes: unconfirmedLimits.mostBytes });
      } catch (error) {
        app.log.warn({ err: error }, 'what was kept long enough could not be removed');
      }
      const pause = wait(everyMs, undefined, { signal: closing.signal, ref: false });
      await pause.catch(() => {});
    }
  };

  app.addHook('onListen', async () => {
    keeping = keepOn();
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await keeping;
  });
}
