import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from './Db.ts';
import { withTransaction } from './withTransaction.ts';
import { refusalOf } from '../http/refusalOf.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('reads bigint as a number, days as written, instants as dates, numeric as text', async () => {
  const { rows } = await sql`
    select 9007199254740991::bigint as big, count(*) as counted, date '1990-01-31' as day,
           timestamptz '2026-01-31 09:30:00+01' as instant, 1.50::numeric as exact
    from outbox`.execute(database.db);
  expect(rows).toEqual([
    {
      big: 9_007_199_254_740_991,
      counted: 0,
      day: '1990-01-31',
      instant: new Date('2026-01-31T08:30:00Z'),
      exact: '1.50',
    },
  ]);
});

test('refuses a bigint that a number cannot hold instead of rounding it', async () => {
  const query = sql`select 9007199254740993::bigint as big`.execute(database.db);
  await expect(query).rejects.toThrow('bigint 9007199254740993 does not fit a number');
});

test('keeps a query prepared from its second run on, and control statements never', async () => {
  await database.db.connection().execute(async (connection) => {
    const read = (id: number) =>
      connection.selectFrom('outbox').select('id').where('id', '=', id).execute();
    const prepared = async (): Promise<readonly string[]> => {
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement like 'select "id" from "outbox"%'`.execute(
        connection,
      );
      return rows.map((row) => row.statement);
    };
    await read(1);
    expect(await prepared()).toEqual([]);
    await read(2);
    await read(3);
    expect(await prepared()).toEqual(['select "id" from "outbox" where "id" = $1']);
  });
});

const readAll = (from: Db) => sql`select * from shelves`.execute(from);

test('answers a prepared query whose columns have changed meanwhile, in a transaction and outside', async () => {
  const { db } = database;
  await sql`create table shelves (id integer)`.execute(db);
  await sql`insert into shelves values (1)`.execute(db);
  const prepareEverywhere = () =>
    Promise.all(
      Array.from({ length: 8 }, async () => {
        await readAll(db);
        return withTransaction(db, readAll);
      }),
    );
  await prepareEverywhere();
  await prepareEverywhere();
  await sql`alter table shelves add column room text`.execute(db);
  const { rows } = await withTransaction(db, readAll);
  expect(rows).toEqual([{ id: 1, room: null }]);
  await prepareEverywhere();
  await sql`alter table shelves drop column room`.execute(db);
  expect((await readAll(db)).rows).toEqual([{ id: 1 }]);
  await prepareEverywhere();
});

test('ignores letter case beyond ASCII and finds accented words by plain ones', async () => {
  const { rows } = await sql`
    select lower('ÉCLAIR') as lowered, 'É' ilike 'é' as alike, unaccent('naïve') as plain`.execute(
    database.db,
  );
  expect(rows).toEqual([{ lowered: 'éclair', alike: true, plain: 'naive' }]);
});

test('survives a connection that breaks while it is in use', async () => {
  await database.db.connection().execute(async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
    await expect(sql`select 1`.execute(connection)).rejects.toSatisfy(
      (error) => refusalOf(error)?.status === 503,
    );
  });
  const { rows } = await sql`select 1 as one`.execute(database.db);
  expect(rows).toEqual([{ one: 1 }]);
});
