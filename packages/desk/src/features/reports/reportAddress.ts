import type { ReportRequest } from '@formulary/rules/calls/desk/deskReportCalls';
import { isDay } from '@formulary/rules/dates/isDay';
import { type ReportPeriod, reportPeriods } from '@formulary/rules/reports/reportPeriod';
import { type ReportName, reportNames } from '@formulary/rules/reports/reports';
import { paths } from '../../lib/screen/paths.ts';

/** Which days a report is of. */
export type ReportDays = Omit<ReportRequest, 'report'>;

/** Names of the periods. */
export const periodNames: Readonly<Record<ReportPeriod, string>> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-quarter': 'This quarter',
  'last-quarter': 'Last quarter',
  'this-year': 'This year',
  'last-year': 'Last year',
  days: 'From – to',
};

/** Returns the report at an address: sales by day at that of all reports. */
export const reportAt = ({ pathname }: { readonly pathname: string }): ReportName =>
  reportNames.find((name) => paths.report(name) === pathname) ?? 'day';

/** Returns the days that an address names: this month by default. */
export function readReportDays(query: URLSearchParams): ReportDays {
  const period = reportPeriods.find((name) => name === query.get('period')) ?? 'this-month';
  if (period !== 'days') return { period };
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  return {
    period,
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
}

/** Returns the address of a report of the same days. */
export function reportHref(report: ReportName, { period, from, to }: ReportDays): string {
  const query = new URLSearchParams({
    ...(period === 'this-month' ? {} : { period }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }).toString();
  const path = report === 'day' ? paths.reports : paths.report(report);
  return query === '' ? path : `${path}?${query}`;
}
