import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/Db.ts';
import { Refused } from '../problems/Refused.ts';
import { readNewestMigration } from './health.queries.ts';

const ACCESS = { config: { access: 'public', isAlwaysAnswered: true } } as const;
const RETRY_AFTER_SECONDS = 2;

interface HealthOptions {
  readonly newestMigration: number;
  readonly isWrittenDown?: (() => Promise<boolean>) | undefined;
}

/**
 * Registers `/healthz` (the process lives) and `/readyz` (it can serve: it admits visitors, its migrated database
 * answers, and data kept outside the database is written).
 */
export function registerHealth(
  app: FastifyInstance,
  db: Db,
  { newestMigration, isWrittenDown = async () => true }: HealthOptions,
): void {
  const isMigrated = async () => (await readNewestMigration(db)) >= newestMigration;
  app.get('/healthz', ACCESS, async () => ({ status: 'alive' }));
  app.get('/readyz', ACCESS, async () => {
    const isReady = !app.isOverloaded() && (await isMigrated()) && (await isWrittenDown());
    if (isReady) return { status: 'ready' };
    throw new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
