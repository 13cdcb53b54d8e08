import type { Db } from '../platform/database/Db.ts';

/** Reads the events after one, oldest first, with who caused each. */
export async function readNewEvents(db: Db, after: number) {
  const rows = await db
    .selectFrom('audit_events')
    .select([
      'id',
      'happened_at as at',
      'action',
      'subject',
      'detail',
      'staff_id as staffId',
      'permission',
      'device',
    ])
    .where('id', '>', after)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, by: byOf(row.detail) }));
}

function byOf(detail: unknown): string {
  return (detail as { readonly by?: string }).by ?? '';
}
