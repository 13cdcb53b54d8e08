import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Stands where a column may not be empty. */
const REMOVED = 'Removed';

/** Records whose years are over, by kind. */
export interface OverRecords {
  readonly orders: readonly number[];
  readonly prescriptions: readonly number[];
  readonly patients: readonly number[];
  readonly accounts: readonly number[];
}

/** What happened last before these instants is kept no longer. */
export interface OverBefore {
  readonly taxes: Date;
  readonly supplies: Date;
  readonly account: Date;
}

const isFinished = sql`orders.state in ('Delivered', 'Cancelled') and orders.on_hold_since is null`;

/**
 * Finds records whose years are over, at most `most` of each kind, the oldest first: finished orders and their
 * prescriptions, by the last event of the order; patients of erased accounts for whom no prescription is kept any more;
 * and erased accounts of which nothing else is kept. An order with money to give back is kept.
 */
export async function findOverRecords(
  db: Db,
  { taxes, supplies, account }: OverBefore,
  most: number,
): Promise<OverRecords> {
  const limit = sql.lit(most);
  const { rows } = await sql<{ [Kind in keyof OverRecords]: OverRecords[Kind] }>`
    select
      array(select id from orders
        where reduced_at is null and ${isFinished} and placed_at < ${taxes}
          and not exists (select from audit_events
            where subject = 'order ' || orders.id and happened_at >= ${taxes})
          and not exists (select from payments
            where order_id = orders.id and refund_due_at is not null and refunded_at is null)
          and not exists (select from order_credits where order_id = orders.id and refunded_at is null)
        order by placed_at, id limit ${limit}) as orders,
      array(select prescriptions.id from prescriptions join orders on orders.id = order_id
        where prescriptions.reduced_at is null and ${isFinished} and prescriptions.created_at < ${supplies}
          and not exists (select from audit_events
            where subject = 'order ' || orders.id and happened_at >= ${supplies})
          and not exists (select from prescription_events
            where prescription_id = prescriptions.id and happened_at >= ${supplies})
        order by prescriptions.created_at, prescriptions.id limit ${limit}) as prescriptions,
      array(select patients.id from users join patients on practitioner_id = users.id
        where erased_at < ${supplies} and users.reduced_at is null and patients.reduced_at is null
          and not exists (select from prescriptions
            where patient_id = patients.id and prescriptions.reduced_at is null)
        order by patients.id limit ${limit}) as patients,
      array(select id from users
        where erased_at < ${account} and reduced_at is null
          and not exists (select from orders where user_id = users.id and reduced_at is null)
          and not exists (select from patients where practitioner_id = users.id and patients.reduced_at is null)
          and not exists (select from prescriptions
            where (practitioner_id = users.id or prescriber_id = users.id) and prescriptions.reduced_at is null)
          and not exists (select from audit_events
            where subject = 'user ' || users.id and happened_at >= ${account})
        order by erased_at, id limit ${limit}) as accounts`.execute(db);
  const [found] = rows;
  return found ?? { orders: [], prescriptions: [], patients: [], accounts: [] };
}

/** Takes out of orders what names a person, and removes their flags and the files of their invoices. */
export async function reduceOrders(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  await sql`update orders set reduced_at = ${now}, note = null, payment_note = null, billing_company = null,
      billing_name = ${REMOVED}, billing_street = ${REMOVED}, billing_city = ${REMOVED}, billing_county = null,
      billing_postcode = ${REMOVED}, billing_phone = ${REMOVED}, shipping_county = null,
      shipping_name = case when shipping_name is not null then ${REMOVED} end,
      shipping_street = case when shipping_street is not null then ${REMOVED} end,
      shipping_city = case when shipping_city is not null then ${REMOVED} end,
      shipping_postcode = case when shipping_postcode is not null then ${REMOVED} end,
      shipping_phone = case when shipping_phone is not null then ${REMOVED} end
    where id = any(${ids}::integer[])`.execute(trx);
  await sql`update invoices set content = jsonb_set(content, '{customer}', '["Removed"]') ||
      case when content ? 'credit' then jsonb_build_object('credit', jsonb_set(content -> 'credit', '{reason}', '"Removed"'))
        else '{}' end
    where order_id = any(${ids}::integer[])`.execute(trx);
  await sql`delete from invoice_files
    where invoice_id in (select id from invoices where order_id = any(${ids}::integer[]))`.execute(
    trx,
  );
  await sql`update payment_callbacks set body = '' where order_id = any(${ids}::integer[])`.execute(
    trx,
  );
  await sql`delete from order_flags where order_id = any(${ids}::integer[])`.execute(trx);
}

/** Takes the words out of prescriptions, and removes their documents, signatures and links. */
export async function reducePrescriptions(
  trx: Trx,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await sql`update prescriptions set reduced_at = ${now}, comments = '',
      canonical_text = case when canonical_text is not null then ${REMOVED} end,
      reject_reason = case when reject_reason is not null then ${REMOVED} end
    where id = any(${ids}::integer[])`.execute(trx);
  await sql`update prescription_items set directions = ${REMOVED}
    where prescription_id = any(${ids}::integer[])`.execute(trx);
  for (const table of [
    'prescription_documents',
    'passkey_signatures',
    'signature_confirmations',
    'prescription_signatures',
    'prescription_handovers',
  ]) {
    await sql`delete from ${sql.table(table)} where prescription_id = any(${ids}::integer[])`.execute(
      trx,
    );
  }
}

/** Takes out of patients what names them. What stays is that somebody was prescribed for. */
export async function reducePatients(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  await sql`update patients set reduced_at = ${now}, first_name = ${REMOVED}, last_name = ${REMOVED},
      email = null, phone = null, birth_date = (created_at - interval '50 years')::date, street = ${REMOVED},
      city = ${REMOVED}, county = ${REMOVED}, postcode = ${REMOVED}, searched = ''
    where id = any(${ids}::integer[])`.execute(trx);
}

/** Takes the name and registration number out of erased accounts. */
export async function reduceAccounts(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  await sql`update users set reduced_at = ${now}, first_name = ${REMOVED}, last_name = ${REMOVED},
      registration_number = case when registration_number is not null then ${REMOVED} end
    where id = any(${ids}::integer[])`.execute(trx);
}
