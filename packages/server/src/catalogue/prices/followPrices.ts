import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/Db.ts';
import { applyDuePrices } from './applyDuePrices.ts';

/** How often each server looks for prices whose moment has come: the job queue's 5 seconds would be too late. */
const LOOK_MS = 500;

/**
 * Brings planned prices into force while a server listens. Several servers may do so at once, and one that was stopped
 * begins with those whose moments have passed.
 */
export function followPrices(
  app: FastifyInstance,
  { db, now }: { readonly db: Db; readonly now: () => Date },
): void {
  const closing = new AbortController();
  const follow = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        const applied = await applyDuePrices(db, now());
        if (applied > 0) app.log.info({ applied }, 'planned prices came into force');
      } catch (error) {
        app.log.warn({ err: error }, 'planned prices wait for the next look');
      }
      await wait(LOOK_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };
  let following: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    following = follow();
  });
  app.addHook('preClose', async () => {
    closing.abort();
    await following;
  });
}
