import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** The next hourly run removes the rest. */
const MOST_AT_ONCE = 100;

/** Age limits for unconfirmed registrations. */
export interface TooOld {
  readonly before: Date;
  /** Also removes older ones whose link still works. */
  readonly anywayBefore: Date;
  readonly now: Date;
}

/**
 * Locks unconfirmed registrations older than `before` without a working link, and all older than `anywayBefore`. Leaves
 * out those that own anything else in the shop, and those locked by another transaction.
 */
export async function lockUnconfirmed(
  trx: Trx,
  { before, anywayBefore, now }: TooOld,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users
    where account_state = 'registered' and email_verified_at is null and requested_at < ${before}
      and (requested_at < ${anywayBefore} or not exists (select from account_tokens
        where user_id = users.id and purpose = 'confirm-email'
          and used_at is null and expires_at > ${now}))
      and not exists (select from orders where user_id = users.id)
      and not exists (select from idempotency_keys where user_id = users.id)
      and not exists (select from patients where practitioner_id = users.id)
      and not exists (select from prescriber_links where users.id in (practitioner_id, prescriber_id))
    order by id limit ${MOST_AT_ONCE}
    for update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Removes accounts with their documents, links and mail, sent or not. They must own nothing else. */
export async function deleteAccounts(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from outbox where recipient in
    (select email from users where id = any(${ids}))`.execute(trx);
  await trx.deleteFrom('account_documents').where('user_id', 'in', ids).execute();
  await trx.deleteFrom('users').where('id', 'in', ids).execute();
}
