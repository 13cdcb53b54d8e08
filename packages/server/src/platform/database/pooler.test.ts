import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../start/config.ts';
import { describeStartupFailure } from '../../start/describeStartupFailure.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { describeNeeding } from '../../testing/describeNeeding.ts';
import { type RunningPgBouncer, startPgBouncer } from '../../testing/processes/startPgBouncer.ts';
import { type DatabaseHandle, openDatabase } from './openDatabase.ts';
import { DIRECT_IS_POOLED, requireNotices } from './requirePooler.queries.ts';
import { withTransaction } from './withTransaction.ts';

let database: TestDatabase;
let pooler: RunningPgBouncer;
let opened: DatabaseHandle | undefined;

async function open(urls: Readonly<Record<string, string>>): Promise<DatabaseHandle> {
  const config = readConfig(urls, '/no-folder');
  opened = await openDatabase({ config, say: () => {}, onLost: () => {} });
  return opened;
}

/** Returns the sentence with which a start on these addresses is refused. */
async function refusalOf(urls: Readonly<Record<string, string>>): Promise<string> {
  try {
    await open(urls);
  } catch (error) {
    return describeStartupFailure(error, readConfig(urls, '/no-folder'));
  }
  return 'It starts.';
}

function withPooler(extra: readonly string[]): void {
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await startPgBouncer(
      database.connection as Parameters<typeof startPgBouncer>[0],
      extra,
    );
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });
  afterAll(async () => {
    await pooler.stop();
    await database.close();
  });
}

describeNeeding('PgBouncer 1.21', 'behind a pooler that keeps prepared statements', () => {
  withPooler(['max_prepared_statements = 100']);

  test('more transactions than its connections run at once, each within the usual limits', async () => {
    const { db } = await open({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url });
    const limits = await Promise.all(
      Array.from({ length: 60 }, (_, nth) =>
        withTransaction(db, async (trx) => {
          await sql`select ${nth}::integer`.execute(trx);
          const { rows } = await sql<{ limits: string }>`
            select concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'),
              current_setting('idle_in_transaction_session_timeout')) as limits`.execute(trx);
          return rows[0]?.limits;
        }),
      ),
    );
    expect([...new Set(limits)]).toEqual(['10s 5s 10s']);
  });

  test('a direct address that leads to the pooler too is refused, since notices would be lost', async () => {
    const { pool } = await open({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url });
    // As behind a pooler that accepts the limits of a connection.
    await expect(requireNotices(pool)).rejects.toThrow(DIRECT_IS_POOLED);
    const urls = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url };
    expect(await refusalOf(urls)).toBe(DIRECT_IS_POOLED);
  });

  test('without a direct address the start says which setting is missing', async () => {
    expect(await refusalOf({ DATABASE_URL: pooler.url })).toBe(
      'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  });
});

describeNeeding('PgBouncer before 1.21', 'behind a pooler that mixes up statements', () => {
  withPooler([]);

  test('the start is refused in one sentence', async () => {
    const refusal = await refusalOf({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: database.url,
    });
    expect(refusal).toBe(
      'The pooler of DATABASE_URL mixes up prepared statements: use PgBouncer 1.21 or later with max_prepared_statements, or leave the pooler out.',
    );
  });
});
