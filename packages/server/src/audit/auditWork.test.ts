import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../platform/database/schema.ts';
import { createTestDatabase } from '../testing/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/TestDatabase.ts';
import { audit } from './audit.ts';
import { fillShop } from './testing/fillShop.queries.ts';

const ORDERS = 2_000;
/** Rules of today look at each row of the database 1.6 times at most; one that compares each with each, dozens of times. */
const MOST_LOOKS_PER_ROW = 3;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillShop(client, ORDERS, () => {});
  client.release(true);
});
afterAll(() => database.close());

/** A step of a plan as `explain` describes it, with the steps it takes its rows from. */
interface Step {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Step[];
}

/** How many rows the steps of a plan looked at, all together. */
function looks(step: Step): number {
  const rows =
    step['Actual Rows'] +
    (step['Rows Removed by Filter'] ?? 0) +
    (step['Rows Removed by Join Filter'] ?? 0);
  const own = rows * step['Actual Loops'];
  return (step.Plans ?? []).reduce((sum, below) => sum + looks(below), own);
}

async function looksOf({ sql, parameters }: CompiledQuery): Promise<number> {
  const { rows } = await database.pool.query<{ 'QUERY PLAN': readonly [{ Plan: Step }] }>(
    `explain (analyze, timing off, format json) ${sql}`,
    [...parameters],
  );
  return rows[0] ? looks(rows[0]['QUERY PLAN'][0].Plan) : 0;
}

async function rowsOfAllTables(): Promise<number> {
  const { rows } = await database.pool.query<{ rows: number }>(
    `select sum(reltuples)::integer as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return rows[0]?.rows ?? 0;
}

test('looks at every row a few times, and never at each row for each other', async () => {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ level, query }) => {
      if (level === 'query' && query.sql.trimStart().startsWith('select')) queries.push(query);
    },
  });
  expect(await audit(db, new Date())).toEqual([]);
  const most = MOST_LOOKS_PER_ROW * (await rowsOfAllTables());
  expect(queries.length).toBeGreaterThan(20);
  const tooLong: string[] = [];
  for (const query of queries) if ((await looksOf(query)) > most) tooLong.push(query.sql);
  expect(tooLong).toEqual([]);
});
