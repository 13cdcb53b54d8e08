import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { MOST_REMOVED_AT_ONCE } from '../platform/jobs/mostRemovedAtOnce.ts';
import { hashEmail } from './hashEmail.ts';

/** Whose password is guessed at, and from which network. */
export interface SignInPlace {
  readonly email: string;
  readonly network: string;
}

/** Attempts of a network. */
export interface CountedAttempts {
  /** At this account from this network. */
  readonly ofAccount: number;
  /** At any account from this network. */
  readonly ofNetwork: number;
  /** At how many accounts from this network. */
  readonly accounts: number;
}

/** Makes attempts of one network wait for each other until the transaction ends, so that each counts those before it. */
export async function lockNetwork(trx: Trx, network: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in ${network}`}, 0))`.execute(
    trx,
  );
}

/** Counts the attempts since a moment: those that failed, or also those that are being judged just now. */
export async function countAttempts(
  trx: Trx,
  { email, network }: SignInPlace,
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

/** Takes a place among the attempts before the password is looked at; lets go of those too old to count. */
export async function insertAttempt(
  trx: Trx,
  { email, network }: SignInPlace,
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

/** The password was wrong: the attempt stays. */
export async function noteFailure(db: Db, attemptId: number): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ is_judged: true })
    .where('id', '=', attemptId)
    .execute();
}

/** The password was not looked at, or was right: the place is free again. */
export async function giveBackAttempt(db: Db, attemptId: number): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('id', '=', attemptId).execute();
}

/** A success makes good the account's own failures from this network; what is being judged meanwhile still counts. */
export async function forgetFailures(db: Db, { email, network }: SignInPlace): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('account', '=', hashEmail(email))
    .where('address', '=', network)
    .where('is_judged', '=', true)
    .execute();
}

/** Removes attempts that failed before a moment. */
export async function deleteSignInFailures(trx: Trx, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from sign_in_failures where ctid in (
    select ctid from sign_in_failures where failed_at < ${before}
    limit ${MOST_REMOVED_AT_ONCE} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
