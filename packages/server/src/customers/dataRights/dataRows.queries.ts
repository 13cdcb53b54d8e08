import { emailKey } from '@formulary/rules/accounts/emailKey';
import {
  type DataRight,
  dataRights,
  type PersonalTable,
} from '@formulary/rules/customers/dataRights';
import { type RawBuilder, sql } from 'kysely';
import { cursorBatches } from '../../platform/database/cursorBatches.queries.ts';
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
const byMessage: Condition = ({ email }) =>
  sql`message_id in (select id from contact_messages where lower(email) = lower(${email}::text))`;
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
  message_drafts: byMessage,
  message_replies: byMessage,
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
  prescription_handovers: byPrescription,
  prescription_items: byPrescription,
  prescription_signatures: byPrescription,
  prescriptions: byEither,
  product_list_lines: ({ userId }) =>
    sql`list_id in (select id from product_lists where user_id = ${userId})`,
  product_lists: byUser,
  // It names invoices, orders and prescriptions, which are listed themselves.
  report_news: () => sql`false`,
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

let cursors = 0;

/** Reads the rows of a query in parts under a cursor of its own, so that a long list is never in memory. */
function inParts<Row>(
  trx: Trx,
  query: RawBuilder<Row>,
  most?: number,
): AsyncGenerator<readonly Row[]> {
  cursors += 1;
  return cursorBatches(trx, `copied_${cursors}`, query, most);
}

/** Reads the columns of a table that a copy has: neither files and hashes nor what `dataRights` hides. */
async function copiedColumns(trx: Trx, table: PersonalTable): Promise<readonly string[]> {
  const { hidden = [] }: DataRight = dataRights[table];
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and atttypid <> 'bytea'::regtype
    order by attnum`.execute(trx);
  return rows.map(({ name }) => name).filter((name) => !hidden.includes(name));
}

/** Reads the rows of a table that a condition selects, as a copy has them, in the order in which they were made. */
export async function* readCopiedRows(
  trx: Trx,
  table: PersonalTable,
  condition: RawBuilder<unknown>,
): AsyncGenerator<readonly CopiedRow[]> {
  const columns = await copiedColumns(trx, table);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const rows = inParts(
    trx,
    sql<{ row: CopiedRow }>`
      select to_jsonb(copied) as row
      from (select ${names} from ${sql.table(table)} where ${condition} order by 1) as copied`,
  );
  for await (const part of rows) yield part.map(({ row }) => row);
}

/** Counts the rows of a table that a condition selects. */
export async function countCopiedRows(
  db: Db,
  table: PersonalTable,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${condition}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the condition by which the rows of somebody are found in a table. */
export function conditionOf(table: PersonalTable, subject: DataSubject): RawBuilder<unknown> {
  return rowsOf[table](subject);
}

const endingOf = sql`case media_type when 'application/pdf' then 'pdf' when 'image/png' then 'png' else 'jpg' end`;

/** Files of a copy: their names, unique in the folder of their table, and their contents. */
const filesOf = {
  account_documents: {
    folder: 'documents',
    name: sql`id || '-' || kind || '.' || ${endingOf}`,
    contents: sql`content`,
  },
  invoice_files: {
    folder: 'invoices',
    name: sql`(select replace(lower(kind), ' ', '-') || '-' || number from invoices where id = invoice_id) || '.pdf'`,
    contents: sql`pdf`,
  },
  prescription_documents: {
    folder: 'prescriptions',
    name: sql`'prescription-' || prescription_id || '.pdf'`,
    contents: sql`pdf`,
  },
  prescription_signatures: {
    folder: 'signatures',
    name: sql`'signature-of-prescription-' || prescription_id || '.png'`,
    contents: sql`picture`,
  },
} as const satisfies Partial<Record<PersonalTable, object>>;

/** Tables whose rows are files. */
export const fileTables = Object.keys(filesOf) as readonly (keyof typeof filesOf)[];

/** A file of a copy. */
export interface CopiedFile {
  /** Folder and name; without people's names. */
  readonly path: string;
  readonly contents: Buffer;
}

/** Reads the paths of the files of a table that a condition selects. */
export async function readFilePaths(
  trx: Trx,
  table: keyof typeof filesOf,
  condition: RawBuilder<unknown>,
): Promise<readonly string[]> {
  const { folder, name } = filesOf[table];
  const { rows } = await sql<{ name: string }>`
    select ${name} as name from ${sql.table(table)} where ${condition} order by 1`.execute(trx);
  return rows.map((row) => `${folder}/${row.name}`);
}

/** Reads the files of a table that a condition selects, one by one. */
export async function* readFiles(
  trx: Trx,
  table: keyof typeof filesOf,
  condition: RawBuilder<unknown>,
): AsyncGenerator<CopiedFile> {
  const { folder, name, contents } = filesOf[table];
  const files = inParts(
    trx,
    sql<{ name: string; contents: Buffer }>`
      select ${name} as name, ${contents} as contents from ${sql.table(table)} where ${condition} order by 1`,
    1,
  );
  for await (const part of files) {
    for (const file of part) yield { path: `${folder}/${file.name}`, contents: file.contents };
  }
}

/** Reads the ids of a customer's invoices that have no file yet. */
export async function readInvoicesWithoutFile(db: Db, userId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select invoices.id from invoices join orders on orders.id = order_id
    where user_id = ${userId} and not exists (select from invoice_files where invoice_id = invoices.id)
    order by invoices.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts somebody's rows of a table. */
export async function countRowsOf(
  db: Db,
  table: PersonalTable,
  subject: DataSubject,
): Promise<number> {
  return countCopiedRows(db, table, rowsOf[table](subject));
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
const rowsOfPatient: Partial<Readonly<Record<PersonalTable, (id: number) => RawBuilder<unknown>>>> =
  {
    patients: (id) => sql`id = ${id}`,
    prescriptions: (id) => sql`patient_id = ${id}`,
    prescription_items: byPatientsPrescription,
    prescription_events: byPatientsPrescription,
    prescription_documents: byPatientsPrescription,
    prescription_signatures: byPatientsPrescription,
    cart_prescriptions: (id) => sql`patient_id = ${id}`,
    audit_events: (id) => sql`subject = ${`patient ${id}`}`,
  };

function byPatientsPrescription(id: number): RawBuilder<unknown> {
  return sql`prescription_id in (select id from prescriptions where patient_id = ${id})`;
}

/** Returns the condition by which the rows about a patient are found in a table; undefined if it has none. */
export function conditionOfPatient(
  table: PersonalTable,
  id: number,
): RawBuilder<unknown> | undefined {
  return rowsOfPatient[table]?.(id);
}
