import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';
import type { ColumnType, Generated } from 'kysely';
import type { InvoiceContent } from './InvoiceContent.ts';

interface InvoiceSeriesTable {
  readonly kind: InvoiceKind;
  readonly last: number;
  readonly after_event: number;
}

interface InvoicesTable {
  readonly id: Generated<number>;
  readonly kind: InvoiceKind;
  /** Counted from 1 within its kind. */
  readonly number: number;
  readonly order_id: number;
  readonly credits_id: number | null;
  readonly issued_at: Date;
  readonly net_mills: number;
  readonly vat_mills: number;
  readonly amount_mills: number;
  readonly content: ColumnType<InvoiceContent, string, never>;
  readonly event_id: number;
}

interface InvoiceFilesTable {
  readonly invoice_id: number;
  readonly pdf: Buffer;
  /** SHA-256. */
  readonly hash: Buffer;
  readonly made_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** Tables of migrations/0029_invoices.sql. */
  interface Schema {
    readonly invoice_series: InvoiceSeriesTable;
    readonly invoices: InvoicesTable;
    readonly invoice_files: InvoiceFilesTable;
  }
}
