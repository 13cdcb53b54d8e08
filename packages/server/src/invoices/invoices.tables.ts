import type { Charge } from '@formulary/rules/invoices/charge';
import type { Credit } from '@formulary/rules/invoices/creditOf';
import type { PaymentMode } from '@formulary/rules/orders/order';
import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';
import type { ColumnType, Generated } from 'kysely';

/** Content of an invoice beside its number and date, as of its writing. */
export interface InvoiceContent {
  readonly supplier: {
    /** Name and address, line by line. */
    readonly address: readonly string[];
    readonly vatNumber: string;
    readonly registration: string;
    readonly email: string;
  };
  /** Name and address, line by line. */
  readonly customer: readonly string[];
  readonly orderNumber: string;
  readonly paymentMode: PaymentMode;
  /** Resulting charge; on a credit note, the remaining one. */
  readonly charge: Charge;
  /** Extra fields of a credit note. */
  readonly credit?: {
    /** Credited invoice. */
    readonly invoiceNumber: string;
    /** Date and time in ISO 8601. */
    readonly invoiceIssuedAt: string;
    readonly reason: string;
    readonly given: Credit;
  };
}

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
  /** Counts the invoices of an order from 1; 1 for a credit note. */
  readonly edition: Generated<number>;
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

interface SkippedInvoiceNumbersTable {
  readonly kind: InvoiceKind;
  readonly first: number;
  readonly last: number;
  readonly skipped_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** Tables of migrations/0029_invoices.sql and 0043_skipped_invoice_numbers.sql. */
  interface Schema {
    readonly invoice_series: InvoiceSeriesTable;
    readonly invoices: InvoicesTable;
    readonly invoice_files: InvoiceFilesTable;
    readonly skipped_invoice_numbers: SkippedInvoiceNumbersTable;
  }
}
