import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';

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
  readonly grain: 'day' | 'month';
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

declare module '../platform/database/schema.ts' {
  /** Tables of migrations/0084_reports.sql. */
  interface Schema {
    readonly report_news: ReportNewsTable;
    readonly sales_sums: SalesSumsTable;
    readonly time_sums: TimeSumsTable;
  }
}
