import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { DocumentContent } from './PrescriptionDocument.ts';

/** A stored document. */
export interface StoredDocument {
  readonly pdf: Buffer;
  /** SHA-256. */
  readonly hash: Buffer;
}

/** Reads the document of a signed prescription, if it is made yet. */
export async function readDocument(
  db: Db | Trx,
  prescriptionId: number,
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select pdf, hash from prescription_documents where prescription_id = ${prescriptionId}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Reads the sealed document of a prescription that a user ordered or is to sign, if it is made yet; nobody else's
 * (T20).
 */
export async function readDocumentOfUser(
  db: Db,
  prescriptionId: number,
  userId: number,
): Promise<Buffer | undefined> {
  const { rows } = await sql<Pick<StoredDocument, 'pdf'>>`
    select pdf from prescription_documents join prescriptions as rx on rx.id = prescription_id
    where rx.id = ${prescriptionId} and ${userId} in (rx.practitioner_id, rx.prescriber_id)
      and rx.voided_at is null`.execute(db);
  return rows[0]?.pdf;
}

/** Stores a document unless one was ever made; returns whether this one was stored. */
export async function storeDocument(
  trx: Trx,
  document: StoredDocument & {
    readonly prescriptionId: number;
    readonly checkUrl: string;
    readonly sealedAt: Date;
  },
): Promise<boolean> {
  const { prescriptionId, pdf, hash, checkUrl, sealedAt } = document;
  const { numAffectedRows } = await sql`
    insert into prescription_documents (prescription_id, pdf, hash, check_url, sealed_at)
    select ${prescriptionId}, ${pdf}, ${hash}, ${checkUrl}, ${sealedAt}
    where not exists (
      select from prescription_events where prescription_id = ${prescriptionId} and kind = 'pdf-sealed')
      and exists (
        select from prescriptions where id = ${prescriptionId} and voided_at is null for share)
    on conflict (prescription_id) do nothing`.execute(trx);
  return numAffectedRows === 1n;
}

const MOST_AT_ONCE = 1_000;

/** Reads confirmed prescriptions without a document, oldest first. */
export async function readUnsealedPrescriptions(trx: Trx): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from prescriptions as rx join prescription_signatures on prescription_id = rx.id
    where confirmed_at is not null and voided_at is null
      and not exists (select from prescription_documents where prescription_id = rx.id)
    order by confirmed_at, id limit ${sql.lit(MOST_AT_ONCE)}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** The state and text of a prescription. */
export interface DocumentRow {
  readonly status: 'unsigned' | 'signed' | 'rejected';
  readonly isLapsed: boolean;
  /** Staff voided it after it was signed. */
  readonly isVoid: boolean;
  readonly isConfirmed: boolean;
  /** Signed on paper, not on the screen. */
  readonly isPaper: boolean;
  /** Its sealed document was made and must exist. */
  readonly wasSealed: boolean;
  /** The verified text; null before it is verified. */
  readonly canonicalText: string | null;
  /** Content of the current records. */
  readonly live: DocumentContent;
}

/** Reads a prescription that a user ordered or is to sign; nobody else's (T20). */
export async function readDocumentRow(
  db: Db | Trx,
  id: number,
  userId: number,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<Omit<DocumentRow, 'live'> & Omit<DocumentContent, 'verifiedAt'>>`
    select rx.id, rx.status, rx.lapsed_at is not null as "isLapsed", rx.voided_at is not null as "isVoid",
      rx.confirmed_at is not null as "isConfirmed",
      rx.original_received_at is not null as "isPaper",
      exists (select from prescription_events where prescription_id = rx.id and kind = 'pdf-sealed') as "wasSealed",
      rx.canonical_text as "canonicalText", rx.is_manual as "isManual",
      case when not rx.is_manual then orders.number end as "orderNumber", rx.prescribed_on as date,
      rx.created_at as "createdAt", rx.comments,
      json_build_object('id', prescriber.id, 'firstName', prescriber.first_name, 'lastName', prescriber.last_name,
        'professionalStatus', prescriber.professional_status, 'registrationNumber', prescriber.registration_number,
        'street', prescriber.street, 'city', prescriber.city, 'county', prescriber.county,
        'postcode', prescriber.postcode, 'countryCode', prescriber.country_code) as prescriber,
      json_build_object('id', practitioner.id, 'firstName', practitioner.first_name,
        'lastName', practitioner.last_name) as practitioner,
      json_build_object('id', patients.id, 'firstName', patients.first_name, 'lastName', patients.last_name,
        'birthDate', patients.birth_date, 'street', patients.street, 'city', patients.city,
        'county', patients.county, 'postcode', patients.postcode) as patient,
      (select json_agg(json_build_object('productId', coalesce(line.product_id, 0), 'name', line.name,
          'isManual', line.manual_index is not null, 'allocated', item.quantity, 'directions', directions,
          'isSubstitute', is_substitute, 'substitutedBy', substituted_by) order by item.id)
        from prescription_items as item join order_lines as line on line.id = order_line_id
        where prescription_id = rx.id) as items
    from prescriptions as rx
    join orders on orders.id = rx.order_id
    join users as prescriber on prescriber.id = rx.prescriber_id
    join users as practitioner on practitioner.id = rx.practitioner_id
    join patients on patients.id = rx.patient_id
    where rx.id = ${id} and ${userId} in (rx.practitioner_id, rx.prescriber_id)`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { status, isLapsed, isVoid, isConfirmed, isPaper, wasSealed, canonicalText, ...live } = row;
  return {
    status,
    isLapsed,
    isVoid,
    isConfirmed,
    isPaper,
    wasSealed,
    canonicalText,
    live: {
      ...live,
      verifiedAt: undefined,
      items: live.items.map((item) => ({
        ...item,
        substitutedBy: item.substitutedBy ?? undefined,
      })),
    },
  };
}
