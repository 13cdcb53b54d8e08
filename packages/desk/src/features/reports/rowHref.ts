import type { DeskReport, ReportRow } from '@formulary/rules/calls/desk/deskReportCalls';
import type { ReportName } from '@formulary/rules/reports/reports';
import { paths } from '../../lib/screen/paths.ts';

/**
 * Returns where a row of a report leads: the invoices of its day or VAT rate, the orders that left on its day, the product,
 * those of a category, the customer. Days of signature lead nowhere: no list has them.
 */
export function rowHref(
  report: ReportName,
  { day, id, rate }: ReportRow,
  { from, to }: Pick<DeskReport, 'from' | 'to'>,
): string | undefined {
  if (report === 'day' && day !== undefined) return paths.invoicesOfDay(day);
  if (report === 'dispatch' && day !== undefined) return paths.ordersSentOn(day);
  if (rate !== undefined) return paths.invoicesOfRate(rate, from, to);
  if (id === undefined) return undefined;
  if (report === 'category') return paths.productsOf(id);
  return report === 'customer' ? paths.customer(id) : paths.product(id);
}
