import type { ReportRow } from '@formulary/rules/calls/desk/deskReportCalls';
import type { ReportName } from '@formulary/rules/reports/reports';
import { paths } from '../../lib/screen/paths.ts';

/** Returns where a row of a report leads: the invoices of its day, the product, those of a category,
 * the customer. */
export function rowHref(report: ReportName, { day, id }: ReportRow): string | undefined {
  if (report === 'day' && day !== undefined) return paths.invoicesOfDay(day);
  if (id === undefined) return undefined;
  if (report === 'category') return paths.productsOf(id);
  return report === 'customer' ? paths.customer(id) : paths.product(id);
}
