import { sql } from 'kysely';
import type { Trx } from '../database/Trx.ts';
import { MOST_REMOVED_AT_ONCE } from '../jobs/mostRemovedAtOnce.ts';

/** A command's name for itself, made by the client once and reused on retry. */
export interface IdempotencyClaim {
  readonly userId: number;
  readonly route: string;
  readonly key: string;
  /** SHA-256 of what was asked. */
  readonly requestHash: Buffer;
  readonly now: Date;
}

/** Takes a key if it is free; waits for whoever is using it right now. Answers whether it was free. */
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

export async function keepAnswer(
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

/** Removes keys from before a moment. */
export async function deleteIdempotencyKeys(trx: Trx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < ${before}
    limit ${MOST_REMOVED_AT_ONCE} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
