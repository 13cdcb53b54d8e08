import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Totals of unconfirmed registrations. */
export interface UnconfirmedDocuments {
  readonly bytes: number;
  readonly registrations: number;
  /** When the oldest arrived; `undefined` if there are none. */
  readonly oldestAt: Date | undefined;
}

export async function readUnconfirmed(db: Db): Promise<UnconfirmedDocuments> {
  const { rows } = await sql<{ bytes: number; registrations: number; oldestAt: Date | null }>`
    select coalesce(sum(size), 0)::bigint as bytes,
      count(distinct users.id) as registrations, min(requested_at) as "oldestAt"
    from users left join account_documents on user_id = users.id
    where account_state = 'registered' and email_verified_at is null`.execute(db);
  const { bytes = 0, registrations = 0, oldestAt } = rows[0] ?? {};
  return { bytes, registrations, oldestAt: oldestAt ?? undefined };
}

/** Arbitrary key of the advisory lock that serialises registrations. */
const UNCONFIRMED_LOCK = 4_019_665;

/** Serialises registrations until the transaction ends, so that each counts the earlier ones. */
export async function lockUnconfirmedStorage(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${UNCONFIRMED_LOCK})`.execute(trx);
}

/** Age limits for unconfirmed registrations. */
interface TooOld {
  readonly before: Date;
  /** Also removes older ones whose link still works. */
  readonly anywayBefore: Date;
  readonly now: Date;
  /** How many to lock at most. */
  readonly most: number;
}

/**
 * Locks unconfirmed registrations older than `before` without a working link, and all older than `anywayBefore`. Leaves
 * out those that own anything else in the shop, and those locked by another transaction.
 */
export async function lockUnconfirmed(
  trx: Trx,
  { before, anywayBefore, now, most }: TooOld,
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
    order by id limit ${most}
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
