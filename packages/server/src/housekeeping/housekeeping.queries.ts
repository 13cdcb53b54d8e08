import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

/** Any constant: the name of the lock that housekeeping servers try to get. */
const HOUSEKEEPING_LOCK = 4_019_664;
/** What is left over is there an hour later. */
const MOST_ACCOUNTS_AT_ONCE = 100;
const MOST_ROWS_AT_ONCE = 10_000;

/** Takes the right to keep house until the transaction ends; `false` when another server has it. */
export async function claimHousekeeping(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${HOUSEKEEPING_LOCK}) as "isMine"`.execute(trx);
  return rows[0]?.isMine ?? false;
}

/**
 * Registrations from before a moment whose address was never confirmed and cannot be by any link that still works, or from
 * before an earlier one whether it can or not, their rows locked; never one that anything else in the shop belongs to. Those that somebody works with just now are passed over.
 */
export async function lockUnconfirmed(
  trx: Trx,
  {
    before,
    anywayBefore,
    now,
  }: { readonly before: Date; readonly anywayBefore: Date; readonly now: Date },
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
      and not exists (select from practitioner_prescribers where users.id in (practitioner_id, prescriber_id))
    order by id limit ${MOST_ACCOUNTS_AT_ONCE}
    for update skip locked`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Removes accounts with their documents, links and whatever was or is to be mailed to them; nothing else may belong to them. */
export async function deleteAccounts(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from outbox where recipient in
    (select email from users where id = any(${ids}))`.execute(trx);
  await trx.deleteFrom('account_documents').where('user_id', 'in', ids).execute();
  await trx.deleteFrom('users').where('id', 'in', ids).execute();
}

export async function deleteIdempotencyKeys(trx: Trx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from idempotency_keys where ctid in (
    select ctid from idempotency_keys where created_at < ${before}
    limit ${MOST_ROWS_AT_ONCE} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}

/** Removes links that were used, or ran out, before a moment. */
export async function deleteDeadTokens(trx: Trx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from account_tokens where ctid in (
    select ctid from account_tokens where coalesce(used_at, expires_at) < ${before}
    limit ${MOST_ROWS_AT_ONCE} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}

/** Removes mails that were handed over before a moment; those that wait or were given up stay. */
export async function deleteSentMail(trx: Trx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from outbox where ctid in (
    select ctid from outbox where sent_at < ${before}
    limit ${MOST_ROWS_AT_ONCE} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}

export async function deleteSignInFailures(trx: Trx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from sign_in_failures where ctid in (
    select ctid from sign_in_failures where failed_at < ${before}
    limit ${MOST_ROWS_AT_ONCE} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
