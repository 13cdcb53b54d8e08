import type { ColumnType, Generated } from 'kysely';
import type { Order } from '@formulary/rules/orders/order';
import type { RateSums } from '@formulary/rules/orders/orderSums';
import type { PaymentOutcome, Settlement } from '@formulary/rules/payments/settlePayment';

/** Why money of a paid order is given back. */
export type CreditKind =
  /** The order became cheaper. */
  | 'change'
  /** A transfer was more than what was due. */
  | 'over'
  | 'refund'
  | 'goodwill';

interface OrderCreditsTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly kind: Generated<CreditKind>;
  /** Set for a change on prescription; null if staff corrected a line. */
  readonly prescription_id: number | null;
  readonly amount_mills: number;
  /** Why, as its credit note says; set for a refund in part or goodwill, with its sums by VAT rate. */
  readonly reason: ColumnType<string | null, string | null | undefined, never>;
  /** JSON: written as text, read parsed. */
  readonly rates: ColumnType<readonly RateSums[] | null, string | null | undefined, never>;
  readonly event_id: ColumnType<number | null, number | null | undefined, never>;
  /** Whether the order's invoice charges it; false for an excess of parts that arrived before the invoice. */
  readonly is_charged: Generated<boolean>;
  readonly due_at: Date;
  readonly refunded_at: Date | null;
  readonly refund_note: string | null;
}

declare module '../platform/database/schema.ts' {
  /** The table of migrations/0022_changed_orders.sql, and of those for payments in parts and refunds. */
  interface Schema {
    readonly order_credits: OrderCreditsTable;
  }
}

interface PaymentCallbacksTable {
  readonly id: Generated<number>;
  readonly received_at: Date;
  /** The form as it arrived, percent-encoded, without the password. */
  readonly body: string;
  readonly is_authentic: boolean;
  readonly judged_at: Date | null;
  readonly verdict: Settlement['effect'] | 'repeated' | 'refused' | null;
  readonly refusal: string | null;
  readonly order_id: number | null;
}

interface PaymentsTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly mode: Order['paymentMode'];
  readonly reference: string;
  readonly outcome: PaymentOutcome;
  readonly effect: Settlement['effect'] | 'part';
  readonly amount_mills: number;
  readonly currency: 'GBP';
  readonly settled_at: Date;
  readonly callback_id: number | null;
  readonly event_id: number | null;
  readonly refund_due_at: Date | null;
  readonly refunded_at: Date | null;
  readonly refund_note: string | null;
  /** The payment whose booking this one undoes; its amount is below 0. */
  readonly reverses_id: ColumnType<number | null, number | null | undefined, never>;
}

declare module '../platform/database/schema.ts' {
  /** Tables of migrations/0013_payments.sql, and of the migration for part payments. */
  interface Schema {
    readonly payment_callbacks: PaymentCallbacksTable;
    readonly payments: PaymentsTable;
  }
}
