import type { Pool } from 'pg';
import { type LoopResult, closedLoop } from './closedLoop.ts';

/** Throughput of the database alone through the same driver: the upper limit for the shop. */
export interface BareSql {
  /** One prepared select of a product by its key. */
  readonly read: LoopResult;
  /** One transaction: locks a product, changes a counter, inserts a row and commits to disk. */
  readonly write: LoopResult;
}

/** Runs bare statements from concurrent clients, each with its own connection up to the pool's size. */
export async function bareSql(pool: Pool, clients: number, seconds: number): Promise<BareSql> {
  await pool.query('create table bench_counter (id integer primary key, n bigint not null)');
  await pool.query(
    'create table bench_event (id bigserial primary key, counter_id integer, at timestamptz default now())',
  );
  await pool.query('insert into bench_counter select id, 0 from products');
  const { rows } = await pool.query<{ id: number }>('select id from products order by id');
  const ids = rows.map(({ id }) => id);
  const anyId = (): number => ids[Math.floor(Math.random() * ids.length)] ?? 1;

  const read = await closedLoop(
    Array.from({ length: clients }, () => async () => {
      const found = await pool.query({
        name: 'bench-read',
        text: 'select * from products where id = $1',
        values: [anyId()],
      });
      return found.rowCount === 1;
    }),
    seconds,
    1,
  );
  const write = await closedLoop(
    Array.from({ length: clients }, () => async () => {
      const connection = await pool.connect();
      try {
        const id = anyId();
        await connection.query('begin');
        await connection.query({
          name: 'bench-lock',
          text: 'select n from bench_counter where id = $1 for update',
          values: [id],
        });
        await connection.query({
          name: 'bench-add',
          text: 'update bench_counter set n = n + 1 where id = $1',
          values: [id],
        });
        await connection.query({
          name: 'bench-note',
          text: 'insert into bench_event (counter_id) values ($1)',
          values: [id],
        });
        await connection.query('commit');
        return true;
      } finally {
        connection.release();
      }
    }),
    seconds,
    1,
  );
  await pool.query('drop table bench_counter, bench_event');
  return { read, write };
}
