import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../../testing/database/TestDatabase.ts';
import { migrate } from './migrate.queries.ts';
import { type Migration, migrationsFolder, readMigrations } from './readMigrations.ts';

const shop = readMigrations(migrationsFolder);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function next(sql: string, applied: readonly Migration[] = shop): Migration {
  const version = applied.length + 1;
  return { version, name: 'next_step', sql, checksum: sql };
}

async function tables(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where tablename like 'step%' order by 1`,
  );
  return rows.map((row) => row.name);
}

test('rolls back a migration that fails half-way', async () => {
  const broken = next('create table step_broken (); select 1 / 0;');
  await expect(migrate(database.pool, [...shop, broken], () => {})).rejects.toThrow('division');
  expect(await tables()).toEqual([]);
  expect(await migrate(database.pool, shop, () => {})).toBe(0);
});

test('applies a migration once when five servers start together', async () => {
  const steps = [...shop, next('create table step_once ();')];
  const applied = await Promise.all(
    Array.from({ length: 5 }, () => migrate(database.pool, steps, () => {})),
  );
  expect(applied.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
  expect(await tables()).toEqual(['step_once']);
});

test('refuses a migration that was edited after it was applied', async () => {
  const edited = [...shop, next('create table step_once (id integer);')];
  await expect(migrate(database.pool, edited, () => {})).rejects.toThrow(
    `Migration ${edited.length} (next_step) was edited after it was applied to this database: put it back and write a new one.`,
  );
});

test('refuses a database that is newer than the program', async () => {
  await expect(migrate(database.pool, shop, () => {})).rejects.toThrow(
    `The database is newer than this Formulary: it has migration ${shop.length + 1}, this program knows ${shop.length}.`,
  );
});

test('waits for a table in use without holding up those who read it', async () => {
  const busy = await createTestDatabase();
  const reader = await busy.pool.connect();
  await reader.query('begin');
  await reader.query('select 1 from products limit 1');
  const migrating = migrate(
    busy.pool,
    [...shop, next('alter table products add column added_later text;')],
    () => {},
  );
  const hasGivenWay = async () => {
    const { rows } = await busy.pool.query<{ gave: boolean }>(
      `select bool_or(query = 'rollback') as gave from pg_stat_activity where datname = current_database()`,
    );
    return rows[0]?.gave;
  };
  // It has tried, given way and goes on trying, while others read.
  await expect.poll(hasGivenWay).toBe(true);
  await busy.pool.query('select 1 from products limit 1');
  await reader.query('commit');
  reader.release();
  expect(await migrating).toBe(1);
  await busy.close();
});

test('builds an index outside a transaction, and again if that was interrupted', async () => {
  const other = await createTestDatabase();
  const sql =
    '-- outside a transaction\ndrop index concurrently if exists step_index;\ncreate index concurrently step_index on products (name);\n';
  await other.pool.query('create index step_index on products (code)');
  expect(await migrate(other.pool, [...shop, next(sql)], () => {})).toBe(1);
  const { rows } = await other.pool.query(
    `select indexdef from pg_indexes where indexname = 'step_index'`,
  );
  expect(rows).toEqual([{ indexdef: expect.stringContaining('(name)') }]);
  await other.close();
});

test('sets up an empty database with its job queue once when five servers start together', async () => {
  const empty = await createTestDatabase();
  await empty.pool.query('drop schema public, graphile_worker cascade; create schema public');
  const applied = await Promise.all(
    Array.from({ length: 5 }, () => migrate(empty.pool, shop, () => {})),
  );
  expect(applied.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, shop.length]);
  const { rows } = await empty.pool.query(
    `select (select count(*) from schema_migration) as own, count(*) = count(distinct id) as "isOnce",
       count(*) > 0 as "isThere" from graphile_worker.migrations`,
  );
  expect(rows).toEqual([{ own: shop.length, isOnce: true, isThere: true }]);
  await empty.close();
});

test('adds the job queue to an older database without running migrations again', async () => {
  const older = await createTestDatabase();
  await older.pool.query('drop schema graphile_worker cascade');
  expect(await migrate(older.pool, shop, () => {})).toBe(0);
  const { rows } = await older.pool.query(
    `select to_regclass('graphile_worker._private_jobs') is not null as "isThere"`,
  );
  expect(rows).toEqual([{ isThere: true }]);
  await older.close();
});
