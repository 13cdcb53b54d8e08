import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

declare module '../platform/events/EventActions.ts' {
  interface EventActions {
    readonly restore: 'numbers-skipped';
  }
}

/**
 * Skips numbers that the lost part of a database may have given: of orders, invoices, credit notes, prescriptions and
 * all other records. Returns how many are skipped; `skip_numbers` of the database says how many that are.
 */
export async function skipNumbers(
  trx: Trx,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ skipped: number }>`
    select skip_numbers(${since}, ${now}) as skipped`.execute(trx);
  return rows[0]?.skipped ?? 0;
}
