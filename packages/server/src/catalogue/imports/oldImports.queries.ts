import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/** Gives up imports that were read before an instant and are not applied. */
export async function cancelForgotten(
  trx: Trx,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> {
  await sql`
    update catalogue_imports set state = 'cancelled', decided_at = ${now}, decided_by = 'Formulary'
    where state in ('comparing', 'ready') and made_at < ${before}`.execute(trx);
}

/** Deletes rows of imports that were given up, and of those applied before an instant the rows that changed nothing. */
export async function deleteOldLines(trx: Trx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from catalogue_import_lines where id in (
      select line.id from catalogue_imports as import
      join catalogue_import_lines as line on import_id = import.id
      where state = 'cancelled' or state = 'applied' and decided_at < ${before} and line.kind = 'unchanged'
      limit ${sql.lit(most)})`.execute(trx);
  return Number(numAffectedRows ?? 0);
}
