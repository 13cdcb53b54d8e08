import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import type { Trx } from './Trx.ts';
import { afterCommit, beforeCommit, Overtaken, withTransaction } from './withTransaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table counter (id integer primary key, value integer not null)`.execute(
    database.db,
  );
  await sql`insert into counter values (1, 0), (2, 0)`.execute(database.db);
});
afterAll(() => database.close());

async function add(trx: Trx, id: number): Promise<void> {
  await sql`update counter set value = value + 1 where id = ${id}`.execute(trx);
}

async function values() {
  const { rows } = await sql<{
    id: number;
    value: number;
  }>`select id, value from counter order by id`.execute(database.db);
  return rows;
}

test('rolls back a transaction that throws', async () => {
  const failing = withTransaction(database.db, async (trx) => {
    await add(trx, 1);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await values()).toEqual([
    { id: 1, value: 0 },
    { id: 2, value: 0 },
  ]);
});

test('writes nothing that is begun after another part of the work has refused', async () => {
  const before = await values();
  let left: Promise<void> | undefined;
  const failing = withTransaction(database.db, async (trx) => {
    const addBoth = async () => {
      await add(trx, 1);
      await add(trx, 2);
    };
    left = addBoth();
    await Promise.all([left, Promise.reject(new Error('changed my mind'))]);
  });
  await expect(failing).rejects.toThrow('changed my mind');
  // Refused before or after the rollback, in other words.
  await expect(left).rejects.toThrow(/is over|already rolled back/);
  expect(await values()).toEqual(before);
});

test('commits or rolls back a nested transaction with the outer one', async () => {
  const failing = withTransaction(database.db, async (trx) => {
    await withTransaction(trx, (inner) => add(inner, 1));
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await values()).toEqual([
    { id: 1, value: 0 },
    { id: 2, value: 0 },
  ]);
});

test('retries a deadlock until both sides are done', async () => {
  let attempts = 0;
  let holding = 0;
  const bothHold = Promise.withResolvers<void>();
  const crossing = (first: number, second: number) =>
    withTransaction(database.db, async (trx) => {
      attempts += 1;
      await add(trx, first);
      holding += 1;
      if (holding === 2) bothHold.resolve();
      await bothHold.promise;
      await add(trx, second);
    });
  await Promise.all([crossing(1, 2), crossing(2, 1)]);
  // Two first attempts and at least one retry; on a busy machine the two may collide again.
  expect(attempts).toBeGreaterThanOrEqual(3);
  expect(await values()).toEqual([
    { id: 1, value: 2 },
    { id: 2, value: 2 },
  ]);
});

test('repeats work that another transaction has overtaken, with what it does last', async () => {
  const before = await values();
  const attempts: number[] = [];
  await withTransaction(database.db, async (trx, attempt) => {
    attempts.push(attempt);
    beforeCommit(trx, async () => {
      await add(trx, 1);
      if (attempt === 1) throw new Overtaken('Somebody was faster');
    });
    await add(trx, 2);
  });
  expect(attempts).toEqual([1, 2]);
  expect(await values()).toEqual(before.map(({ id, value }) => ({ id, value: value + 1 })));
});

test('gives up after five attempts with the last error', async () => {
  let attempts = 0;
  const hopeless = withTransaction(database.db, async (trx) => {
    attempts += 1;
    await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(5);
});

test('retries when another transaction committed the same row after its read', async () => {
  const bothLooked = Promise.withResolvers<void>();
  let looked = 0;
  const addOnce = () =>
    withTransaction(database.db, async (trx) => {
      const { rows } = await sql`select from counter where id = 3`.execute(trx);
      if (rows.length > 0) return 'was there';
      looked += 1;
      if (looked === 2) bothLooked.resolve();
      await bothLooked.promise;
      await sql`insert into counter values (3, 0)`.execute(trx);
      return 'added';
    });
  const outcomes = await Promise.all([addOnce(), addOnce()]);
  expect(outcomes.toSorted()).toEqual(['added', 'was there']);
});

test('runs afterCommit actions once after the commit, however many attempts, and never after a rollback', async () => {
  const { db } = database;
  const seen: unknown[] = [];
  let attempts = 0;
  const answer = await withTransaction(db, async (trx) => {
    attempts += 1;
    await withTransaction(trx, (inner) => add(inner, 1));
    afterCommit(trx, async () => void seen.push(await values()));
    if (attempts === 1)
      await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(trx);
    return 'answered';
  });
  const undone = withTransaction(db, async (trx) => {
    afterCommit(trx, async () => void seen.push('undone'));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect([answer, attempts, seen]).toEqual(['answered', 2, [await values()]]);
});

test.each([
  ['a row that is there already once', 'insert into counter values (1, 0)', '23505', 2],
  ['any other broken constraint never', 'insert into counter values (4, null)', '23502', 1],
])('repeats %s', async (_what, statement, code, times) => {
  let attempts = 0;
  const mistaken = withTransaction(database.db, async (trx) => {
    attempts += 1;
    await sql.raw(statement).execute(trx);
  });
  await expect(mistaken).rejects.toMatchObject({ code });
  expect(attempts).toBe(times);
});
