import type { PriceState } from '@formulary/rules/pricing/newPrice';
import type { ColumnType, Generated } from 'kysely';

interface PriceChangesTable {
  readonly id: Generated<number>;
  readonly product_id: number;
  readonly price_mills: number;
  /** Of the product, before it came into force. */
  readonly before_mills: number | null;
  readonly holds_from: Date;
  readonly state: PriceState;
  /** Counts up with every price that comes into force; of big integers of PostgreSQL. */
  readonly force_order: number | null;
  readonly in_force_at: Date | null;
  readonly decided_at: Date;
  readonly decided_by: string;
  /** Null for what was not done at the desk. */
  readonly staff_id: number | null;
  readonly reason: string | null;
  readonly withdrawn_at: ColumnType<Date | null, never, Date>;
  readonly withdrawn_by: ColumnType<string | null, never, string>;
  readonly withdraw_reason: ColumnType<string | null, never, string>;
}

declare module '../../platform/database/schema.ts' {
  /** The table of migrations/0079_price_changes.sql. */
  interface Schema {
    readonly price_changes: PriceChangesTable;
  }
}
