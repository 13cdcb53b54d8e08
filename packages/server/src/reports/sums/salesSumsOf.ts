import { londonDay } from '@formulary/rules/dates/londonTime';
import type { InvoiceKind } from '@formulary/rules/orders/orderInvoice';
import { type SaleSums, salesOf } from '@formulary/rules/reports/salesOf';
import type { SalesSubject } from '../reports.tables.ts';
import type { ReportedInvoice } from './news.queries.ts';

/** A row of sums. */
export interface SalesSum extends SaleSums {
  readonly subject: SalesSubject;
  readonly grain: 'day' | 'month';
  readonly startsOn: string;
  readonly kind: InvoiceKind;
  readonly key: number;
  /** Invoices or credit notes. */
  readonly count: number;
}

/** The key of the sums of everything. */
const ALL = 0;

/** Adds up invoices and credit notes by day and by month: all, and by rate, product and account. */
export function salesSumsOf(
  invoices: readonly ReportedInvoice[],
  products: ReadonlyMap<number, number>,
): readonly SalesSum[] {
  const sums = new Map<string, SalesSum>();
  const add = (place: Pick<SalesSum, 'subject' | 'startsOn' | 'kind' | 'key'>, part: SaleSums) => {
    const month = `${place.startsOn.slice(0, 7)}-01`;
    for (const [grain, startsOn] of [
      ['day', place.startsOn],
      ['month', month],
    ] as const) {
      const name = [place.subject, grain, startsOn, place.kind, place.key].join(' ');
      const before = sums.get(name) ?? { count: 0, packs: 0, net: 0, vat: 0 };
      sums.set(name, {
        ...place,
        grain,
        startsOn,
        count: before.count + 1,
        packs: before.packs + part.packs,
        net: before.net + part.net,
        vat: before.vat + part.vat,
      });
    }
  };
  for (const { kind, issuedAt, content, customerId } of invoices) {
    const sales = salesOf(content, (lineId) => products.get(lineId));
    const place = { startsOn: londonDay(issuedAt), kind };
    add({ ...place, subject: 'all', key: ALL }, sales.all);
    add({ ...place, subject: 'customer', key: customerId }, sales.all);
    for (const [key, part] of sales.rates) add({ ...place, subject: 'rate', key }, part);
    for (const [key, part] of sales.products) add({ ...place, subject: 'product', key }, part);
  }
  return [...sums.values()];
}
