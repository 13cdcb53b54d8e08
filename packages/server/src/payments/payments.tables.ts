import type { Order } from '@formulary/rules/orders/order';
import type { PaymentOutcome, Settlement } from '@formulary/rules/payments/settlePayment';
import type { Generated } from 'kysely';

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
