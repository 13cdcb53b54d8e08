import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';

/** What is recorded of a prescription and changes nothing about it: looks at it. */
const LOOKS = sql`('prescription-opened', 'denied')`;

/**
 * Returns the version of a prescription in SQL, for a query with its id. It grows with each audit event of the
 * prescription that is no look, and with each event of its chain, since people in the shop record either.
 */
export const versionOf = (id: ReturnType<typeof sql.ref>) => sql<number>`(
  coalesce((select max(event.id) from audit_events as event
    where event.subject = 'prescription ' || ${id} and event.action not in ${LOOKS}), 0)
  + coalesce((select max(chained.sequence) from prescription_events as chained where chained.prescription_id = ${id}), 0)
)::float8`;

/** Returns the version of a prescription; 0 for an unknown one. */
export async function readPrescriptionVersion(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select ${versionOf(sql.ref('rx.id'))} as version from prescriptions as rx where rx.id = ${id}`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}

/** Refuses with 'record-changed' if something happened to a locked prescription since the version that staff saw. */
export async function requireUnchangedPrescription(
  trx: Trx,
  id: number,
  seen: number,
): Promise<void> {
  if ((await readPrescriptionVersion(trx, id)) !== seen) throw new Refused('record-changed');
}
