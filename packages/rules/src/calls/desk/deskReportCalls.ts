import { reportNames } from '../../reports/reports.ts';
import { MOST_REPORT_DAYS, reportPeriods } from '../../reports/reportPeriod.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { day, money, recordId, text, wholeNumber, word } from '../../wire/scalars.ts';
import { fileContents } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';

/** Products and customers that a report lists; the file has all. */
export const MOST_RANKED = 100;
/** Most rows of a report's file. */
export const MOST_REPORT_ROWS = 100_000;

const MOST_COUNT = 1_000_000_000;
const count = wholeNumber(-MOST_COUNT, MOST_COUNT);
const hours = wholeNumber(0, MOST_COUNT);

/** Which report of which days. */
export const reportRequest = entity({
  report: field('report', word(reportNames)),
  period: field('period', word(reportPeriods)),
  /** First and last day, of the period 'days'. */
  from: optionalField('from', day),
  to: optionalField('to', day),
});

export type ReportRequest = Words<typeof reportRequest>;

const figures = {
  count: optionalField('count', count),
  packs: optionalField('packs', count),
  sold: optionalField('sold', money),
  credited: optionalField('credited', money),
  net: optionalField('net', money),
  vat: optionalField('vat', money),
  gross: optionalField('gross', money),
  soldVat: optionalField('soldVat', money),
  creditedVat: optionalField('creditedVat', money),
  before: optionalField('before', money),
  value: optionalField('value', money),
  median: optionalField('median', hours),
  ninetieth: optionalField('ninetieth', hours),
  beforeMedian: optionalField('beforeMedian', hours),
};

/** A row of a report. Which figures it has, its report says. */
export const reportRow = entity({
  label: field('label', text(0, 500)),
  /** Of a report by day. */
  day: optionalField('day', day),
  /** Of a product, category or customer. */
  id: optionalField('id', recordId),
  /** Percent of a VAT rate. */
  rate: optionalField('rate', wholeNumber(0, 100)),
  ...figures,
});

export type ReportRow = Words<typeof reportRow>;

const badPeriod = {
  codes: ['invalid-request', 'report-period'],
  when: 'the days are missing, in the wrong order, or more than 366',
} as const;

/** A report with its rows. */
export const deskReport = entity({
  from: field('from', day),
  to: field('to', day),
  beforeFrom: field('beforeFrom', day),
  beforeTo: field('beforeTo', day),
  rows: field('rows', listOf(reportRow, MOST_REPORT_DAYS)),
  total: field('total', reportRow),
  /** Rows of the file that are not listed. */
  unlisted: field('unlisted', wholeNumber(0, MOST_COUNT)),
  /** Invoices, dispatches and signatures that are not added yet. */
  pending: field('pending', wholeNumber(0, MOST_COUNT)),
});

export type DeskReport = Words<typeof deskReport>;

/** Answers a report of a period, compared with the period before. */
export const getDeskReport = defineDeskCall({
  name: 'getDeskReport',
  purpose: 'Sales, VAT, stock value or times of a period',
  method: 'POST',
  path: '/api/desk/reports',
  access: 'seeReports',
  body: reportRequest,
  answer: deskReport,
  refusals: [badPeriod],
});

/** Answers all rows of a report as CSV, and records who exported them and why. */
export const exportDeskReport = defineDeskCall({
  name: 'exportDeskReport',
  purpose: 'All rows of a report as CSV; recorded with the reason',
  method: 'POST',
  path: '/api/desk/reports/export',
  access: 'exportLists',
  body: entity({
    request: field('request', reportRequest),
    reason: field('reason', text(1, 1000)),
  }),
  answer: fileContents,
  answerType: 'text/csv; charset=utf-8',
  refusals: [
    badPeriod,
    { codes: ['report-pending'], when: 'invoices of before are still being added' },
    { codes: ['report-too-long'], when: 'the report has more than 100,000 rows' },
  ],
});
