import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** How long somebody counts as looking at a record after they last said so. */
const LOOK_MS = 30_000;
/** As many as an answer of `look` holds. */
const MOST_ONLOOKERS = 50;

/** Somebody who has a record open. */
export interface Onlooker {
  readonly name: string;
  readonly since: Date;
}

/**
 * Records that a person looks at a record now, and returns who else of the active staff does, longest first. In one
 * statement after the other, so that of two who open it at once at least the second sees the first.
 */
export async function look(
  db: Db,
  {
    staffId,
    subject,
    now,
  }: { readonly staffId: number; readonly subject: string; readonly now: Date },
): Promise<readonly Onlooker[]> {
  const since = new Date(+now - LOOK_MS);
  await sql`insert into staff_looks (staff_id, subject, since, seen_at)
    values (${staffId}, ${subject}, ${now}, ${now})
    on conflict (subject, staff_id) do update set
      since = case when staff_looks.seen_at > ${since} then staff_looks.since else excluded.since end,
      seen_at = greatest(staff_looks.seen_at, excluded.seen_at)`.execute(db);
  return db
    .selectFrom('staff_looks')
    .innerJoin('staff', 'staff.id', 'staff_looks.staff_id')
    .select(['name', 'since'])
    .where('subject', '=', subject)
    .where('staff_id', '<>', staffId)
    .where('seen_at', '>', since)
    .where('state', '=', 'active')
    .orderBy('since')
    .orderBy('staff_id')
    .limit(MOST_ONLOOKERS)
    .execute();
}

/** Removes looks that are over and returns how many. */
export async function deletePastLooks(trx: Trx, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from staff_looks where ctid in (
    select ctid from staff_looks where seen_at <= ${new Date(+now - LOOK_MS)}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
