import type { ColumnType, Generated } from 'kysely';

interface OrderFlagsTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly kind: 'orders-to-postcode' | 'patients-of-postcode';
  /** Normalised for comparison: capitals, no spaces. */
  readonly postcode: string;
  readonly count: number;
  readonly flagged_at: Date;
  readonly cleared_at: ColumnType<Date | null, null | undefined, Date>;
  readonly cleared_by: ColumnType<string | null, null | undefined, string>;
  readonly note: ColumnType<string | null, null | undefined, string>;
}

declare module '../platform/database/schema.ts' {
  /** The table of migrations/0023_order_flags.sql. */
  interface Schema {
    readonly order_flags: OrderFlagsTable;
  }
}
