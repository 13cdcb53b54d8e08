import type { Charge } from '@formulary/rules/invoices/Charge';
import type { Credit } from '@formulary/rules/invoices/creditOf';
import type { PaymentMode } from '@formulary/rules/orders/order';

/** Everything that an invoice says beside its number and day, as it stood when it was written. */
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
  /** What is charged from then on: of a credit note, what is left. */
  readonly charge: Charge;
  /** What a credit note says besides. */
  readonly credit?: {
    /** The invoice that it credits. */
    readonly invoiceNumber: string;
    /** An instant in ISO 8601. */
    readonly invoiceIssuedAt: string;
    readonly reason: string;
    readonly given: Credit;
  };
}
