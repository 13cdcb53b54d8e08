import type { Generated } from 'kysely';
import type { Order } from '@formulary/rules/orders/order';
import type { PaymentOutcome, Settlement } from '@formulary/rules/payments/settlePayment';

interface OrderCreditsTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  /** Null if staff corrected a line. */
  readonly prescription_id: number | null;
  readonly amount_mills: number;
  /** Whether the order's invoice charges it; false for an excess of parts that arrived before the invoice. */
  readonly is_charged: Generated<boolean>;
  readonly due_at: Date;
  readonly refunded_at: Date | null;
  readonly refund_note: string | null;
}

declare module '../platform/database/schema.ts' {
  /** The table of migrations/0022_changed_orders.sql, and of the one for payments in parts. */
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
}

declare module '../platform/database/schema.ts' {
  /** Tables of migrations/0013_payments.sql, and of the migration for part payments. */
  interface Schema {
    readonly payment_callbacks: PaymentCallbacksTable;
    readonly payments: PaymentsTable;
  }
}
