import type { Day } from '@formulary/rules/dates/day';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Reads active customers whose register check comes after a day and by another, and who were not told of it yet. */
export async function rechecksToTell(
  db: Db,
  { after, by, most }: { readonly after: Day; readonly by: Day; readonly most: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select id from users where account_state = 'active' and recheck_on > ${after}::date and recheck_on <= ${by}::date
      and recheck_told_for is distinct from recheck_on
    order by recheck_on, id limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whom a mail tells of a register check, and its day. */
interface ToldRecheck {
  readonly email: string;
  readonly firstName: string;
  readonly recheckOn: Day;
}

/**
 * Marks a customer as told of the register check and returns whom to tell; undefined if another server did it, or the
 * check is not ahead any more.
 */
export async function markRecheckTold(
  trx: Trx,
  userId: number,
  { after, by }: { readonly after: Day; readonly by: Day },
): Promise<ToldRecheck | undefined> {
  const { rows } = await sql<ToldRecheck>`
    update users set recheck_told_for = recheck_on
    where id = ${userId} and account_state = 'active' and recheck_on > ${after}::date and recheck_on <= ${by}::date
      and recheck_told_for is distinct from recheck_on
    returning email, first_name as "firstName", recheck_on as "recheckOn"`.execute(trx);
  return rows[0];
}
