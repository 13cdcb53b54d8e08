import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/Db.ts';
import { Refused } from '../problems/Refused.ts';
import { migratedTo } from './health.queries.ts';

const ACCESS = { config: { access: 'public', isAlwaysAnswered: true } } as const;
const RETRY_AFTER_SECONDS = 2;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, that is, it would let a visitor in and its migrated database
 * answers.
 */
export function registerHealth(app: FastifyInstance, db: Db, newestMigration: number): void {
  app.get('/healthz', ACCESS, async () => ({ status: 'alive' }));
  app.get('/readyz', ACCESS, async () => {
    const isReady = !app.isOverloaded() && (await migratedTo(db)) >= newestMigration;
    if (isReady) return { status: 'ready' };
    throw new Refused('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
}
