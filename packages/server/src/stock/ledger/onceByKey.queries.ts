import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import { Refused } from '../../platform/problems/Refused.ts';

/** What a form writes, with the column that names who sent it. */
const owners = {
  deliveries: 'received_by',
  purchase_orders: 'ordered_by',
  stock_counts: 'started_by',
} as const;

/** The request of a form, with the key that was made once for it. */
export interface KeyedRequest {
  readonly key: string;
  readonly hash: Buffer;
}

/**
 * Returns the id of what somebody has written with a key already, after anybody with the same key has finished; undefined
 * if nothing. Refuses with 'key-reused' if the key came with other contents.
 */
export async function findByKey(
  trx: Trx,
  table: keyof typeof owners,
  staffId: number,
  { key, hash }: KeyedRequest,
): Promise<number | undefined> {
  const name = `${table} ${staffId} ${key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  const { rows } = await sql<{ id: number; hash: Buffer }>`
    select id, request_hash as hash from ${sql.table(table)}
    where ${sql.ref(owners[table])} = ${staffId} and request_key = ${key}`.execute(trx);
  const [earlier] = rows;
  if (earlier && !earlier.hash.equals(hash)) throw new Refused('key-reused');
  return earlier?.id;
}
