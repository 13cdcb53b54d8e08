import { sql } from 'kysely';
import type { Db } from '../database/Db.ts';

const MOST_FORGOTTEN_AT_ONCE = 20;

/** Counter after one more attempt. */
export interface CountedAttempt {
  /** Stops counting at one above the limit. */
  readonly taken: number;
  readonly endsAt: Date;
}

/** Counts one attempt in one statement, so that parallel attempts are serialised. */
export async function countAttempt(
  db: Db,
  attempt: {
    readonly counter: Buffer;
    readonly most: number;
    readonly now: Date;
    readonly endsAt: Date;
  },
): Promise<CountedAttempt> {
  const { counter, most, now, endsAt } = attempt;
  return db
    .insertInto('attempt_counters')
    .values({ counter, taken: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict.column('counter').doUpdateSet({
        taken: sql`case when attempt_counters.ends_at <= ${now} then 1
          else least(attempt_counters.taken, ${most}) + 1 end`,
        ends_at: sql`case when attempt_counters.ends_at <= ${now} then excluded.ends_at
          else attempt_counters.ends_at end`,
      }),
    )
    .returning(['taken', 'ends_at as endsAt'])
    .executeTakeFirstOrThrow();
}

/** Deletes a few expired counters; skips locked ones. */
export async function forgetOldCounters(db: Db, now: Date): Promise<void> {
  await sql`delete from attempt_counters where counter in (
    select counter from attempt_counters where ends_at <= ${now}
    order by ends_at limit ${MOST_FORGOTTEN_AT_ONCE} for update skip locked)`.execute(db);
}

/** Adds an amount in one statement, unless the counter would exceed its limit. Returns whether it was added. */
export async function addToCounter(
  db: Db,
  share: {
    readonly counter: Buffer;
    readonly amount: number;
    readonly most: number;
    readonly now: Date;
    readonly endsAt: Date;
  },
): Promise<boolean> {
  const { counter, amount, most, now, endsAt } = share;
  const added = await db
    .insertInto('attempt_counters')
    .values({ counter, taken: amount, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('counter')
        .doUpdateSet({
          taken: sql`case when attempt_counters.ends_at <= ${now} then excluded.taken
            else attempt_counters.taken + excluded.taken end`,
          ends_at: sql`case when attempt_counters.ends_at <= ${now} then excluded.ends_at
            else attempt_counters.ends_at end`,
        })
        .where(
          sql<boolean>`attempt_counters.ends_at <= ${now}
            or attempt_counters.taken + excluded.taken <= ${most}`,
        ),
    )
    .returning('taken')
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns when a counter expires; `undefined` when nothing was counted. */
export async function readCounterEnd(db: Db, counter: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('attempt_counters')
    .select('ends_at as endsAt')
    .where('counter', '=', counter)
    .executeTakeFirst();
  return row?.endsAt;
}
