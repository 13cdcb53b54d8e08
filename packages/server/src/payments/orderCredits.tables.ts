import type { Generated } from 'kysely';

interface OrderCreditsTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly prescription_id: number;
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
