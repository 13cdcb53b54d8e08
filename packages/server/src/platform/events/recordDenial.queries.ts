import { sql } from 'kysely';
import type { Db } from '../database/Db.ts';
import type { RequestedRecord } from '../problems/RequestedRecord.ts';

/** A refused request for another user's record, answered as not found. */
type DenialAction = 'denied';

declare module './EventActions.ts' {
  interface EventActions {
    readonly denial: DenialAction;
  }
}

const action: DenialAction = 'denied';
const tables = { patient: 'patients', prescription: 'prescriptions' } as const;

interface Denial {
  readonly actorId: number;
  readonly requestedRecord: RequestedRecord;
  readonly at: Date;
}

/**
 * Records a request for another user's record (T14, T19), once per user, record and day. Ignores unknown ids, so that
 * guessing cannot fill the disk.
 */
export async function recordDenial(
  db: Db,
  { actorId, requestedRecord, at }: Denial,
): Promise<void> {
  const { kind, id } = requestedRecord;
  await sql`
    insert into audit_events (happened_at, actor_id, action, subject)
    select ${at}::timestamptz, ${actorId}::integer, ${action}, ${`${kind} ${id}`}
    where exists (select from ${sql.table(tables[kind])} where id = ${id})
      and not exists (
        select from audit_events
        where subject = ${`${kind} ${id}`} and action = ${action} and actor_id = ${actorId}
          and happened_at > ${at}::timestamptz - interval '1 day'
      )`.execute(db);
}
