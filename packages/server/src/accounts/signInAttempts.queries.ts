import { hash } from 'node:crypto';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** Returns the rate limits' key for an e-mail address: the SHA-256 of its normalised form. */
export function hashEmail(email: string): Buffer {
  return hash('sha256', emailKey(email), 'buffer');
}

/** Account address and client network of a sign-in. */
export interface SignInOrigin {
  readonly email: string;
  readonly network: string;
}

/** Sign-in attempts from a network. */
export interface CountedAttempts {
  /** For this account from this network. */
  readonly ofAccount: number;
  /** For any account from this network. */
  readonly ofNetwork: number;
  /** Distinct accounts tried from this network. */
  readonly accounts: number;
}

/** Serialises attempts of one network until the transaction ends, so that each counts the earlier ones. */
export async function lockNetwork(trx: Trx, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${network}`}, 0))`.execute(
    trx,
  );
}

/** Counts the attempts since a time: failed ones only, or pending ones too. */
export async function countAttempts(
  trx: Trx,
  { email, network }: SignInOrigin,
  { since, isWithPending }: { readonly since: Date; readonly isWithPending: boolean },
): Promise<CountedAttempts> {
  const { rows } = await sql<CountedAttempts>`
    select
      count(*) filter (where account = ${hashEmail(email)}) as "ofAccount",
      count(*) as "ofNetwork",
      count(distinct account) as accounts
    from sign_in_failures
    where address = ${network} and failed_at > ${since} and (is_judged or ${isWithPending})`.execute(
    trx,
  );
  return rows[0] ?? { ofAccount: 0, ofNetwork: 0, accounts: 0 };
}

/** Adds a pending attempt before the password is checked. Deletes attempts too old to count. */
export async function insertAttempt(
  trx: Trx,
  { email, network }: SignInOrigin,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<number> {
  await trx
    .deleteFrom('sign_in_failures')
    .where('address', '=', network)
    .where('failed_at', '<=', since)
    .execute();
  const { id } = await trx
    .insertInto('sign_in_failures')
    .values({ account: hashEmail(email), address: network, failed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks an attempt as failed: the password was wrong. */
export async function recordFailure(db: Db, attemptId: number): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ is_judged: true })
    .where('id', '=', attemptId)
    .execute();
}

/** Deletes an attempt whose password was right or never checked. */
export async function releaseAttempt(db: Db, attemptId: number): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('id', '=', attemptId).execute();
}

/** Deletes an account's failures from this network after a success; pending attempts still count. */
export async function clearFailures(db: Db, { email, network }: SignInOrigin): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('account', '=', hashEmail(email))
    .where('address', '=', network)
    .where('is_judged', '=', true)
    .execute();
}

/** Removes attempts that failed before a given time. */
export async function deleteSignInFailures(trx: Trx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from sign_in_failures where ctid in (
    select ctid from sign_in_failures where failed_at < ${before}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
