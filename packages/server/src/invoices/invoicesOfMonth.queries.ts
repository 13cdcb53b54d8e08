import type { Mills } from '@formulary/rules/money/mills';
import { sql } from 'kysely';
import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';
import type { InvoiceContent } from './invoices.tables.ts';
import type { Db } from '../platform/database/Db.ts';

/** An invoice or credit note for the accountant. */
export interface BookedInvoice {
  readonly kind: InvoiceKind;
  readonly number: number;
  readonly issuedAt: Date;
  readonly content: InvoiceContent;
}

/** Reads the invoices and then the credit notes issued in a month of UK time, each in the order of their numbers. */
export async function readInvoicesOfMonth(
  db: Db,
  month: string,
): Promise<readonly BookedInvoice[]> {
  const { rows } = await sql<BookedInvoice>`
    select kind, number, issued_at as "issuedAt", content from invoices
    where ${isOfMonth(month)} order by kind desc, number`.execute(db);
  return rows;
}

/** Whether an invoice was issued in a month of UK time. */
function isOfMonth(month: string) {
  const first = `${month}-01`;
  return sql`issued_at >= ${first}::timestamp at time zone 'Europe/London'
    and issued_at < (${first}::timestamp + interval '1 month') at time zone 'Europe/London'`;
}

/** A month, days in London that narrow it, or days alone; the first and the last are included. */
export interface InvoiceDays {
  readonly month?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether an invoice was issued in a month, and on or between days. */
function isOfDays({ month, from, to }: InvoiceDays) {
  return sql`${month === undefined ? sql`true` : isOfMonth(month)}
    and ${from === undefined ? sql`true` : sql`issued_at >= ${from}::timestamp at time zone 'Europe/London'`}
    and ${to === undefined ? sql`true` : sql`issued_at < (${to}::timestamp + interval '1 day') at time zone 'Europe/London'`}`;
}

/** An invoice or credit note in the list of a month. */
export interface ListedInvoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  /** Within its kind, from 1. */
  readonly count: number;
  readonly issuedAt: Date;
  readonly orderId: number;
  readonly orderNumber: string;
  /** The billed company or person. */
  readonly customer: string;
  readonly net: Mills;
  readonly vat: Mills;
  readonly amount: Mills;
}

/**
 * Selects the invoices and credit notes of some days: of a kind, with a VAT rate, and by a part of an order's number or
 * the customer's name.
 */
export function invoicesOf({
  kind,
  rate,
  search = '',
  ...days
}: InvoiceDays & {
  readonly kind?: InvoiceKind | undefined;
  /** In percent. */
  readonly rate?: number | undefined;
  readonly search?: string | undefined;
}) {
  return sql`
    select id, kind, number as count, issued_at as "issuedAt", order_id as "orderId",
      content ->> 'orderNumber' as "orderNumber", coalesce(content -> 'customer' ->> 0, '') as customer,
      net_mills::float8 as net, vat_mills::float8 as vat, amount_mills::float8 as amount
    from invoices where ${isOfDays(days)}
      and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
      and ${rate === undefined ? sql`true` : sql`invoice_rates(content) @> ${JSON.stringify([rate])}::jsonb`}
      and ${isOfSearch(search)}`;
}

/**
 * Whether an invoice has what is searched in a number or the customer's name. A month has 40,000 invoices, so that a number
 * is compared only with what can be a part of one, and without a look at other capitals.
 */
function isOfSearch(search: string) {
  const typed = search.trim();
  if (typed === '') return sql`true`;
  const pattern = `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const inCapitals = pattern.toUpperCase();
  const has = [
    ...(/^[-INVC\d]+$/i.test(typed) ? [sql`${number} like ${inCapitals}`] : []),
    ...(/^[-F\d]+$/i.test(typed) ? [sql`content ->> 'orderNumber' like ${inCapitals}`] : []),
    sql`content #>> '{customer,0}' ilike ${pattern}`,
  ];
  return sql`(${sql.join(has, sql` or `)})`;
}

/** The printed number of an invoice. */
const number = sql`case kind when 'Invoice' then 'INV-' else 'CN-' end || lpad(number::text, 6, '0')`;

/** The number and sums of invoices or credit notes. */
export interface MonthSum {
  readonly count: number;
  readonly net: Mills;
  readonly vat: Mills;
  readonly amount: Mills;
}

/** Adds up the invoices and credit notes of a month or of days. */
export async function sumInvoices(
  db: Db,
  days: InvoiceDays,
): Promise<Readonly<Record<'invoices' | 'creditNotes', MonthSum>>> {
  const { rows } = await sql<MonthSum & { readonly kind: InvoiceKind }>`
    select kind, count(*)::integer as count, sum(net_mills)::float8 as net, sum(vat_mills)::float8 as vat,
      sum(amount_mills)::float8 as amount
    from invoices where ${isOfDays(days)} group by kind`.execute(db);
  const sumOf = (kind: InvoiceKind): MonthSum => {
    const { kind: _kind, ...sum } = rows.find((row) => row.kind === kind) ?? { kind, ...NOTHING };
    return sum;
  };
  return { invoices: sumOf('Invoice'), creditNotes: sumOf('Credit note') };
}

const NOTHING: MonthSum = { count: 0, net: 0, vat: 0, amount: 0 };
