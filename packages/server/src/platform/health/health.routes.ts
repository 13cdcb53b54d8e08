import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/Db.ts';
import { Refused } from '../problems/Refused.ts';
import { readDatabaseState } from './health.queries.ts';

const ACCESS = { config: { access: 'public', isAlwaysAnswered: true } } as const;
const RETRY_AFTER_SECONDS = 2;

interface HealthOptions {
  readonly newestMigration: number;
  readonly isWrittenDown?: (() => Promise<boolean>) | undefined;
  /** Returns whether notices of other servers arrive. */
  readonly isListening?: (() => boolean) | undefined;
  /** Returns whether the server is about to stop. */
  readonly isStopping: () => boolean;
}

/**
 * Registers `/healthz` (the process lives) and `/readyz` (it can serve). `/readyz` answers 503 if the server is about to
 * stop, is overloaded, does not receive notices of other servers, cannot write to the database, lacks a migration there,
 * or could not write the data that it keeps outside the database.
 */
export function registerHealth(
  app: FastifyInstance,
  db: Db,
  {
    newestMigration,
    isWrittenDown = async () => true,
    isListening = () => true,
    isStopping,
  }: HealthOptions,
): void {
  const canUseDatabase = async () => {
    const database = await readDatabaseState(db);
    return database.canWrite && database.newestMigration >= newestMigration;
  };
  app.get('/healthz', ACCESS, async () => ({ status: 'alive' }));
  app.get('/readyz', ACCESS, async () => {
    const canServe = !isStopping() && !app.isOverloaded() && isListening();
    const isReady = canServe && (await canUseDatabase()) && (await isWrittenDown());
    if (isReady) return { status: 'ready' };
    throw new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
