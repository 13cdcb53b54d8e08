interface StockRequestsTable {
  readonly user_id: number;
  readonly product_id: number;
  readonly asked_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** The table of migrations/0031_stock_requests.sql. */
  interface Schema {
    readonly stock_requests: StockRequestsTable;
  }
}
