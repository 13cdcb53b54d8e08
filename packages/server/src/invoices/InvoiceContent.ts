import type { Charge } from '@formulary/rules/invoices/charge';
import type { Credit } from '@formulary/rules/invoices/creditOf';
import type { PaymentMode } from '@formulary/rules/orders/order';

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
