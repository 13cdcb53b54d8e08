import type { ColumnType, Generated } from 'kysely';

interface PurchaseOrdersTable {
  readonly id: Generated<number>;
  readonly supplier: string;
  readonly reference: string | null;
  readonly expected_on: string | null;
  readonly ordered_at: Date;
  readonly ordered_by: number;
  /** Since when nothing more is expected. */
  readonly closed_at: ColumnType<Date | null, never, Date | null>;
  /** Set if staff closed it before all came. */
  readonly close_reason: ColumnType<string | null, never, string | null>;
  readonly request_key: string;
  readonly request_hash: Buffer;
}

interface PurchaseOrderLinesTable {
  readonly id: Generated<number>;
  readonly purchase_order_id: number;
  readonly product_id: number;
  readonly packs: number;
}

interface DeliveriesTable {
  readonly id: Generated<number>;
  readonly purchase_order_id: number | null;
  readonly supplier: string;
  readonly reference: string | null;
  readonly received_at: Date;
  readonly received_by: number;
  readonly request_key: string;
  readonly request_hash: Buffer;
}

interface DeliveryLinesTable {
  readonly id: Generated<number>;
  readonly delivery_id: number;
  readonly product_id: number;
  readonly packs: number;
  readonly to_come: number | null;
}

interface StockCountsTable {
  readonly id: Generated<number>;
  readonly name: string;
  readonly started_at: Date;
  readonly started_by: number;
  readonly closed_at: ColumnType<Date | null, never, Date>;
  readonly request_key: string;
  readonly request_hash: Buffer;
}

interface StockCountLinesTable {
  readonly id: Generated<number>;
  readonly count_id: number;
  readonly product_id: number;
  readonly counted: ColumnType<number | null, never, number>;
  readonly expected: ColumnType<number | null, never, number>;
  readonly movement_id: ColumnType<number | null, never, number>;
  readonly counted_at: ColumnType<Date | null, never, Date>;
  readonly counted_by: ColumnType<number | null, never, number>;
  readonly booked_at: ColumnType<Date | null, never, Date>;
  readonly booked_by: ColumnType<number | null, never, number>;
  readonly reason: ColumnType<string | null, never, string | null>;
}

interface ProductSalesTable {
  readonly product_id: number;
  readonly packs: number;
  readonly days: number;
  readonly counted_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0062_stock_documents.sql. */
  interface Schema {
    readonly purchase_orders: PurchaseOrdersTable;
    readonly purchase_order_lines: PurchaseOrderLinesTable;
    readonly deliveries: DeliveriesTable;
    readonly delivery_lines: DeliveryLinesTable;
    readonly stock_counts: StockCountsTable;
    readonly stock_count_lines: StockCountLinesTable;
    readonly product_sales: ProductSalesTable;
  }
}
