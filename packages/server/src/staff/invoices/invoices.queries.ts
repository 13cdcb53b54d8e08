import { sql } from 'kysely';
import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';
import type { InvoiceContent } from '../../invoices/invoices.tables.ts';
import type { Db } from '../../platform/database/Db.ts';

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
  const first = `${month}-01`;
  const { rows } = await sql<BookedInvoice>`
    select kind, number, issued_at as "issuedAt", content from invoices
    where issued_at >= ${first}::timestamp at time zone 'Europe/London'
      and issued_at < (${first}::timestamp + interval '1 month') at time zone 'Europe/London'
    order by kind desc, number`.execute(db);
  return rows;
}
