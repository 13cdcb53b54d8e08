import { sql } from 'kysely';
import type { Db } from '../../../platform/database/Db.ts';
import type { Trx } from '../../../platform/database/Trx.ts';

/** What a check is made from; no patient is read. */
export interface CheckedRow {
  readonly status: 'unsigned' | 'signed' | 'rejected';
  readonly isLapsed: boolean;
  readonly isPaper: boolean;
  readonly date: string;
  readonly signedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly canonicalText: string | null;
  readonly canonicalHash: Buffer | null;
  readonly pdf: Buffer | null;
  readonly fileHash: Buffer | null;
}

/** The records that a check recomputes. */
export async function readChecked(db: Db | Trx, id: number): Promise<CheckedRow | undefined> {
  const { rows } = await sql<CheckedRow>`
    select status, lapsed_at is not null as "isLapsed",
      original_received_at is not null as "isPaper", prescribed_on as date, signed_at as "signedAt",
      confirmed_at as "confirmedAt", canonical_text as "canonicalText", canonical_hash as "canonicalHash",
      pdf, hash as "fileHash"
    from prescriptions left join prescription_documents on prescription_id = id where id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** The prescription whose kept document has a hash. */
export async function findByHash(db: Db | Trx, hash: Buffer): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select prescription_id as id from prescription_documents where hash = ${hash}
    order by prescription_id limit 1`.execute(db);
  return rows[0]?.id;
}
