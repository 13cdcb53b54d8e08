import type {
  DeskReport,
  ReportRequest,
  ReportRow,
} from '@formulary/rules/calls/desk/deskReportCalls';
import { MOST_RANKED } from '@formulary/rules/calls/desk/deskReportCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import {
  type ComparedRange,
  type DayRange,
  eachDay,
  reportRange,
  withRunningYear,
} from '@formulary/rules/reports/reportPeriod';
import type { ReportName } from '@formulary/rules/reports/reports';
import { otherSaleNames } from '@formulary/rules/reports/salesOf';
import { type HoursCount, hoursWithin } from '@formulary/rules/reports/workedHours';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { TimedStep } from '../reports.tables.ts';
import { readStockValues, readTimes } from './otherReports.queries.ts';
import {
  type ComparedRow,
  readCategorySales,
  readDays,
  readRanks,
  readRates,
  readTotal,
  type SoldRow,
} from './salesReports.queries.ts';

/** The rows of a report and their sum. */
interface Rows {
  readonly rows: readonly ReportRow[];
  readonly total: ReportRow;
  /** How many rows the report has. */
  readonly all: number;
}

const nothing: SoldRow = {
  count: 0,
  packs: 0,
  sold: 0,
  credited: 0,
  soldVat: 0,
  creditedVat: 0,
};
const TOTAL = 'Total';
const MEDIAN = 0.5;
const MOST_OF_ALL = 0.9;

const netOf = ({ sold, credited }: SoldRow) => sold - credited;
const vatOf = ({ soldVat, creditedVat }: SoldRow) => soldVat - creditedVat;
const salesOf = ({ packs, sold, credited, ...row }: SoldRow) => ({
  packs,
  sold,
  credited,
  net: netOf({ packs, sold, credited, ...row }),
});

async function byDay(db: Db, range: ComparedRange): Promise<Rows> {
  const [days, before] = await Promise.all([readDays(db, range), readDays(db, range.before)]);
  const daysBefore = eachDay(range.before);
  const rowOf = (row: SoldRow, earlier: number) => ({
    count: row.count,
    sold: row.sold,
    credited: row.credited,
    net: netOf(row),
    vat: vatOf(row),
    gross: netOf(row) + vatOf(row),
    before: earlier,
  });
  const rows = eachDay(range).map((day, at) => {
    const earlier = before.get(daysBefore[at] ?? '');
    return {
      label: formatDay(day),
      day,
      ...rowOf(days.get(day) ?? nothing, earlier ? netOf(earlier) : 0),
    };
  });
  const [total, totalBefore] = await Promise.all([
    readTotal(db, range),
    readTotal(db, range.before),
  ]);
  return { rows, total: { label: TOTAL, ...rowOf(total, netOf(totalBefore)) }, all: rows.length };
}

async function byKey(
  db: Db,
  subject: 'product' | 'customer',
  range: ComparedRange,
  most: number,
): Promise<Rows> {
  const [{ rows, all }, total, before] = await Promise.all([
    readRanks(db, subject, range, most),
    readTotal(db, range),
    readTotal(db, range.before),
  ]);
  const countOf = ({ count }: SoldRow) => (subject === 'customer' ? { count } : {});
  return {
    rows: rows.map((row) => ({
      label: row.name ?? otherSaleNames.get(row.key) ?? '',
      ...(row.key > 0 ? { id: row.key } : {}),
      ...countOf(row),
      ...salesOf(row),
      before: row.before,
    })),
    total: { label: TOTAL, ...countOf(total), ...salesOf(total), before: netOf(before) },
    all,
  };
}

async function byCategory(db: Db, range: ComparedRange): Promise<Rows> {
  const [found, total, before] = await Promise.all([
    readCategorySales(db, range),
    readTotal(db, range),
    readTotal(db, range.before),
  ]);
  const rows = found.map((row) => ({
    ...(row.name === null ? {} : { id: row.key }),
    label: row.name ?? (row.isProduct ? 'Without a category' : (otherSaleNames.get(row.key) ?? '')),
    ...salesOf(row),
    before: row.before,
  }));
  return {
    rows,
    total: { label: TOTAL, ...salesOf(total), before: netOf(before) },
    all: rows.length,
  };
}

async function byRate(db: Db, range: ComparedRange): Promise<Rows> {
  const found = await readRates(db, range);
  const rowOf = (row: Omit<ComparedRow, 'key' | 'name'>) => ({
    sold: row.sold,
    soldVat: row.soldVat,
    credited: row.credited,
    creditedVat: row.creditedVat,
    net: netOf(row),
    vat: vatOf(row),
    before: row.beforeVat,
  });
  const [total, before] = await Promise.all([readTotal(db, range), readTotal(db, range.before)]);
  return {
    rows: found.map((row) => ({ label: `${row.key}%`, rate: row.key, ...rowOf(row) })),
    total: {
      label: TOTAL,
      ...rowOf({ ...total, before: netOf(before), beforeVat: vatOf(before) }),
    },
    all: found.length,
  };
}

async function ofStock(db: Db, range: ComparedRange, most: number): Promise<Rows> {
  const days = { to: range.to, before: range.before.to };
  const { rows, total, all } = await readStockValues(db, days, most);
  return {
    rows: rows.map(({ id, name, packs, value, before }) => ({
      label: name,
      id,
      packs,
      value,
      before,
    })),
    total: { label: TOTAL, ...total },
    all,
  };
}

async function ofTimes(db: Db, kind: TimedStep, range: ComparedRange): Promise<Rows> {
  const [times, before] = await Promise.all([
    readTimes(db, kind, range),
    readTimes(db, kind, range.before),
  ]);
  const days = Map.groupBy(times, ({ day }) => day);
  const daysBefore = Map.groupBy(before, ({ day }) => day);
  const namesBefore = eachDay(range.before);
  const rows = eachDay(range).map((day, at) => ({
    label: formatDay(day),
    day,
    ...timesOf(days.get(day) ?? [], daysBefore.get(namesBefore[at] ?? '') ?? []),
  }));
  return { rows, total: { label: 'All days', ...timesOf(times, before) }, all: rows.length };
}

function timesOf(counts: readonly HoursCount[], before: readonly HoursCount[]) {
  const median = hoursWithin(counts, MEDIAN);
  const ninetieth = hoursWithin(counts, MOST_OF_ALL);
  const beforeMedian = hoursWithin(before, MEDIAN);
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    ...(median === undefined ? {} : { median }),
    ...(ninetieth === undefined ? {} : { ninetieth }),
    ...(beforeMedian === undefined ? {} : { beforeMedian }),
  };
}

function rowsOf(
  db: Db,
  report: ReportName,
  range: ComparedRange,
  { most, today }: { readonly most: number; readonly today: string },
): Promise<Rows> {
  const summed = { ...range, ...withRunningYear(range, today) };
  switch (report) {
    case 'day':
      return byDay(db, range);
    case 'product':
    case 'customer':
      return byKey(db, report, summed, most);
    case 'category':
      return byCategory(db, summed);
    case 'vat':
      return byRate(db, summed);
    case 'stock':
      return ofStock(db, range, most);
    case 'dispatch':
    case 'signature':
      return ofTimes(db, report, range);
    default:
      return report satisfies never;
  }
}

/**
 * Returns a report of a period as the sums have it. Lists at most so many products or customers. Refuses with
 * 'report-period' days that are missing, in the wrong order, or too many.
 */
export async function readReport(
  db: Db,
  { report, ...chosen }: ReportRequest,
  now: Date,
  most = MOST_RANKED,
): Promise<Omit<DeskReport, 'pending'>> {
  const today = londonDay(now);
  const range = reportRange(chosen, today);
  if (!range) throw new Refused('report-period');
  const { rows, total, all } = await rowsOf(db, report, range, { most, today });
  const { from, to, before }: DayRange & { readonly before: DayRange } = range;
  return {
    from,
    to,
    beforeFrom: before.from,
    beforeTo: before.to,
    rows,
    total,
    unlisted: all - rows.length,
  };
}
