import { emailKey } from '@formulary/rules/accounts/emailKey';
import {
  type DataRight,
  dataRights,
  type PersonalTable,
} from '@formulary/rules/customers/dataRights';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** Whose rows are meant. */
export interface DataSubject {
  readonly userId: number;
  readonly email: string;
}

type Condition = (subject: DataSubject) => RawBuilder<unknown>;

const byUser: Condition = ({ userId }) => sql`user_id = ${userId}`;
const byPractitioner: Condition = ({ userId }) => sql`practitioner_id = ${userId}`;
const byOrder: Condition = ({ userId }) =>
  sql`order_id in (select id from orders where user_id = ${userId})`;
const byEither: Condition = ({ userId }) =>
  sql`(practitioner_id = ${userId} or prescriber_id = ${userId})`;
const byPrescription: Condition = (subject) =>
  sql`prescription_id in (select id from prescriptions where ${byEither(subject)})`;
const bySubject: Condition = ({ userId }) =>
  sql`subject in (
    select ${`user ${userId}`}
    union all select 'order ' || id from orders where user_id = ${userId}
    union all select 'patient ' || id from patients where practitioner_id = ${userId}
    union all select 'paper ' || id from account_documents where user_id = ${userId})`;

/** How the rows of somebody are found in each table with personal data. */
const rowsOf: Readonly<Record<PersonalTable, Condition>> = {
  users: ({ userId }) => sql`id = ${userId}`,
  account_documents: byUser,
  account_tokens: byUser,
  // Whom an attempt is counted for is a hash of many things; it goes within the hour.
  attempt_counters: () => sql`false`,
  audit_events: bySubject,
  event_values: ({ userId }) =>
    sql`event_id in (select id from audit_events where subject = ${`user ${userId}`})`,
  cart_lines: byUser,
  cart_prescriptions: byUser,
  cart_prescription_items: ({ userId }) =>
    sql`cart_prescription_id in (select id from cart_prescriptions where user_id = ${userId})`,
  carts: byUser,
  contact_messages: ({ email }) => sql`lower(email) = lower(${email}::text)`,
  customer_notes: byUser,
  email_changes: byUser,
  idempotency_keys: byUser,
  invoice_files: ({ userId }) =>
    sql`invoice_id in (select invoices.id from invoices join orders on orders.id = order_id
      where user_id = ${userId})`,
  invoices: byOrder,
  order_credits: byOrder,
  order_flags: byOrder,
  order_lines: byOrder,
  orders: byUser,
  outbox: ({ email }) => sql`lower(recipient) = lower(${email}::text)`,
  parcel_lines: byOrder,
  parcels: byOrder,
  passkey_challenges: byUser,
  passkey_signatures: byPrescription,
  passkeys: byUser,
  patients: byPractitioner,
  payment_callbacks: byOrder,
  payments: byOrder,
  prescriber_invitations: byPractitioner,
  prescriber_links: byEither,
  prescription_documents: byPrescription,
  prescription_events: byPrescription,
  prescription_items: byPrescription,
  prescription_signatures: byPrescription,
  prescriptions: byEither,
  product_list_lines: ({ userId }) =>
    sql`list_id in (select id from product_lists where user_id = ${userId})`,
  product_lists: byUser,
  sessions: byUser,
  sign_in_failures: ({ email }) =>
    sql`account = sha256(convert_to(${emailKey(email)}::text, 'UTF8'))`,
  signature_confirmations: byPrescription,
  stock_movements: ({ userId }) =>
    sql`order_line_id in (select order_lines.id from order_lines
      join orders on orders.id = order_id where user_id = ${userId})`,
  stock_requests: byUser,
};

/** A row as a copy has it. */
export type CopiedRow = Readonly<Record<string, unknown>>;

/** Reads the columns of a table that a copy has: neither files and hashes nor what `dataRights` hides. */
async function copiedColumns(db: Db, table: PersonalTable): Promise<readonly string[]> {
  const { hidden = [] }: DataRight = dataRights[table];
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and atttypid <> 'bytea'::regtype
    order by attnum`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !hidden.includes(name));
}

/** Reads somebody's rows of a table, as a copy has them. */
export async function readRowsOf(
  db: Db,
  table: PersonalTable,
  subject: DataSubject,
): Promise<readonly CopiedRow[]> {
  const columns = await copiedColumns(db, table);
  return readRows(db, table, { columns, condition: rowsOf[table](subject) });
}

async function readRows(
  db: Db,
  table: string,
  {
    columns,
    condition,
  }: { readonly columns: readonly string[]; readonly condition: RawBuilder<unknown> },
): Promise<readonly CopiedRow[]> {
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const { rows } = await sql<{ row: CopiedRow }>`
    select to_jsonb(copied) as row
    from (select ${names} from ${sql.table(table)} where ${condition}) as copied`.execute(db);
  return rows.map(({ row }) => row);
}

/** Counts somebody's rows of a table. */
export async function countRowsOf(
  db: Db,
  table: PersonalTable,
  subject: DataSubject,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}
    where ${rowsOf[table](subject)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Removes somebody's rows of a table. */
export async function deleteRowsOf(
  trx: Trx,
  table: PersonalTable,
  subject: DataSubject,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${rowsOf[table](subject)}`.execute(trx);
}

/** What a copy about a patient has, each found by the patient's id. */
const rowsOfPatient = {
  patients: (id: number) => sql`id = ${id}`,
  prescriptions: (id: number) => sql`patient_id = ${id}`,
  prescription_items: byPatientsPrescription,
  prescription_events: byPatientsPrescription,
  prescription_documents: byPatientsPrescription,
  cart_prescriptions: (id: number) => sql`patient_id = ${id}`,
} as const satisfies Partial<Record<PersonalTable, (id: number) => RawBuilder<unknown>>>;

function byPatientsPrescription(id: number): RawBuilder<unknown> {
  return sql`prescription_id in (select id from prescriptions where patient_id = ${id})`;
}

/** Tables that a copy about a patient is made of. */
export const patientTables = Object.keys(rowsOfPatient) as readonly (keyof typeof rowsOfPatient)[];

/** Reads a patient's rows of a table, as a copy has them. */
export async function readRowsOfPatient(
  db: Db,
  table: keyof typeof rowsOfPatient,
  patientId: number,
): Promise<readonly CopiedRow[]> {
  const columns = await copiedColumns(db, table);
  return readRows(db, table, { columns, condition: rowsOfPatient[table](patientId) });
}
