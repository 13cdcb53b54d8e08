import type { Db } from '../../platform/database/Db.ts';

/** Returns the events of a subject ('patient 41'), oldest first. */
export async function eventsOf(
  db: Db,
  subject: string,
): Promise<readonly { actor_id: number | null; action: string; detail: unknown }[]> {
  return db
    .selectFrom('audit_events')
    .select(['actor_id', 'action', 'detail'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
}
