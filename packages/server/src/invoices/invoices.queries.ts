import { invoiceNumber, type InvoiceSums } from '@formulary/rules/invoices/invoiceSums';
import type { InvoiceKind, OrderInvoice } from '@formulary/rules/orders/orderInvoice';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import type { InvoiceContent } from './invoices.tables.ts';

/** An invoice or credit note to insert. */
export interface NewInvoice {
  readonly kind: InvoiceKind;
  readonly orderId: number;
  readonly creditsId: number | null;
  readonly issuedAt: Date;
  readonly sums: Pick<InvoiceSums, 'net' | 'vat' | 'amount'>;
  readonly content: InvoiceContent;
  readonly eventId: number;
}

/**
 * Inserts an invoice under the next number of its kind and returns its id and number. Others wait until the transaction
 * ends; a rollback frees the number, so that numbers have no gaps.
 */
export async function insertInvoice(
  trx: Trx,
  { kind, orderId, creditsId, issuedAt, sums, content, eventId }: NewInvoice,
): Promise<{ readonly id: number; readonly number: string }> {
  const { last } = await trx
    .updateTable('invoice_series')
    .set(({ eb }) => ({ last: eb('last', '+', 1) }))
    .where('kind', '=', kind)
    .returning('last')
    .executeTakeFirstOrThrow();
  const edition = kind === 'Invoice' ? (await countEditions(trx, orderId)) + 1 : 1;
  const { id } = await trx
    .insertInto('invoices')
    .values({
      kind,
      edition,
      number: last,
      order_id: orderId,
      credits_id: creditsId,
      issued_at: issuedAt,
      net_mills: sums.net,
      vat_mills: sums.vat,
      amount_mills: sums.amount,
      content: JSON.stringify(content),
      event_id: eventId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number: invoiceNumber(kind, last) };
}

/** Counts the invoices of a locked order: another one follows if the payment of the one before was undone. */
async function countEditions(trx: Trx, orderId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('invoices')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'Invoice')
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads the invoices and credit notes of an order, oldest first. */
export async function readInvoices(db: Db, orderId: number): Promise<readonly OrderInvoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issued_at as issuedAt', 'amount_mills as amount'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, number: invoiceNumber(row.kind, row.number) }));
}

/** An invoice with all drawn content. */
export interface WrittenInvoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  /** As printed: 'INV-000012'. */
  readonly number: string;
  readonly issuedAt: Date;
  readonly content: InvoiceContent;
}

/** Reads an invoice by id. */
export async function readInvoice(db: Db, id: number): Promise<WrittenInvoice | undefined> {
  const row = await db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issued_at as issuedAt', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, number: invoiceNumber(row.kind, row.number) };
}

/** Reads the invoices and credit notes of an order with their content, oldest first. */
export async function readInvoiceContents(trx: Trx, orderId: number) {
  return trx
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'issued_at as issuedAt', 'content'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Returns the number of a user's own invoice; undefined for another user's. */
export async function readInvoiceNumberOf(
  db: Db,
  userId: number,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.kind', 'invoices.number'])
    .where('invoices.id', '=', id)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
  return row && invoiceNumber(row.kind, row.number);
}

/** Reads the PDF of an invoice, if it is made. */
export async function readInvoiceFile(db: Db, id: number): Promise<Buffer | undefined> {
  const file = db.selectFrom('invoice_files').select('pdf').where('invoice_id', '=', id);
  return (await file.executeTakeFirst())?.pdf;
}

/** Stores the PDF of an invoice unless one exists, and returns the stored one: it is never replaced. */
export async function storeInvoiceFile(
  db: Db,
  file: {
    readonly invoiceId: number;
    readonly pdf: Buffer;
    readonly hash: Buffer;
    readonly madeAt: Date;
  },
): Promise<Buffer> {
  await db
    .insertInto('invoice_files')
    .values({ invoice_id: file.invoiceId, pdf: file.pdf, hash: file.hash, made_at: file.madeAt })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute();
  const stored = db.selectFrom('invoice_files').select('pdf');
  return (await stored.where('invoice_id', '=', file.invoiceId).executeTakeFirstOrThrow()).pdf;
}

const MOST_AT_ONCE = 1_000;

/** Reads invoices without a PDF, oldest first. */
export async function readUnmadeInvoices(trx: Trx): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from invoices
    where not exists (select from invoice_files where invoice_id = invoices.id)
    order by id limit ${sql.lit(MOST_AT_ONCE)}`.execute(trx);
  return rows.map(({ id }) => id);
}
