import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';
import type { RecordedLimit } from '../prescriptions/prescriptions.tables.ts';

/** Locks a prescription until the transaction ends. */
export async function lockPrescriptionRow(trx: Trx, id: number): Promise<void> {
  await sql`select id from prescriptions where id = ${id} for no key update`.execute(trx);
}

/**
 * Returns whether a prescriber may verify, reject and sign today. If so, locks the account until the transaction ends.
 */
export async function lockSigner(trx: Trx, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('account_state', '=', 'active')
    .where('is_prescriber', '=', true)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the stock of these products, in id order (trust, Writing). */
export async function lockProducts(trx: Trx, ids: readonly number[]): Promise<void> {
  await sql`
    select id from products where id = any(${ids}::integer[]) order by id for no key update`.execute(
    trx,
  );
}

/** An item with its order line and product. */
export interface ItemPosition {
  readonly itemId: number;
  readonly lineId: number;
  readonly productId: number;
  readonly isSubstitute: boolean;
  readonly quantity: number;
}

/** Reads the items of a prescription, in the order of `readPrescription`. */
export async function readItemPositions(
  trx: Trx,
  prescriptionId: number,
): Promise<readonly ItemPosition[]> {
  const { rows } = await sql<ItemPosition>`
    select item.id as "itemId", line.id as "lineId", coalesce(line.product_id, 0) as "productId",
      is_substitute as "isSubstitute", item.quantity
    from prescription_items as item join order_lines as line on line.id = order_line_id
    where prescription_id = ${prescriptionId} order by item.id`.execute(trx);
  return rows;
}

/** Reads the limits that applied when a prescription was ordered. */
export async function readLimits(
  trx: Trx,
  prescriptionId: number,
): Promise<readonly RecordedLimit[]> {
  const row = trx.selectFrom('prescriptions').select('limits').where('id', '=', prescriptionId);
  return (await row.executeTakeFirstOrThrow()).limits;
}

/** Writes a prescriber's changes to an item. */
export async function writeItem(
  trx: Trx,
  itemId: number,
  { allocated, directions, substitutedBy }: PrescriptionItem,
): Promise<void> {
  await trx
    .updateTable('prescription_items')
    .set({ quantity: allocated, directions, substituted_by: substitutedBy ?? null })
    .where('id', '=', itemId)
    .execute();
}

/** Inserts a substitute on a prescription, on a line of its order. */
export async function insertSubstitute(
  trx: Trx,
  place: { readonly prescriptionId: number; readonly orderId: number; readonly lineId: number },
  { allocated, directions }: PrescriptionItem,
): Promise<void> {
  await trx
    .insertInto('prescription_items')
    .values({
      prescription_id: place.prescriptionId,
      order_id: place.orderId,
      order_line_id: place.lineId,
      quantity: allocated,
      initial_quantity: 0,
      directions,
      is_substitute: true,
    })
    .execute();
}

type People = Pick<PrescriptionSnapshot, 'prescriber' | 'practitioner' | 'patient'>;

/** Reads the current details that the law requires of the people on a prescription. */
export async function readPeople(trx: Trx, prescriptionId: number): Promise<People> {
  const { rows } = await sql<{
    readonly prescriber: Nulls<People['prescriber']>;
    readonly practitioner: People['practitioner'];
    readonly patient: Nulls<People['patient']>;
  }>`
    select json_build_object('id', signer.id, 'firstName', signer.first_name, 'lastName', signer.last_name,
        'email', signer.email, 'professionalStatus', signer.professional_status, 'registrationNumber', signer.registration_number,
        'street', signer.street, 'city', signer.city, 'county', signer.county, 'postcode', signer.postcode,
        'countryCode', signer.country_code) as prescriber,
      json_build_object('id', buyer.id, 'firstName', buyer.first_name, 'lastName', buyer.last_name,
        'email', buyer.email) as practitioner,
      json_build_object('id', patients.id, 'firstName', patients.first_name, 'lastName', patients.last_name,
        'birthDate', patients.birth_date, 'street', patients.street, 'city', patients.city, 'county', patients.county,
        'postcode', patients.postcode) as patient
    from prescriptions as rx join users as signer on signer.id = rx.prescriber_id
    join users as buyer on buyer.id = rx.practitioner_id join patients on patients.id = rx.patient_id
    where rx.id = ${prescriptionId}`.execute(trx);
  const [people] = rows;
  if (!people) throw new Error(`There is no prescription ${prescriptionId}`);
  const { prescriber, practitioner, patient } = people;
  return {
    prescriber: {
      ...prescriber,
      professionalStatus: prescriber.professionalStatus ?? undefined,
      registrationNumber: prescriber.registrationNumber ?? undefined,
      county: prescriber.county ?? undefined,
    } as People['prescriber'],
    practitioner,
    patient: { ...patient, county: patient.county ?? undefined } as People['patient'],
  };
}

/** Uses null for absent values, as JSON does. */
type Nulls<T> = { readonly [Key in keyof T]: Exclude<T[Key], undefined> | null };

/** Freezes a prescription: the database refuses every change afterwards (T27). */
export async function writeVerified(
  trx: Trx,
  id: number,
  verified: {
    readonly comments: string;
    readonly documentId: string;
    readonly text: string;
    readonly hash: Buffer;
    readonly at: Date;
  },
): Promise<void> {
  await trx
    .updateTable('prescriptions')
    .set({
      comments: verified.comments,
      document_id: verified.documentId,
      canonical_text: verified.text,
      canonical_hash: verified.hash,
      verified_at: verified.at,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks a prescription as rejected for good. */
export async function writeRejected(
  trx: Trx,
  id: number,
  rejected: { readonly comments: string; readonly reason: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('prescriptions')
    .set({
      comments: rejected.comments,
      status: 'rejected',
      rejected_at: rejected.at,
      reject_reason: rejected.reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Marks a rejected prescription as given up, with its packs. */
export async function writeGivenUp(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('prescriptions').set({ given_up_at: at }).where('id', '=', id).execute();
}

/** Records that a practitioner asks to remind the signer. */
export async function writeNudged(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('prescriptions').set({ nudged_at: at }).where('id', '=', id).execute();
}
