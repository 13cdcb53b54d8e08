import { sql } from 'kysely';
import type { Trx } from '../database/Trx.ts';

/** Identifies one command; the client creates the key once and reuses it on retry. */
export interface IdempotencyClaim {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  /** SHA-256 of the request. */
  readonly requestHash: Buffer;
  readonly now: Date;
}

/** Claims a key and returns whether it was free. Waits while another transaction is claiming it. */
export async function claimKey(trx: Trx, claim: IdempotencyClaim): Promise<boolean> {
  const { userId, route, key, requestHash, now } = claim;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      route,
      key,
      request_hash: requestHash,
      answer: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function readKey(
  trx: Trx,
  { userId, route, key }: IdempotencyClaim,
): Promise<{ readonly requestHash: Buffer; readonly answer: unknown } | undefined> {
  return trx
    .selectFrom('idempotency_keys')
    .select(['request_hash as requestHash', 'answer'])
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function storeAnswer(
  trx: Trx,
  { userId, route, key }: IdempotencyClaim,
  answer: unknown,
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

/** Deletes keys created before a moment. */
export async function deleteIdempotencyKeys(trx: Trx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < ${before}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
