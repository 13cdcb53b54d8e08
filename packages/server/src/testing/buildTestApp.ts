import type { FastifyInstance } from 'fastify';
import {
  migrationsFolder,
  readMigrations,
} from '../platform/database/migrations/readMigrations.ts';
import { type AppOptions, buildApp } from '../start/app.ts';
import { requireDeclaredRefusals } from './calls/requireDeclaredRefusals.ts';
import type { TestDatabase } from './database/TestDatabase.ts';

/** Builds the app on a test database, for `app.inject`; silent, and with only the given routes. */
export function buildTestApp(
  database: Pick<TestDatabase, 'db'>,
  options: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  return buildApp({
    db: database.db,
    isProduction: false,
    newestMigration: readMigrations(migrationsFolder).length,
    resolveSession: async () => undefined,
    isSilent: true,
    answerTimes: { bodyMs: 60_000, answerMs: 60_000 },
    load: { mostAtOnce: Infinity, delayMs: () => 0, burstMs: Infinity },
    register: () => {},
    ...options,
    observe: (app) => {
      options.observe?.(app);
      requireDeclaredRefusals(app);
    },
  });
}
