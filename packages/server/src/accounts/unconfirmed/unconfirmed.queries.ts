import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Arbitrary key of the advisory lock that serialises registrations. */
const UNCONFIRMED_LOCK = 4_019_665;

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

/** Serialises registrations until the transaction ends, so that each counts the earlier ones. */
export async function lockUnconfirmedRoom(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${UNCONFIRMED_LOCK})`.execute(trx);
}
