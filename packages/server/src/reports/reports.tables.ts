import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';
import type { Generated } from 'kysely';

/** What sums of sales are of. */
export type SalesSubject = 'all' | 'rate' | 'product' | 'customer';

/** What is not in the sums yet. */
export type ReportNews = 'invoice' | 'dispatch' | 'signature';

/** What takes time from an order on. */
export type TimedStep = Exclude<ReportNews, 'invoice'>;

interface ReportNewsTable {
  readonly kind: ReportNews;
  readonly id: number;
}

interface SalesSumsTable {
  readonly subject: SalesSubject;
  /** Of products and accounts alone by quarter and by year: a trigger adds months to them. */
  readonly grain: 'day' | 'month' | 'quarter' | 'year';
  readonly starts_on: string;
  readonly kind: InvoiceKind;
  /** A VAT rate in percent, a product, an account; below 1 what is no product. */
  readonly key: number;
  readonly count: number;
  readonly packs: number;
  readonly net_mills: number;
  readonly vat_mills: number;
}

interface TimeSumsTable {
  readonly kind: TimedStep;
  readonly day: string;
  readonly hours: number;
  readonly count: number;
}

interface StockSumsTable {
  readonly grain: 'day' | 'month';
  readonly starts_on: string;
  readonly product_id: number;
  readonly packs: number;
}

interface StockSumsUntilTable {
  readonly is_only: Generated<boolean>;
  readonly last_day: string | null;
}

declare module '../platform/database/schema.ts' {
  /** Tables of migrations/0084_reports.sql, 0096_stock_sums.sql and 0097_quarters_of_sales.sql. */
  interface Schema {
    readonly report_news: ReportNewsTable;
    readonly sales_sums: SalesSumsTable;
    readonly time_sums: TimeSumsTable;
    readonly stock_sums: StockSumsTable;
    readonly stock_sums_until: StockSumsUntilTable;
  }
}
